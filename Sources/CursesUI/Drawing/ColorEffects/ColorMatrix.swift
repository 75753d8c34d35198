/// A matrix that changes colours: each row gives a component of the new colour from those of the old one and a constant.
public struct ColorMatrix: Hashable, Sendable {
    /// The row of red.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The row of green.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The row of blue.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The row of the opacity.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Creates the matrix that changes nothing.
    public init() {}
}
