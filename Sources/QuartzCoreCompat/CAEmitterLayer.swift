import CoreGraphicsCompat

/// A layer that emits particles. It draws nothing.
public final class CAEmitterLayer: CALayer {
    /// Has no effect: a layer draws nothing.
    public var emitterCells: [CAEmitterCell]?
    /// Has no effect: a layer draws nothing.
    public var emitterPosition = CGPoint.zero
    /// Has no effect: a layer draws nothing.
    public var emitterSize = CGSize.zero
    /// Has no effect: a layer draws nothing.
    public var emitterShape = CAEmitterLayerEmitterShape.point
    /// Has no effect: a layer draws nothing.
    public var emitterMode = CAEmitterLayerEmitterMode.volume
    /// Has no effect: a layer draws nothing.
    public var renderMode = CAEmitterLayerRenderMode.unordered
    /// Has no effect: a layer draws nothing.
    public var birthRate: Float = 1
    /// Has no effect: a layer draws nothing.
    public var lifetime: Float = 1
    /// Has no effect: a layer draws nothing.
    public var beginTime: CFTimeInterval = 0
}

/// The kind of a particle. It is not drawn.
@MainActor @preconcurrency
public final class CAEmitterCell {
    /// Has no effect: a layer draws nothing.
    public var name: String?
    /// Has no effect: a layer draws nothing.
    public var contents: Any?
    /// Has no effect: a layer draws nothing.
    public var color: CGColor?
    /// Has no effect: a layer draws nothing.
    public var birthRate: Float = 0
    /// Has no effect: a layer draws nothing.
    public var lifetime: Float = 0
    /// Has no effect: a layer draws nothing.
    public var lifetimeRange: Float = 0
    /// Has no effect: a layer draws nothing.
    public var velocity: CGFloat = 0
    /// Has no effect: a layer draws nothing.
    public var velocityRange: CGFloat = 0
    /// Has no effect: a layer draws nothing.
    public var xAcceleration: CGFloat = 0
    /// Has no effect: a layer draws nothing.
    public var yAcceleration: CGFloat = 0
    /// Has no effect: a layer draws nothing.
    public var emissionLongitude: CGFloat = 0
    /// Has no effect: a layer draws nothing.
    public var emissionRange: CGFloat = 0
    /// Has no effect: a layer draws nothing.
    public var spin: CGFloat = 0
    /// Has no effect: a layer draws nothing.
    public var spinRange: CGFloat = 0
    /// Has no effect: a layer draws nothing.
    public var scale: CGFloat = 1
    /// Has no effect: a layer draws nothing.
    public var scaleRange: CGFloat = 0
    /// Has no effect: a layer draws nothing.
    public var scaleSpeed: CGFloat = 0
    /// Has no effect: a layer draws nothing.
    public var alphaRange: Float = 0
    /// Has no effect: a layer draws nothing.
    public var alphaSpeed: Float = 0

    /// Creates a kind of particles.
    public init() {}
}

/// The shape that emits particles; ignored in a terminal.
public enum CAEmitterLayerEmitterShape: String, Sendable {
    case point, line, rectangle, cuboid, circle, sphere
}

/// The part of the shape that emits particles; ignored in a terminal.
public enum CAEmitterLayerEmitterMode: String, Sendable {
    case points, outline, surface, volume
}

/// The order in which particles are drawn; ignored in a terminal.
public enum CAEmitterLayerRenderMode: String, Sendable {
    case unordered, oldestFirst, oldestLast, backToFront, additive
}
