import CursesUITerminal

/// The parts into which block characters divide a cell, from left to right and then from top to bottom.
package struct CellGrid: Hashable, Sendable {
    package let columns: Int
    package let rows: Int

    /// A grid with a single part, the whole cell.
    package static let whole = CellGrid(columns: 1, rows: 1)
    package static let halves = CellGrid(columns: 1, rows: 2)
    package static let quadrants = CellGrid(columns: 2, rows: 2)
    package static let sextants = CellGrid(columns: 2, rows: 3)
    package static let octants = CellGrid(columns: 2, rows: 4)

    private init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// Creates the finest grid that a set of block characters can show.
    package init(_ blocks: BlockCharacters) {
        self =
            switch blocks {
            case .none: .whole
            case .halves: .halves
            case .quadrants: .quadrants
            case .sextants: .sextants
            case .octants: .octants
            }
    }

    /// The number of parts.
    package var count: Int { columns * rows }
}
