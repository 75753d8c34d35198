// The rotations, and the matrices that turn in the same way.

/// A rotation in space, with numbers.
public struct simd_quatf: Quaternion {
    /// The vector, followed by the number.
    public var vector: SIMD4<Float>

    /// Creates a rotation of zeros.
    public init() { vector = .zero }
    /// Creates a rotation of its vector and its number.
    public init(vector: SIMD4<Float>) { self.vector = vector }
    /// Creates a rotation of its vector and its number.
    public init(_ vector: SIMD4<Float>) { self.vector = vector }
    /// Creates the rotation of a matrix that only rotates.
    public init(_ matrix: simd_float3x3) {
        self.init(axes: matrix.columns.0, matrix.columns.1, matrix.columns.2)
    }
    /// Creates the rotation of a matrix that rotates and moves.
    public init(_ matrix: simd_float4x4) {
        let columns = matrix.columns
        self.init(
            axes: simd_make_float3(columns.0), simd_make_float3(columns.1), simd_make_float3(columns.2))
    }
}

extension simd_float3x3 {
    /// Creates the matrix of a rotation.
    public init(_ q: simd_quatf) {
        self.init(q.act(SIMD3(1, 0, 0)), q.act(SIMD3(0, 1, 0)), q.act(SIMD3(0, 0, 1)))
    }
}

extension simd_float4x4 {
    /// Creates the matrix of a rotation.
    public init(_ q: simd_quatf) {
        let axes = simd_float3x3(q).columns
        self.init(SIMD4(axes.0, 0), SIMD4(axes.1, 0), SIMD4(axes.2, 0), SIMD4(0, 0, 0, 1))
    }
}

/// Returns the matrix of a rotation.
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
/// Returns the matrix of a rotation.
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
/// Creates a rotation of its numbers.
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
    simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
/// Creates a rotation of its vector and its number.
public func simd_quaternion(_ vector: SIMD4<Float>) -> simd_quatf { simd_quatf(vector: vector) }
/// Creates a rotation about an axis of the length 1, by an angle in radians.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
/// Creates the shortest rotation that turns one direction into another. Both have the length 1.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf { simd_quatf(from: from, to: to) }
/// Creates the rotation of a matrix that only rotates.
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
/// Creates the rotation of a matrix that rotates and moves.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }

/// A rotation in space, with numbers of double precision.
public struct simd_quatd: Quaternion {
    /// The vector, followed by the number.
    public var vector: SIMD4<Double>

    /// Creates a rotation of zeros.
    public init() { vector = .zero }
    /// Creates a rotation of its vector and its number.
    public init(vector: SIMD4<Double>) { self.vector = vector }
    /// Creates a rotation of its vector and its number.
    public init(_ vector: SIMD4<Double>) { self.vector = vector }
    /// Creates the rotation of a matrix that only rotates.
    public init(_ matrix: simd_double3x3) {
        self.init(axes: matrix.columns.0, matrix.columns.1, matrix.columns.2)
    }
    /// Creates the rotation of a matrix that rotates and moves.
    public init(_ matrix: simd_double4x4) {
        let columns = matrix.columns
        self.init(
            axes: simd_make_double3(columns.0), simd_make_double3(columns.1), simd_make_double3(columns.2))
    }
}

extension simd_double3x3 {
    /// Creates the matrix of a rotation.
    public init(_ q: simd_quatd) {
        self.init(q.act(SIMD3(1, 0, 0)), q.act(SIMD3(0, 1, 0)), q.act(SIMD3(0, 0, 1)))
    }
}

extension simd_double4x4 {
    /// Creates the matrix of a rotation.
    public init(_ q: simd_quatd) {
        let axes = simd_double3x3(q).columns
        self.init(SIMD4(axes.0, 0), SIMD4(axes.1, 0), SIMD4(axes.2, 0), SIMD4(0, 0, 0, 1))
    }
}

/// Returns the matrix of a rotation.
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
/// Returns the matrix of a rotation.
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }
/// Creates a rotation of its numbers.
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
    simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}
/// Creates a rotation of its vector and its number.
public func simd_quaternion(_ vector: SIMD4<Double>) -> simd_quatd { simd_quatd(vector: vector) }
/// Creates a rotation about an axis of the length 1, by an angle in radians.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
    simd_quatd(angle: angle, axis: axis)
}
/// Creates the shortest rotation that turns one direction into another. Both have the length 1.
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd { simd_quatd(from: from, to: to) }
/// Creates the rotation of a matrix that only rotates.
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
/// Creates the rotation of a matrix that rotates and moves.
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
