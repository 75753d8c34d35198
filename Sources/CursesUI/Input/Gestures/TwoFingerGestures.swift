import Foundation

// Gestures of two fingers. Sources that use them compile; a mouse has none, so that they never begin.

/// Two fingers that move apart. A terminal's mouse has none: it never begins.
public struct MagnifyGesture: Gesture {
    /// What two fingers would do.
    public struct Value: Equatable, Sendable {
        /// When they did it.
        public var time: Date
        /// How much larger.
        public var magnification: CGFloat
        /// How fast.
        public var velocity: CGFloat
        /// Where in the view they began, as a point of it.
        public var startAnchor: UnitPoint
        /// Where in the view they began.
        public var startLocation: CGPoint
    }

    /// A gesture that no mouse makes.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart. A terminal's mouse has none: it never begins.
public struct MagnificationGesture: Gesture {
    /// How much larger, or how far turned.
    public typealias Value = CGFloat

    /// A gesture that no mouse makes.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn. A terminal's mouse has none: it never begins.
public struct RotateGesture: Gesture {
    /// What two fingers would do.
    public struct Value: Equatable, Sendable {
        /// When they did it.
        public var time: Date
        /// How far it is turned.
        public var rotation: Angle
        /// How fast.
        public var velocity: Angle
        /// Where in the view they began, as a point of it.
        public var startAnchor: UnitPoint
        /// Where in the view they began.
        public var startLocation: CGPoint
    }

    /// A gesture that no mouse makes.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn. A terminal's mouse has none: it never begins.
public struct RotationGesture: Gesture {
    /// How much larger, or how far turned.
    public typealias Value = Angle

    /// A gesture that no mouse makes.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
