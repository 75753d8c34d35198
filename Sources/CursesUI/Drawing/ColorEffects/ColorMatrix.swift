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

extension ColorMatrix {
    /// Whether the matrix can make what is opaque translucent.
    var changesOpacity: Bool { (a1, a2, a3) != (0, 0, 0) || a4 + a5 < 1 }

    /// Returns the colour, and the opacity, that the matrix gives an opaque colour.
    func changed(_ color: ColorComponents) -> (color: ColorComponents, opacity: Double) {
        func component(_ red: Float, _ green: Float, _ blue: Float, _ constant: Float) -> Double {
            let sum = Double(red) * color.red + Double(green) * color.green + Double(blue) * color.blue
            return (sum + Double(constant)).clamped(0, 1)
        }
        let result = ColorComponents(
            red: component(r1, r2, r3, r4 + r5), green: component(g1, g2, g3, g4 + g5),
            blue: component(b1, b2, b3, b4 + b5))
        return (result, component(a1, a2, a3, a4 + a5))
    }
}
