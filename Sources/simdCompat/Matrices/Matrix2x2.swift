/// A matrix of two columns with two numbers each.
public struct simd_float2x2: SquareMatrix {
    /// The columns.
    public var columns: (SIMD2<Float>, SIMD2<Float>)

    /// Creates a matrix of zeros.
    public init() { columns = (.zero, .zero) }

    /// Creates a matrix of its columns.
    public init(columns: (SIMD2<Float>, SIMD2<Float>)) {
        self.columns = columns
    }

    /// Creates a matrix of its columns.
    public init(_ column0: SIMD2<Float>, _ column1: SIMD2<Float>) {
        columns = (column0, column1)
    }

    /// A column. The program ends if the matrix has no such column.
    public subscript(column: Int) -> SIMD2<Float> {
        get {
            precondition(0..<2 ~= column, "a matrix of two columns has no column \(column)")
            return switch column {
            case 0: columns.0
            default: columns.1
            }
        }
        set {
            precondition(0..<2 ~= column, "a matrix of two columns has no column \(column)")
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
            }
        }
    }
}

/// A matrix of two columns with two numbers each.
public typealias float2x2 = simd_float2x2
/// A matrix of two columns with two numbers each.
public typealias matrix_float2x2 = simd_float2x2
/// The matrix that changes no vector.
public let matrix_identity_float2x2 = simd_float2x2(1)

/// Creates a matrix of its columns.
public func simd_matrix(_ column0: SIMD2<Float>, _ column1: SIMD2<Float>) -> simd_float2x2 {
    simd_float2x2(column0, column1)
}
/// Creates a matrix of its rows.
public func simd_matrix_from_rows(_ row0: SIMD2<Float>, _ row1: SIMD2<Float>) -> simd_float2x2 {
    simd_float2x2(rows: [row0, row1])
}

/// A matrix of two columns with two numbers of double precision each.
public struct simd_double2x2: SquareMatrix {
    /// The columns.
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    /// Creates a matrix of zeros.
    public init() { columns = (.zero, .zero) }

    /// Creates a matrix of its columns.
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) {
        self.columns = columns
    }

    /// Creates a matrix of its columns.
    public init(_ column0: SIMD2<Double>, _ column1: SIMD2<Double>) {
        columns = (column0, column1)
    }

    /// A column. The program ends if the matrix has no such column.
    public subscript(column: Int) -> SIMD2<Double> {
        get {
            precondition(0..<2 ~= column, "a matrix of two columns has no column \(column)")
            return switch column {
            case 0: columns.0
            default: columns.1
            }
        }
        set {
            precondition(0..<2 ~= column, "a matrix of two columns has no column \(column)")
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
            }
        }
    }
}

/// A matrix of two columns with two numbers of double precision each.
public typealias double2x2 = simd_double2x2
/// A matrix of two columns with two numbers of double precision each.
public typealias matrix_double2x2 = simd_double2x2
/// The matrix that changes no vector.
public let matrix_identity_double2x2 = simd_double2x2(1)

/// Creates a matrix of its columns.
public func simd_matrix(_ column0: SIMD2<Double>, _ column1: SIMD2<Double>) -> simd_double2x2 {
    simd_double2x2(column0, column1)
}
/// Creates a matrix of its rows.
public func simd_matrix_from_rows(_ row0: SIMD2<Double>, _ row1: SIMD2<Double>) -> simd_double2x2 {
    simd_double2x2(rows: [row0, row1])
}
