/// The scalars that share one cell: a spacing scalar followed by marks.
struct CellScalars: Hashable {
    /// The capacity of an ncurses cell (`CCHARW_MAX`).
    static let capacity = 5

    /// The scalars. Unused positions hold zero, which never occurs in a cell.
    private var values = SIMD8<UInt32>.zero
    private(set) var count = 0

    init() {}

    init(_ scalar: Unicode.Scalar) {
        append(scalar)
    }

    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> UInt32 { values[index] }

    /// Appends a scalar, or ignores it if there is no space left.
    mutating func append(_ scalar: Unicode.Scalar) {
        guard count < CellScalars.capacity else { return }
        values[count] = scalar.value
        count += 1
    }

    /// Composes the scalar with a mark, if it is the only scalar and Unicode has a single scalar for both.
    ///
    /// - Returns: whether they were composed.
    mutating func compose(with mark: Unicode.Scalar) -> Bool {
        guard count == 1, let whole = Composition.scalar(values[0], mark.value) else {
            return false
        }
        values[0] = whole
        return true
    }
}
