import Foundation

/// The look of the mouse pointer.
public struct PointerStyle: Hashable, Sendable {
    private let name: String

    /// An arrow.
    public static let `default` = PointerStyle(name: "default")
    /// The sign over horizontal text.
    public static let horizontalText = PointerStyle(name: "horizontalText")
    /// The sign over vertical text.
    public static let verticalText = PointerStyle(name: "verticalText")
    /// A cross that selects a rectangle.
    public static let rectSelection = PointerStyle(name: "rectSelection")
    /// A hand that can grab something.
    public static let grabIdle = PointerStyle(name: "grabIdle")
    /// A hand that has grabbed something.
    public static let grabActive = PointerStyle(name: "grabActive")
    /// A pointing hand.
    public static let link = PointerStyle(name: "link")
    /// A magnifying glass that enlarges.
    public static let zoomIn = PointerStyle(name: "zoomIn")
    /// A magnifying glass that reduces.
    public static let zoomOut = PointerStyle(name: "zoomOut")
    /// Arrows that move a border between columns.
    public static let columnResize = PointerStyle(name: "columnResize")
    /// Arrows that move a border between rows.
    public static let rowResize = PointerStyle(name: "rowResize")

    /// Arrows that move a border between columns.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { .columnResize }
    /// Arrows that move a border between rows.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { .rowResize }
    /// Arrows that change the size of a frame.
    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle {
        PointerStyle(name: "frameResize")
    }
    /// A picture.
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle(name: "image") }
}

/// The edge or the corner of a frame that is moved.
public enum FrameResizePosition: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// The direction in which a frame is resized.
public enum FrameResizeDirection: Int8, CaseIterable, Sendable {
    case inward, outward

    /// A set of directions.
    public struct Set: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Creates a set from its raw bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The frame becomes smaller.
        public static let inward = Set(rawValue: 1 << 0)
        /// The frame becomes larger.
        public static let outward = Set(rawValue: 1 << 1)
        /// Both directions.
        public static let all: Set = [.inward, .outward]
    }
}

/// A direction along the horizontal axis.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
    case leading, trailing

    /// A set of directions.
    public struct Set: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Creates a set from its raw bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Towards the leading edge.
        public static let leading = Set(rawValue: 1 << 0)
        /// Towards the trailing edge.
        public static let trailing = Set(rawValue: 1 << 1)
        /// Both directions.
        public static let all: Set = [.leading, .trailing]
    }
}

/// A direction along the vertical axis.
public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
    case up, down

    /// A set of directions.
    public struct Set: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Creates a set from its raw bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Upwards.
        public static let up = Set(rawValue: 1 << 0)
        /// Downwards.
        public static let down = Set(rawValue: 1 << 1)
        /// Both directions.
        public static let all: Set = [.up, .down]
    }
}

extension View {
    /// Changes nothing: the user's terminal determines the look of the mouse pointer.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { unchanged() }

    /// Changes nothing: the user's terminal hides the mouse pointer or shows it.
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { unchanged() }
}
