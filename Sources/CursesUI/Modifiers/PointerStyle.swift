import CursesUITerminal
import Foundation

/// The look of the mouse pointer.
public struct PointerStyle: Hashable, Sendable {
    /// The shape in a left-to-right layout.
    private let shape: PointerShape

    private init(_ shape: PointerShape) {
        self.shape = shape
    }

    /// An arrow.
    public static let `default` = PointerStyle(.arrow)
    /// The sign over horizontal text.
    public static let horizontalText = PointerStyle(.text)
    /// The sign over vertical text.
    public static let verticalText = PointerStyle(.verticalText)
    /// A cross that selects a rectangle.
    public static let rectSelection = PointerStyle(.crosshair)
    /// A hand that can grab something.
    public static let grabIdle = PointerStyle(.openHand)
    /// A hand that has grabbed something.
    public static let grabActive = PointerStyle(.closedHand)
    /// A pointing hand.
    public static let link = PointerStyle(.pointingHand)
    /// A magnifying glass that enlarges.
    public static let zoomIn = PointerStyle(.zoomIn)
    /// A magnifying glass that reduces.
    public static let zoomOut = PointerStyle(.zoomOut)
    /// Arrows that move a border between columns.
    public static let columnResize = PointerStyle(.leftRight)
    /// Arrows that move a border between rows.
    public static let rowResize = PointerStyle(.upDown)

    /// Arrows that move a border between columns, to the given sides.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
        PointerStyle(directions == .leading ? .left : directions == .trailing ? .right : .leftRight)
    }
    /// Arrows that move a border between rows, to the given sides.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
        PointerStyle(directions == .up ? .up : directions == .down ? .down : .upDown)
    }
    /// Arrows that change the size of a frame.
    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle {
        let (across, down) = position.outward
        return switch directions {
        case .outward: PointerStyle(.arrow(across: across, down: down))
        case .inward: PointerStyle(.arrow(across: -across, down: -down))
        default: PointerStyle(.arrows(across: across, down: down))
        }
    }
    /// A picture. A terminal takes no pictures for its pointer, so it is an arrow.
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { .default }

    /// Returns the shape for a layout direction.
    func shape(isRightToLeft: Bool) -> PointerShape { isRightToLeft ? shape.mirrored : shape }
}

extension FrameResizePosition {
    /// The way out of the frame: -1 towards the leading edge or the top, 1 towards the trailing edge or the bottom.
    fileprivate var outward: (across: Int, down: Int) {
        switch self {
        case .top: (0, -1)
        case .leading: (-1, 0)
        case .bottom: (0, 1)
        case .trailing: (1, 0)
        case .topLeading: (-1, -1)
        case .topTrailing: (1, -1)
        case .bottomLeading: (-1, 1)
        case .bottomTrailing: (1, 1)
        }
    }
}

extension PointerShape {
    /// Returns an arrow that points in a direction.
    fileprivate static func arrow(across: Int, down: Int) -> PointerShape {
        switch (across, down) {
        case (0, -1): .up
        case (0, 1): .down
        case (-1, 0): .left
        case (1, 0): .right
        case (-1, -1): .upLeft
        case (1, -1): .upRight
        case (-1, 1): .downLeft
        default: .downRight
        }
    }

    /// The shape in a right-to-left layout.
    fileprivate var mirrored: PointerShape {
        switch self {
        case .left: .right
        case .right: .left
        case .upLeft: .upRight
        case .upRight: .upLeft
        case .downLeft: .downRight
        case .downRight: .downLeft
        case .falling: .rising
        case .rising: .falling
        default: self
        }
    }

    /// Returns an arrow with two heads along a direction.
    fileprivate static func arrows(across: Int, down: Int) -> PointerShape {
        across == 0 ? .upDown : down == 0 ? .leftRight : across == down ? .falling : .rising
    }
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
    /// Sets the look of the mouse pointer over the view.
    ///
    /// ```swift
    /// Text("Documentation").pointerStyle(.link)
    /// ```
    ///
    /// Terminals that know OSC 22 with the names of CSS show it, such as kitty, foot and Ghostty; the others keep their
    /// pointer. While a view with a style is on the screen, the terminal reports every move of the mouse. The pointer is
    /// the terminal's own again when the mouse leaves the view, while it is turned off (F8), while the app is suspended,
    /// and when it ends.
    ///
    /// - Parameter style: the look; `nil` for that of the views around the view.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(PointerStyleModifier(style: style)).modifier(
            ViewRequest<MouseTrackingRequests>(request: style == nil ? nil : .motion))
    }

    /// Changes nothing: terminals have no common sequence that hides the mouse pointer. Most of them hide it themselves
    /// while the user types.
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { unchanged() }
}
