import Foundation

/// An angle; positive ones turn clockwise on the screen.
@frozen
public struct Angle: Hashable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// No angle.
    public init() { radians = 0 }

    /// An angle in radians.
    public init(radians: Double) { self.radians = radians }

    /// An angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No angle.
    public static let zero = Angle()

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// The sum.
    public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
    /// The difference.
    public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
    /// Adds to a value.
    public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
    /// Takes away from a value.
    public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
    /// Multiplies a value.
    public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }
    /// Divides a value.
    public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
    /// The opposite.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// The product.
    public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
    /// The quotient.
    public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
}

extension Angle: Comparable {
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}
