import Foundation

/// For each cell in a range of a row, and each of the parts into which block characters divide the cell, the fraction
/// that a shape covers, from 0 to 1.
struct RowCoverage {
    let grid: CellGrid
    /// The fractions for the parts of the first cell, then for the parts of the second cell, and so on.
    private(set) var values: [Float]

    /// - Parameter count: the number of cells.
    init(_ grid: CellGrid, count: Int, _ value: Float = 0) {
        self.grid = grid
        values = [Float](repeating: value, count: max(0, count) * grid.count)
    }

    /// The fractions for the parts of a cell.
    subscript(cell: Int) -> ArraySlice<Float> {
        get { values[cell * grid.count..<(cell + 1) * grid.count] }
        set { values.replaceSubrange(cell * grid.count..<(cell + 1) * grid.count, with: newValue) }
    }

    /// Adds a fraction to one part of a cell.
    mutating func add(_ amount: Float, cell: Int, part: Int) {
        values[cell * grid.count + part] += amount
    }

    /// Changes all fractions.
    mutating func change(_ change: (Float) -> Float) {
        for index in values.indices { values[index] = change(values[index]) }
    }

    /// Limits the coverage to the inside of a second shape or, if `isInverse` is true, to its outside.
    mutating func limit(to other: RowCoverage, isInverse: Bool) {
        for index in values.indices {
            values[index] *= isInverse ? 1 - min(1, other.values[index]) : other.values[index]
        }
    }
}

extension ArraySlice<Float> {
    /// Whether all parts are completely inside, apart from rounding errors.
    var isFull: Bool { allSatisfy { $0 > 0.996 } }

    /// Whether all parts are completely outside, apart from rounding errors.
    var isNothing: Bool { allSatisfy { $0 < 0.004 } }

    /// The fraction of the cell that is inside.
    var mean: Float { reduce(0, +) / Float(Swift.max(1, count)) }
}
