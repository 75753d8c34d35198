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
        guard let index = index(of: glyph), fineMasks[index] != 0 else { return nil }
        let masks =
            switch (grid.columns, grid.rows) {
            case (1, 1): wholeMasks
            case (1, 2): halfMasks
            case (2, 2): quadrantMasks
            case (2, 3): sextantMasks
            default: octantMasks
            }
        return Int(masks[index])
    }

    /// Returns the fraction of a cell that a glyph fills, from 0 to 1; `nil` unless the glyph is a blank or a block
    /// character.
    static func filledPart(of glyph: Glyph) -> Double? {
        if glyph == .space { return 0 }
        guard let index = index(of: glyph), fineMasks[index] != 0 else { return nil }
        return Double(fineMasks[index].nonzeroBitCount) / Double(fineColumns * fineRows)
    }

    /// Returns whether a glyph is a block character or a shade.
    static func contains(_ glyph: Glyph) -> Bool { index(of: glyph) != nil }

    // MARK: Tables

    /// The first and the last scalar of the block characters: Block Elements, the sextants of Symbols for Legacy
    /// Computing, and the octants of its supplement.
    private static let (elements, sextantScalars) = (UInt32(0x2580)...0x259F, UInt32(0x1FB00)...0x1FB3B)
    private static let octantScalars = UInt32(0x1CD00)...0x1CDE5
    /// The octants that are elsewhere in these blocks.
    private static let otherOctants: [UInt32] = [
        0x1CEA0, 0x1CEA3, 0x1CEA8, 0x1CEAB, 0x1FB82, 0x1FB85, 0x1FBE6, 0x1FBE7,
    ]

    /// Returns the index of a block character in the tables; `nil` for other glyphs. The tables are read for each cell
    /// of a picture, so they are arrays and not dictionaries.
    private static func index(of glyph: Glyph) -> Int? {
        guard let scalar = glyph.narrowScalar else { return nil }
        if elements.contains(scalar) { return Int(scalar - elements.lowerBound) }
        // Most other glyphs are letters.
        guard scalar >= octantScalars.lowerBound else { return nil }
        var first = elements.count
        if sextantScalars.contains(scalar) { return first + Int(scalar - sextantScalars.lowerBound) }
        first += sextantScalars.count
        if octantScalars.contains(scalar) { return first + Int(scalar - octantScalars.lowerBound) }
        return otherOctants.firstIndex(of: scalar).map { first + octantScalars.count + $0 }
    }

    /// The size of the finest grid. Each part of every other grid is a rectangle in it.
    private static let (fineColumns, fineRows) = (2, 12)

    private static func bit(_ column: Int, _ row: Int) -> UInt32 { 1 << UInt32(row * fineColumns + column) }

    /// The parts of the finest grid that each block character fills; 0 for characters that are not made of parts.
    private static let fineMasks: [UInt32] = {
        var masks = [UInt32](
            repeating: 0,
            count: elements.count + sextantScalars.count + octantScalars.count + otherOctants.count)
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
                masks[index(of: glyph(mask, grid))!] = fine
            }
        }
        return masks
    }()

    private static let wholeMasks = masks(.whole)
    private static let halfMasks = masks(.halves)
    private static let quadrantMasks = masks(.quadrants)
    private static let sextantMasks = masks(.sextants)
    private static let octantMasks = masks(.octants)

    /// Returns the parts of a grid that each block character fills at least to the half.
    private static func masks(_ grid: CellGrid) -> [UInt8] {
        fineMasks.map { fine in
            (0..<grid.count).reduce(0) { isFilled($1, grid, fine) ? $0 | 1 << UInt8($1) : $0 }
        }
    }

    private static func isFilled(_ part: Int, _ grid: CellGrid, _ fine: UInt32) -> Bool {
        let (width, height) = (fineColumns / grid.columns, fineRows / grid.rows)
        let (left, top) = (part % grid.columns * width, part / grid.columns * height)
        var filled = 0
        for row in top..<top + height {
            for column in left..<left + width where fine & bit(column, row) != 0 { filled += 1 }
        }
        return filled * 2 >= width * height
    }
}
