import Foundation

// Gestures of two fingers. Sources that use them compile; a mouse has none, so that they never begin.

/// Two fingers that move apart. A terminal's mouse has none: it never begins.
public struct MagnifyGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart. A terminal's mouse has none: it never begins.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn. A terminal's mouse has none: it never begins.
public struct RotateGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn. A terminal's mouse has none: it never begins.
public struct RotationGesture: Gesture {
    public typealias Value = Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
