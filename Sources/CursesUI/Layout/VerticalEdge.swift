/// The top or the bottom edge.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom

    /// A set of vertical edges.
    @frozen
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ edge: VerticalEdge) {
            rawValue = 1 << edge.rawValue
        }

        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}

/// The leading or the trailing edge.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    case leading, trailing

    /// A set of horizontal edges.
    @frozen
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ edge: HorizontalEdge) {
            rawValue = 1 << edge.rawValue
        }

        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}
