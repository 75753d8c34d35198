import CursesUITerminal

extension BlockGlyphs {
    /// Returns the block characters for all combinations of filled parts of a grid.
    package static func scalars(_ grid: CellGrid) -> [Unicode.Scalar] {
        switch (grid.columns, grid.rows) {
        case (1, 1): [" ", "█"]
        case (1, 2): halves
        case (2, 2): quadrants
        case (2, 3): sextants
        default: octants
        }
    }

    /// Returns the glyph that fills given parts of a cell.
    ///
    /// - Parameter mask: one bit for each part of the grid; the first part is the lowest bit.
    static func glyph(_ mask: Int, _ grid: CellGrid) -> Glyph {
        Glyph(scalar: scalars(grid)[mask], width: 1)
    }

    /// Returns the parts that a glyph fills, as a bit mask; `nil` unless the glyph is a blank or a block character.
    static func mask(of glyph: Glyph, _ grid: CellGrid) -> Int? {
        if glyph == .space { return 0 }
        guard let fine = fineMasks[glyph] else { return nil }
        var mask = 0
        for part in 0..<grid.count where isFilled(part, grid, fine) { mask |= 1 << part }
        return mask
    }

    /// Returns the fraction of a cell that a glyph fills, from 0 to 1; `nil` unless the glyph is a blank or a block
    /// character.
    static func filledPart(of glyph: Glyph) -> Double? {
        if glyph == .space { return 0 }
        return fineMasks[glyph].map { Double($0.nonzeroBitCount) / Double(fineColumns * fineRows) }
    }

    /// The size of the finest grid. Each part of every other grid is a rectangle in it.
    private static let (fineColumns, fineRows) = (2, 12)

    private static func isFilled(_ part: Int, _ grid: CellGrid, _ fine: UInt32) -> Bool {
        let (width, height) = (fineColumns / grid.columns, fineRows / grid.rows)
        let (left, top) = (part % grid.columns * width, part / grid.columns * height)
        var filled = 0
        for row in top..<top + height {
            for column in left..<left + width where fine & bit(column, row) != 0 { filled += 1 }
        }
        return filled * 2 >= width * height
    }

    private static func bit(_ column: Int, _ row: Int) -> UInt32 { 1 << UInt32(row * fineColumns + column) }

    /// The parts of the finest grid that each glyph fills.
    private static let fineMasks: [Glyph: UInt32] = {
        var masks: [Glyph: UInt32] = [:]
        for grid in [CellGrid.halves, .quadrants, .sextants, .octants] {
            let (width, height) = (fineColumns / grid.columns, fineRows / grid.rows)
            for mask in 1..<1 << grid.count {
                var fine: UInt32 = 0
                for row in 0..<fineRows {
                    for column in 0..<fineColumns
                    where mask & 1 << (row / height * grid.columns + column / width) != 0 {
                        fine |= bit(column, row)
                    }
                }
                masks[glyph(mask, grid)] = fine
            }
        }
        return masks
    }()
}
