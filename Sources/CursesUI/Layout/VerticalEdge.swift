/// The top or the bottom edge.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom

    /// A set of vertical edges.
    @frozen
    public struct Set: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Creates a set from its raw bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set that contains one edge.
        public init(_ edge: VerticalEdge) {
            rawValue = 1 << edge.rawValue
        }

        /// The top edge.
        public static let top = Set(.top)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// Both edges.
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
        /// The bits of the set.
        public let rawValue: Int8

        /// Creates a set from its raw bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set that contains one edge.
        public init(_ edge: HorizontalEdge) {
            rawValue = 1 << edge.rawValue
        }

        /// The leading edge.
        public static let leading = Set(.leading)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}
