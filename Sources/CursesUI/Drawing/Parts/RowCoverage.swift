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
    subscript(cell: Int) -> PartArray<Float> {
        get {
            var parts = PartArray<Float>(repeating: 0, count: grid.count)
            for part in 0..<grid.count { parts[part] = values[cell * grid.count + part] }
            return parts
        }
        set {
            for part in 0..<grid.count { values[cell * grid.count + part] = newValue[part] }
        }
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
