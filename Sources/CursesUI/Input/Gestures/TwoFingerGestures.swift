import Foundation

// Gestures of two fingers. Sources that use them compile, but the gestures never begin: a mouse is one finger.

/// Two fingers that move apart. With a terminal's mouse the gesture never begins.
public struct MagnifyGesture {
    /// A step of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the step.
        public var time: Date
        /// The magnification, as a factor.
        public var magnification: CGFloat
        /// The speed of the magnification.
        public var velocity: CGFloat
        /// The starting point, as a unit point of the view.
        public var startAnchor: UnitPoint
        /// The starting point in the view.
        public var startLocation: CGPoint
    }

    /// A gesture that never begins.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart. With a terminal's mouse the gesture never begins.
public struct MagnificationGesture {
    /// The magnification, as a factor.
    public typealias Value = CGFloat

    /// A gesture that never begins.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that rotate. With a terminal's mouse the gesture never begins.
public struct RotateGesture {
    /// A step of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the step.
        public var time: Date
        /// The angle of the rotation.
        public var rotation: Angle
        /// The speed of the rotation.
        public var velocity: Angle
        /// The starting point, as a unit point of the view.
        public var startAnchor: UnitPoint
        /// The starting point in the view.
        public var startLocation: CGPoint
    }

    /// A gesture that never begins.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that rotate. With a terminal's mouse the gesture never begins.
public struct RotationGesture {
    /// The angle of the rotation.
    public typealias Value = Angle

    /// A gesture that never begins.
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
