import Foundation

// Functions of the numbers of vectors, under the names of C and under those of Swift.

// MARK: Limits

/// Returns a vector between two others: at 0 the first, and at 1 the second.
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    x + t * (y - x)
}
/// Returns a vector between two others: at 0 the first, and at 1 the second.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x + t * (y - x)
}
/// Returns a vector between two others: at 0 the first, and at 1 the second.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    x + t * (y - x)
}
/// Returns the vector with each number moved into a range.
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: Comparable {
    x.clamped(lowerBound: min, upperBound: max)
}
/// Returns the vector with each number moved into a range.
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector, max: Vector) -> Vector where Vector.Scalar: Comparable {
    x.clamped(lowerBound: min, upperBound: max)
}
/// Returns the vector with each number moved into a range.
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector.Scalar, max: Vector.Scalar) -> Vector
where Vector.Scalar: Comparable {
    x.clamped(lowerBound: Vector(repeating: min), upperBound: Vector(repeating: max))
}
/// Returns the smaller numbers of two vectors.
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
    pointwiseMin(x, y)
}
/// Returns the smaller numbers of two vectors.
public func min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
    pointwiseMin(x, y)
}
/// Returns the larger numbers of two vectors.
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
    pointwiseMax(x, y)
}
/// Returns the larger numbers of two vectors.
public func max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
    pointwiseMax(x, y)
}
/// Returns 0 for numbers below an edge, and 1 for others.
public func simd_step<Vector: SIMD>(_ edge: Vector, _ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    Vector(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// Returns 0 for numbers below an edge, and 1 for others.
public func step<Vector: SIMD>(_ x: Vector, edge: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    simd_step(edge, x)
}
/// Returns numbers that grow from 0 at one edge to 1 at another, slowly at both.
public func simd_smoothstep<Vector: SIMD>(_ edge0: Vector, _ edge1: Vector, _ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: Vector(repeating: 1))
    return t * t * (3 - 2 * t)
}
/// Returns numbers that grow from 0 at one edge to 1 at another, slowly at both.
public func smoothstep<Vector: SIMD>(_ x: Vector, edge0: Vector, edge1: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    simd_smoothstep(edge0, edge1, x)
}

// MARK: Numbers

/// Returns the magnitudes.
public func simd_abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.replacing(with: -x, where: x .< .zero)
}
/// Returns the magnitudes.
public func abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.replacing(with: -x, where: x .< .zero)
}
/// Returns the signs: -1, 0 or 1.
public func simd_sign<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    Vector.zero.replacing(with: 1, where: x .> .zero).replacing(with: -1, where: x .< .zero)
}
/// Returns the signs: -1, 0 or 1.
public func sign<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    Vector.zero.replacing(with: 1, where: x .> .zero).replacing(with: -1, where: x .< .zero)
}
/// Returns what the numbers have above the next lower whole numbers.
public func simd_fract<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x - x.rounded(.down)
}
/// Returns what the numbers have above the next lower whole numbers.
public func fract<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x - x.rounded(.down)
}
/// Returns the next lower whole numbers.
public func floor<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.rounded(.down)
}
/// Returns the next higher whole numbers.
public func ceil<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.rounded(.up)
}
/// Returns the whole numbers toward zero.
public func trunc<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.rounded(.towardZero)
}
/// Returns the inverse numbers.
public func simd_recip<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    1 / x
}
/// Returns the inverse numbers.
public func recip<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    1 / x
}
/// Returns the inverse numbers of the square roots.
public func simd_rsqrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    1 / x.squareRoot()
}
/// Returns the inverse numbers of the square roots.
public func rsqrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    1 / x.squareRoot()
}
/// Returns the square roots.
public func sqrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    x.squareRoot()
}
/// Returns the sines of angles in radians.
public func sin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    applied(Foundation.sin, to: x)
}
/// Returns the cosines of angles in radians.
public func cos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
    applied(Foundation.cos, to: x)
}

/// Returns the results of a function for each number.
private func applied<Vector: SIMD>(_ function: (Double) -> Double, to vector: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
    var result = vector
    for index in vector.indices { result[index] = Vector.Scalar(function(Double(vector[index]))) }
    return result
}

// MARK: All numbers

/// Returns the sum of the numbers.
public func simd_reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
    x.sum()
}
/// Returns the sum of the numbers.
public func reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: BinaryFloatingPoint {
    x.sum()
}
/// Returns the smallest number.
public func simd_reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable {
    x.min()
}
/// Returns the smallest number.
public func reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable {
    x.min()
}
/// Returns the largest number.
public func simd_reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable {
    x.max()
}
/// Returns the largest number.
public func reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable {
    x.max()
}
/// Returns whether two vectors have the same numbers.
public func simd_equal<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Bool {
    x == y
}

// MARK: Single numbers

/// Returns a number between two others: at 0 the first, and at 1 the second.
public func simd_mix<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number, _ t: Number) -> Number {
    x + t * (y - x)
}
/// Returns a number between two others: at 0 the first, and at 1 the second.
public func mix<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number, t: Number) -> Number {
    x + t * (y - x)
}
/// Returns a number moved into a range.
public func simd_clamp<Number: Comparable>(_ x: Number, _ min: Number, _ max: Number) -> Number {
    Swift.min(Swift.max(x, min), max)
}
/// Returns 0 for a number below an edge, and else 1.
public func simd_step<Number: BinaryFloatingPoint>(_ edge: Number, _ x: Number) -> Number {
    x < edge ? 0 : 1
}
/// Returns a number that grows from 0 at one edge to 1 at another, slowly at both.
public func simd_smoothstep<Number: BinaryFloatingPoint>(_ edge0: Number, _ edge1: Number, _ x: Number) -> Number {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
/// Returns what a number has above the next lower whole number.
public func simd_fract<Number: BinaryFloatingPoint>(_ x: Number) -> Number {
    x - x.rounded(.down)
}
