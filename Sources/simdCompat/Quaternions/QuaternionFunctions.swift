import Foundation

/// Returns the number of a rotation.
public func simd_real<Rotation: Quaternion>(_ q: Rotation) -> Rotation.Scalar { q.real }
/// Returns the vector of a rotation.
public func simd_imag<Rotation: Quaternion>(_ q: Rotation) -> SIMD3<Rotation.Scalar> { q.imag }
/// Returns the angle of a rotation in radians.
public func simd_angle<Rotation: Quaternion>(_ q: Rotation) -> Rotation.Scalar { q.angle }
/// Returns the direction of the axis of a rotation.
public func simd_axis<Rotation: Quaternion>(_ q: Rotation) -> SIMD3<Rotation.Scalar> { q.axis }
/// Returns the length of a rotation.
public func simd_length<Rotation: Quaternion>(_ q: Rotation) -> Rotation.Scalar { q.length }
/// Returns the rotation with the length 1.
public func simd_normalize<Rotation: Quaternion>(_ q: Rotation) -> Rotation { q.normalized }
/// Returns the rotation about the opposite axis.
public func simd_conjugate<Rotation: Quaternion>(_ q: Rotation) -> Rotation { q.conjugate }
/// Returns the rotation that undoes another.
public func simd_inverse<Rotation: Quaternion>(_ q: Rotation) -> Rotation { q.inverse }
/// Returns the rotation with the opposite numbers.
public func simd_negate<Rotation: Quaternion>(_ q: Rotation) -> Rotation { -q }
/// Returns the rotation that turns as the second one, and then as the first.
public func simd_mul<Rotation: Quaternion>(_ p: Rotation, _ q: Rotation) -> Rotation { p * q }
/// Returns the rotation with each number multiplied.
public func simd_mul<Rotation: Quaternion>(_ a: Rotation.Scalar, _ q: Rotation) -> Rotation { a * q }
/// Returns the rotation with each number multiplied.
public func simd_mul<Rotation: Quaternion>(_ q: Rotation, _ a: Rotation.Scalar) -> Rotation { q * a }
/// Returns the sum of the numbers of two rotations.
public func simd_add<Rotation: Quaternion>(_ p: Rotation, _ q: Rotation) -> Rotation { p + q }
/// Returns the difference of the numbers of two rotations.
public func simd_sub<Rotation: Quaternion>(_ p: Rotation, _ q: Rotation) -> Rotation { p - q }
/// Returns the sum of the products of the numbers of two rotations.
public func simd_dot<Rotation: Quaternion>(_ p: Rotation, _ q: Rotation) -> Rotation.Scalar {
    dot(p.vector, q.vector)
}
/// Returns a vector after a rotation.
public func simd_act<Rotation: Quaternion>(
    _ q: Rotation, _ v: SIMD3<Rotation.Scalar>
) -> SIMD3<Rotation.Scalar> { q.act(v) }

/// Returns a rotation between two others, on the shorter way: at 0 the first, and at 1 the second.
public func simd_slerp<Rotation: Quaternion>(_ q0: Rotation, _ q1: Rotation, _ t: Rotation.Scalar) -> Rotation {
    turned(q0, simd_dot(q0, q1) < 0 ? -q1 : q1, t)
}

/// Returns a rotation between two others, on the longer way: at 0 the first, and at 1 the second.
public func simd_slerp_longest<Rotation: Quaternion>(
    _ q0: Rotation, _ q1: Rotation, _ t: Rotation.Scalar
) -> Rotation { turned(q0, simd_dot(q0, q1) < 0 ? q1 : -q1, t) }

private func turned<Rotation: Quaternion>(_ q0: Rotation, _ q1: Rotation, _ t: Rotation.Scalar) -> Rotation {
    let angle = 2 * atan2(Double(simd_length(q0 - q1)), Double(simd_length(q0 + q1)))
    let whole = sin(angle)
    // Rotations that hardly differ have no way between them whose direction is known.
    guard angle > 1e-7, abs(whole) > 1e-7 else { return simd_normalize((1 - t) * q0 + t * q1) }
    let first = Rotation.Scalar(sin((1 - Double(t)) * angle) / whole)
    let second = Rotation.Scalar(sin(Double(t) * angle) / whole)
    return simd_normalize(first * q0 + second * q1)
}
