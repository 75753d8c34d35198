/// A matrix of three columns with three numbers each.
public struct simd_float3x3: SquareMatrix {
    /// The columns.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// Creates a matrix of zeros.
    public init() { columns = (.zero, .zero, .zero) }

    /// Creates a matrix of its columns.
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) {
        self.columns = columns
    }

    /// Creates a matrix of its columns.
    public init(_ column0: SIMD3<Float>, _ column1: SIMD3<Float>, _ column2: SIMD3<Float>) {
        columns = (column0, column1, column2)
    }

    /// A column. The program ends if the matrix has no such column.
    public subscript(column: Int) -> SIMD3<Float> {
        get {
            precondition(0..<3 ~= column, "a matrix of three columns has no column \(column)")
            return switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            precondition(0..<3 ~= column, "a matrix of three columns has no column \(column)")
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }
}

/// A matrix of three columns with three numbers each.
public typealias float3x3 = simd_float3x3
/// A matrix of three columns with three numbers each.
public typealias matrix_float3x3 = simd_float3x3
/// The matrix that changes no vector.
public let matrix_identity_float3x3 = simd_float3x3(1)

/// Creates a matrix of its columns.
public func simd_matrix(_ column0: SIMD3<Float>, _ column1: SIMD3<Float>, _ column2: SIMD3<Float>) -> simd_float3x3 {
    simd_float3x3(column0, column1, column2)
}
/// Creates a matrix of its rows.
public func simd_matrix_from_rows(_ row0: SIMD3<Float>, _ row1: SIMD3<Float>, _ row2: SIMD3<Float>) -> simd_float3x3 {
    simd_float3x3(rows: [row0, row1, row2])
}

/// A matrix of three columns with three numbers of double precision each.
public struct simd_double3x3: SquareMatrix {
    /// The columns.
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    /// Creates a matrix of zeros.
    public init() { columns = (.zero, .zero, .zero) }

    /// Creates a matrix of its columns.
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
        self.columns = columns
    }

    /// Creates a matrix of its columns.
    public init(_ column0: SIMD3<Double>, _ column1: SIMD3<Double>, _ column2: SIMD3<Double>) {
        columns = (column0, column1, column2)
    }

    /// A column. The program ends if the matrix has no such column.
    public subscript(column: Int) -> SIMD3<Double> {
        get {
            precondition(0..<3 ~= column, "a matrix of three columns has no column \(column)")
            return switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            precondition(0..<3 ~= column, "a matrix of three columns has no column \(column)")
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }
}

/// A matrix of three columns with three numbers of double precision each.
public typealias double3x3 = simd_double3x3
/// A matrix of three columns with three numbers of double precision each.
public typealias matrix_double3x3 = simd_double3x3
/// The matrix that changes no vector.
public let matrix_identity_double3x3 = simd_double3x3(1)

/// Creates a matrix of its columns.
public func simd_matrix(_ column0: SIMD3<Double>, _ column1: SIMD3<Double>, _ column2: SIMD3<Double>) -> simd_double3x3
{
    simd_double3x3(column0, column1, column2)
}
/// Creates a matrix of its rows.
public func simd_matrix_from_rows(_ row0: SIMD3<Double>, _ row1: SIMD3<Double>, _ row2: SIMD3<Double>) -> simd_double3x3
{
    simd_double3x3(rows: [row0, row1, row2])
}
