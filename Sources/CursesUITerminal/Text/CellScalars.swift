/// The scalars that share one cell: a spacing one, then marks.
struct CellScalars: Hashable {
    /// As many as a cell of ncurses takes (`CCHARW_MAX`).
    static let capacity = 5

    /// Unused places hold zero, which is never a scalar of a cell.
    private var values = SIMD8<UInt32>.zero
    private(set) var count = 0

    init() {}

    init(_ scalar: Unicode.Scalar) {
        append(scalar)
    }

    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> UInt32 { values[index] }

    /// Adds a scalar; one that is too many is left out.
    mutating func append(_ scalar: Unicode.Scalar) {
        guard count < CellScalars.capacity else { return }
        values[count] = scalar.value
        count += 1
    }

    /// Combines the only scalar with a mark, where Unicode has one scalar for both.
    ///
    /// - Returns: whether it did.
    mutating func compose(with mark: Unicode.Scalar) -> Bool {
        guard count == 1, let whole = Composition.scalar(values[0], mark.value) else {
            return false
        }
        values[0] = whole
        return true
    }
}
