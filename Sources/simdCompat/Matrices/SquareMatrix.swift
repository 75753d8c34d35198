/// A matrix with as many rows as columns.
public protocol SquareMatrix: Equatable, Sendable, CustomDebugStringConvertible {
    /// A number of the matrix.
    associatedtype Scalar
    /// A column of the matrix.
    associatedtype Column: SIMD where Column.Scalar == Scalar, Scalar: BinaryFloatingPoint

    /// Creates a matrix of zeros.
    init()
    /// A column.
    subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
    private static var size: Int { Column.scalarCount }

    /// Creates a matrix with a number on its diagonal.
    public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    /// Creates a matrix with numbers on its diagonal.
    public init(diagonal: Column) {
        self.init()
        for place in 0..<Self.size { self[place, place] = diagonal[place] }
    }

    /// Creates a matrix of its columns. The program ends if their number is wrong.
    public init(_ columns: [Column]) {
        precondition(columns.count == Self.size, "a matrix of \(Self.size) columns needs as many vectors")
        self.init()
        for place in 0..<Self.size { self[place] = columns[place] }
    }

    /// Creates a matrix of its rows. The program ends if their number is wrong.
    public init(rows: [Column]) { self = Self(rows).transpose }

    /// A number.
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with its rows as columns.
    public var transpose: Self {
        var result = Self()
        for column in 0..<Self.size {
            for row in 0..<Self.size { result[row][column] = self[column][row] }
        }
        return result
    }

    /// The matrix that undoes this one. Its numbers are infinite or not numbers if there is none.
    public var inverse: Self { eliminated().inverse }

    /// The factor by which the matrix changes an area or a volume.
    public var determinant: Scalar { eliminated().determinant }

    /// Brings a copy of the matrix to the identity by steps that combine its columns, and does the same to the identity.
    private func eliminated() -> (inverse: Self, determinant: Scalar) {
        var (left, right) = (self, Self(1))
        var determinant: Scalar = 1
        for step in 0..<Self.size {
            // The largest number is the divisor, so that errors stay small.
            let pivot = (step..<Self.size).max { left[$0][step].magnitude < left[$1][step].magnitude } ?? step
            if pivot != step {
                (left[step], left[pivot]) = (left[pivot], left[step])
                (right[step], right[pivot]) = (right[pivot], right[step])
                determinant = -determinant
            }
            let divisor = left[step][step]
            determinant *= divisor
            left[step] /= divisor
            right[step] /= divisor
            for column in 0..<Self.size where column != step {
                let factor = left[column][step]
                left[column] -= factor * left[step]
                right[column] -= factor * right[step]
            }
            if divisor == 0 { return (right, 0) }
        }
        return (right, determinant)
    }

    /// The columns as text.
    public var debugDescription: String {
        "\(Self.self)(\((0..<Self.size).map { "\(self[$0])" }.joined(separator: ", ")))"
    }
}

extension SquareMatrix {
    /// Returns whether two matrices have the same numbers.
    public static func == (lhs: Self, rhs: Self) -> Bool { (0..<size).allSatisfy { lhs[$0] == rhs[$0] } }

    /// Returns the sum of two matrices.
    public static func + (lhs: Self, rhs: Self) -> Self { Self((0..<size).map { lhs[$0] + rhs[$0] }) }
    /// Returns the difference of two matrices.
    public static func - (lhs: Self, rhs: Self) -> Self { Self((0..<size).map { lhs[$0] - rhs[$0] }) }
    /// Returns the matrix with the opposite numbers.
    public static prefix func - (matrix: Self) -> Self { Self((0..<size).map { -matrix[$0] }) }
    /// Adds a matrix.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Subtracts a matrix.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// Returns the matrix with each number multiplied.
    public static func * (lhs: Scalar, rhs: Self) -> Self { Self((0..<size).map { lhs * rhs[$0] }) }
    /// Returns the matrix with each number multiplied.
    public static func * (lhs: Self, rhs: Scalar) -> Self { rhs * lhs }
    /// Multiplies each number.
    public static func *= (lhs: inout Self, rhs: Scalar) { lhs = rhs * lhs }

    /// Returns what the matrix makes of a vector.
    public static func * (lhs: Self, rhs: Column) -> Column {
        var result = Column.zero
        for place in 0..<size { result += rhs[place] * lhs[place] }
        return result
    }

    /// Returns the products of a row with the columns of the matrix.
    public static func * (lhs: Column, rhs: Self) -> Column {
        var result = Column.zero
        for place in 0..<size { result[place] = (lhs * rhs[place]).sum() }
        return result
    }

    /// Returns the matrix that does what the second one does, and then the first.
    public static func * (lhs: Self, rhs: Self) -> Self { Self((0..<size).map { lhs * rhs[$0] }) }
    /// Multiplies with a matrix.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
