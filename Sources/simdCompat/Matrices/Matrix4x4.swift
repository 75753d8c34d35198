/// A matrix of four columns with four numbers each.
public struct simd_float4x4: SquareMatrix {
    /// The columns.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    /// Creates a matrix of zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }

    /// Creates a matrix of its columns.
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
        self.columns = columns
    }

    /// Creates a matrix of its columns.
    public init(_ column0: SIMD4<Float>, _ column1: SIMD4<Float>, _ column2: SIMD4<Float>, _ column3: SIMD4<Float>) {
        columns = (column0, column1, column2, column3)
    }

    /// A column. The program ends if the matrix has no such column.
    public subscript(column: Int) -> SIMD4<Float> {
        get {
            precondition(0..<4 ~= column, "a matrix of four columns has no column \(column)")
            return switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            precondition(0..<4 ~= column, "a matrix of four columns has no column \(column)")
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }
}

/// A matrix of four columns with four numbers each.
public typealias float4x4 = simd_float4x4
/// A matrix of four columns with four numbers each.
public typealias matrix_float4x4 = simd_float4x4
/// The matrix that changes no vector.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// Creates a matrix of its columns.
public func simd_matrix(
    _ column0: SIMD4<Float>, _ column1: SIMD4<Float>, _ column2: SIMD4<Float>, _ column3: SIMD4<Float>
) -> simd_float4x4 {
    simd_float4x4(column0, column1, column2, column3)
}
/// Creates a matrix of its rows.
public func simd_matrix_from_rows(
    _ row0: SIMD4<Float>, _ row1: SIMD4<Float>, _ row2: SIMD4<Float>, _ row3: SIMD4<Float>
) -> simd_float4x4 {
    simd_float4x4(rows: [row0, row1, row2, row3])
}

/// A matrix of four columns with four numbers of double precision each.
public struct simd_double4x4: SquareMatrix {
    /// The columns.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// Creates a matrix of zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }

    /// Creates a matrix of its columns.
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
        self.columns = columns
    }

    /// Creates a matrix of its columns.
    public init(_ column0: SIMD4<Double>, _ column1: SIMD4<Double>, _ column2: SIMD4<Double>, _ column3: SIMD4<Double>)
    {
        columns = (column0, column1, column2, column3)
    }

    /// A column. The program ends if the matrix has no such column.
    public subscript(column: Int) -> SIMD4<Double> {
        get {
            precondition(0..<4 ~= column, "a matrix of four columns has no column \(column)")
            return switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            precondition(0..<4 ~= column, "a matrix of four columns has no column \(column)")
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }
}

/// A matrix of four columns with four numbers of double precision each.
public typealias double4x4 = simd_double4x4
/// A matrix of four columns with four numbers of double precision each.
public typealias matrix_double4x4 = simd_double4x4
/// The matrix that changes no vector.
public let matrix_identity_double4x4 = simd_double4x4(1)

/// Creates a matrix of its columns.
public func simd_matrix(
    _ column0: SIMD4<Double>, _ column1: SIMD4<Double>, _ column2: SIMD4<Double>, _ column3: SIMD4<Double>
) -> simd_double4x4 {
    simd_double4x4(column0, column1, column2, column3)
}
/// Creates a matrix of its rows.
public func simd_matrix_from_rows(
    _ row0: SIMD4<Double>, _ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>
) -> simd_double4x4 {
    simd_double4x4(rows: [row0, row1, row2, row3])
}
