import Foundation

/// A rotation in space: a number, and a vector in the direction of the axis.
public protocol Quaternion: Equatable, Sendable, CustomDebugStringConvertible {
    /// A number of the rotation.
    associatedtype Scalar: BinaryFloatingPoint & SIMDScalar

    /// The vector, followed by the number.
    var vector: SIMD4<Scalar> { get set }
    /// Creates a rotation of its vector and its number.
    init(vector: SIMD4<Scalar>)
}

extension Quaternion {
    /// Creates a rotation of its numbers.
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { self.init(vector: SIMD4(ix, iy, iz, r)) }
    /// Creates a rotation of its number and its vector.
    public init(real: Scalar, imag: SIMD3<Scalar>) { self.init(vector: SIMD4(imag, real)) }

    /// Creates a rotation about an axis.
    ///
    /// - Parameters:
    ///   - angle: the angle in radians.
    ///   - axis: the direction of the axis, of the length 1.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        self.init(real: Scalar(cos(half)), imag: Scalar(sin(half)) * axis)
    }

    /// Creates the shortest rotation that turns one direction into another. Both have the length 1.
    public init(from start: SIMD3<Scalar>, to end: SIMD3<Scalar>) {
        let sum = start + end
        if dot(sum, sum) > Scalar.ulpOfOne {
            let middle = normalize(sum)
            self.init(real: dot(start, middle), imag: cross(start, middle))
        } else {
            // Half a turn about any axis at a right angle.
            let magnitudes = abs(start)
            let other: SIMD3<Scalar> =
                magnitudes.x <= magnitudes.y && magnitudes.x <= magnitudes.z
                ? SIMD3(1, 0, 0) : magnitudes.y <= magnitudes.z ? SIMD3(0, 1, 0) : SIMD3(0, 0, 1)
            self.init(real: 0, imag: normalize(cross(start, other)))
        }
    }

    /// Creates the rotation of a matrix, whose columns are what becomes of the axes.
    init(axes x: SIMD3<Scalar>, _ y: SIMD3<Scalar>, _ z: SIMD3<Scalar>) {
        let trace = x.x + y.y + z.z
        if trace >= 0 {
            let root = 2 * (trace + 1).squareRoot()
            self.init(ix: (y.z - z.y) / root, iy: (z.x - x.z) / root, iz: (x.y - y.x) / root, r: root / 4)
        } else if x.x >= y.y, x.x >= z.z {
            let root = 2 * (1 - y.y - z.z + x.x).squareRoot()
            self.init(ix: root / 4, iy: (x.y + y.x) / root, iz: (x.z + z.x) / root, r: (y.z - z.y) / root)
        } else if y.y >= z.z {
            let root = 2 * (1 - x.x - z.z + y.y).squareRoot()
            self.init(ix: (x.y + y.x) / root, iy: root / 4, iz: (y.z + z.y) / root, r: (z.x - x.z) / root)
        } else {
            let root = 2 * (1 - x.x - y.y + z.z).squareRoot()
            self.init(ix: (x.z + z.x) / root, iy: (y.z + z.y) / root, iz: root / 4, r: (x.y - y.x) / root)
        }
    }

    /// The number.
    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }

    /// The vector.
    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }

    /// The angle in radians.
    public var angle: Scalar { Scalar(2 * atan2(Double(SIMDLength.of(imag)), Double(real))) }
    /// The direction of the axis. Its numbers are none if nothing is turned.
    public var axis: SIMD3<Scalar> { normalize(imag) }
    /// The length, which is 1 for a rotation.
    public var length: Scalar { SIMDLength.of(vector) }
    /// The rotation with the length 1.
    public var normalized: Self { Self(vector: normalize(vector)) }
    /// The rotation about the opposite axis.
    public var conjugate: Self { Self(real: real, imag: -imag) }
    /// The rotation that undoes this one.
    public var inverse: Self { Self(vector: conjugate.vector / dot(vector, vector)) }

    /// Returns a vector after the rotation.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let turn = 2 * cross(imag, vector)
        return vector + real * turn + cross(imag, turn)
    }

    /// The numbers as text.
    public var debugDescription: String { "\(Self.self)(real: \(real), imag: \(imag))" }
}

/// The length of vectors, for types with a property of this name.
enum SIMDLength {
    static func of<Vector: SIMD>(_ vector: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
        simd_length(vector)
    }
}

extension Quaternion {
    /// Returns whether two rotations have the same numbers.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.vector == rhs.vector }

    /// Returns the rotation that turns as the second one, and then as the first.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(
            real: lhs.real * rhs.real - dot(lhs.imag, rhs.imag),
            imag: lhs.real * rhs.imag + rhs.real * lhs.imag + cross(lhs.imag, rhs.imag))
    }
    /// Returns the rotation with each number multiplied.
    public static func * (lhs: Scalar, rhs: Self) -> Self { Self(vector: lhs * rhs.vector) }
    /// Returns the rotation with each number multiplied.
    public static func * (lhs: Self, rhs: Scalar) -> Self { rhs * lhs }
    /// Returns the rotation with each number divided.
    public static func / (lhs: Self, rhs: Scalar) -> Self { Self(vector: lhs.vector / rhs) }
    /// Returns the rotation that turns as the first one after the second one is undone.
    public static func / (lhs: Self, rhs: Self) -> Self { lhs * rhs.inverse }
    /// Returns the sum of the numbers.
    public static func + (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector + rhs.vector) }
    /// Returns the difference of the numbers.
    public static func - (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector - rhs.vector) }
    /// Returns the rotation with the opposite numbers.
    public static prefix func - (quaternion: Self) -> Self { Self(vector: -quaternion.vector) }
    /// Turns as the second rotation first.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    /// Multiplies each number.
    public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }
    /// Adds the numbers.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Subtracts the numbers.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
}
