import Foundation

// Two-finger gestures. Code that uses them compiles, but the gestures never begin, because a mouse is a single pointer.

/// A gesture in which two fingers move apart. With a terminal's mouse it never begins.
public struct MagnifyGesture {
    /// The state of the gesture at one moment.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The magnification, as a factor.
        public var magnification: CGFloat
        /// The velocity of the magnification.
        public var velocity: CGFloat
        /// The starting point, as a unit point in the view.
        public var startAnchor: UnitPoint
        /// The starting point in the view.
        public var startLocation: CGPoint
    }

    /// Creates a gesture that never begins.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A gesture in which two fingers move apart. With a terminal's mouse it never begins.
public struct MagnificationGesture {
    /// The magnification, as a factor.
    public typealias Value = CGFloat

    /// Creates a gesture that never begins.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A gesture in which two fingers rotate. With a terminal's mouse it never begins.
public struct RotateGesture {
    /// The state of the gesture at one moment.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The angle of the rotation.
        public var rotation: Angle
        /// The velocity of the rotation.
        public var velocity: Angle
        /// The starting point, as a unit point in the view.
        public var startAnchor: UnitPoint
        /// The starting point in the view.
        public var startLocation: CGPoint
    }

    /// Creates a gesture that never begins.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A gesture in which two fingers rotate. With a terminal's mouse it never begins.
public struct RotationGesture {
    /// The angle of the rotation.
    public typealias Value = Angle

    /// Creates a gesture that never begins.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension MagnifyGesture: PrimitiveGesture {
    func makeRecognizer(_ actions: GestureActions<Value>) -> any GestureRecognizer { NoRecognizer() }
}

extension MagnificationGesture: PrimitiveGesture {
    func makeRecognizer(_ actions: GestureActions<CGFloat>) -> any GestureRecognizer { NoRecognizer() }
}

extension RotateGesture: PrimitiveGesture {
    func makeRecognizer(_ actions: GestureActions<Value>) -> any GestureRecognizer { NoRecognizer() }
}

extension RotationGesture: PrimitiveGesture {
    func makeRecognizer(_ actions: GestureActions<Angle>) -> any GestureRecognizer { NoRecognizer() }
}
