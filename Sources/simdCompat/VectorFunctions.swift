// Functions of vectors, under the names of C and under those of Swift.

// MARK: Lengths

/// Returns the sum of the products of the numbers of two vectors.
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
    (x * y).sum()
}
/// Returns the sum of the products of the numbers of two vectors.
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
    (x * y).sum()
}
/// Returns the length of a vector.
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
    dot(x, x).squareRoot()
}
/// Returns the length of a vector.
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
    dot(x, x).squareRoot()
}
/// Returns the square of the length of a vector.
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
    dot(x, x)
}
/// Returns the square of the length of a vector.
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
    dot(x, x)
}
/// Returns the distance of two points.
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
    length(x - y)
}
/// Returns the distance of two points.
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
    length(x - y)
}
/// Returns the square of the distance of two points.
public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
    length_squared(x - y)
}
/// Returns the square of the distance of two points.
public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
    length_squared(x - y)
}
/// Returns a vector of the length 1 in the same direction. Zeros give numbers that are none.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x / length(x)
}
/// Returns a vector of the length 1 in the same direction. Zeros give numbers that are none.
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x / length(x)
}
/// Returns the sum of the magnitudes.
public func simd_norm_one<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
    abs(x).sum()
}
/// Returns the sum of the magnitudes.
public func norm_one<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
    abs(x).sum()
}
/// Returns the largest magnitude.
public func simd_norm_inf<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
    abs(x).max()
}
/// Returns the largest magnitude.
public func norm_inf<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
    abs(x).max()
}

// MARK: Directions

/// Returns a vector at right angles to two others.
public func simd_cross<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<
    Scalar
> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns a vector at right angles to two others.
public func cross<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns a vector at right angles to two others in the plane.
public func simd_cross<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<
    Scalar
> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
/// Returns a vector at right angles to two others in the plane.
public func cross<Scalar: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
/// Returns the part of a vector in the direction of another.
public func simd_project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    dot(x, y) / dot(y, y) * y
}
/// Returns the part of a vector in the direction of another.
public func project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    dot(x, y) / dot(y, y) * y
}
/// Returns a direction after a mirror.
///
/// - Parameter n: the direction in which the mirror looks, of the length 1.
public func simd_reflect<Vector: SIMD>(_ x: Vector, _ n: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x - 2 * dot(x, n) * n
}
/// Returns a direction after a mirror.
///
/// - Parameter n: the direction in which the mirror looks, of the length 1.
public func reflect<Vector: SIMD>(_ x: Vector, n: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x - 2 * dot(x, n) * n
}
/// Returns a direction after the surface of another material; zeros if the surface is a mirror.
///
/// - Parameters:
///   - n: the direction in which the surface looks, of the length 1.
///   - eta: the ratio of the indices of refraction.
public func simd_refract<Vector: SIMD>(_ x: Vector, _ n: Vector, _ eta: Vector.Scalar) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    let cosine = dot(x, n)
    let rest = 1 - eta * eta * (1 - cosine * cosine)
    return rest < 0 ? .zero : eta * x - (eta * cosine + rest.squareRoot()) * n
}
/// Returns a direction after the surface of another material; zeros if the surface is a mirror.
///
/// - Parameters:
///   - n: the direction in which the surface looks, of the length 1.
///   - eta: the ratio of the indices of refraction.
public func refract<Vector: SIMD>(_ x: Vector, n: Vector, eta: Vector.Scalar) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    let cosine = dot(x, n)
    let rest = 1 - eta * eta * (1 - cosine * cosine)
    return rest < 0 ? .zero : eta * x - (eta * cosine + rest.squareRoot()) * n
}
