/// Returns the matrix that does what the second one does, and then the first.
public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
/// Returns what a matrix makes of a vector.
public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix.Column) -> Matrix.Column { x * y }
/// Returns the products of a row with the columns of a matrix.
public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix.Column, _ y: Matrix) -> Matrix.Column { x * y }
/// Returns a matrix with each number multiplied.
public func simd_mul<Matrix: SquareMatrix>(_ a: Matrix.Scalar, _ x: Matrix) -> Matrix { a * x }
/// Returns the sum of two matrices.
public func simd_add<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x + y }
/// Returns the difference of two matrices.
public func simd_sub<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x - y }
/// Returns a matrix with its rows as columns.
public func simd_transpose<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.transpose }
/// Returns the matrix that undoes another. Its numbers are infinite or not numbers if there is none.
public func simd_inverse<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.inverse }
/// Returns the factor by which a matrix changes an area or a volume.
public func simd_determinant<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix.Scalar { x.determinant }
/// Returns whether two matrices have the same numbers.
public func simd_equal<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Bool { x == y }
/// Returns whether no numbers of two matrices differ by more than a tolerance.
public func simd_almost_equal_elements<Matrix: SquareMatrix>(
    _ x: Matrix, _ y: Matrix, _ tolerance: Matrix.Scalar
) -> Bool {
    (0..<Matrix.Column.scalarCount).allSatisfy { column in
        let difference = x[column] - y[column]
        return difference.indices.allSatisfy { difference[$0].magnitude <= tolerance }
    }
}

/// Returns the matrix that does what the second one does, and then the first.
public func matrix_multiply<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
/// Returns what a matrix makes of a vector.
public func matrix_multiply<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix.Column) -> Matrix.Column { x * y }
/// Returns a matrix with each number multiplied.
public func matrix_scale<Matrix: SquareMatrix>(_ a: Matrix.Scalar, _ x: Matrix) -> Matrix { a * x }
/// Returns the sum of two matrices.
public func matrix_add<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x + y }
/// Returns a matrix with its rows as columns.
public func matrix_transpose<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.transpose }
/// Returns the matrix that undoes another. Its numbers are infinite or not numbers if there is none.
public func matrix_invert<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.inverse }
/// Returns the factor by which a matrix changes an area or a volume.
public func matrix_determinant<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix.Scalar { x.determinant }
