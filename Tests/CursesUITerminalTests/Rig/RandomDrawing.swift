import TestSupport

@testable import CursesUITerminal

extension CellBuffer {
    /// Draws random content, and returns the rectangle that may have changed.
    ///
    /// - Parameter isRich: whether the content includes links, and letters with combining marks. libvterm does not
    ///   report links, and moves the mark of a letter in the last column to the next row.
    mutating func scribble(using random: inout SeededGenerator, isRich: Bool = false) -> CellRect {
        let place = CellPoint(
            column: .random(in: 0..<size.width, using: &random),
            row: .random(in: 0..<size.height, using: &random))
        let style = Style.random(using: &random, links: isRich)
        // Overwriting half of a wide glyph blanks its other half, so the neighbouring columns may change as well.
        func around(_ rect: CellRect) -> CellRect {
            CellRect(
                column: rect.minColumn - 1, row: rect.minRow, width: rect.size.width + 2,
                height: rect.size.height)
        }
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let rect = CellRect(
                column: place.column, row: place.row,
                width: .random(in: 1...12, using: &random),
                height: .random(in: 1...4, using: &random))
            fill(rect, with: Cell(glyph: .space, style: style))
            return around(rect)
        case 1:
            let rect = CellRect(
                column: place.column, row: place.row,
                width: .random(in: 1...6, using: &random), height: 1)
            restyle(rect) { $0 = style }
            return around(rect)
        default:
            let wide = "漢字かな한국界".unicodeScalars
            let narrow = "abcXYZ 019─│┌é▀█".unicodeScalars
            var column = place.column
            for _ in 0..<Int.random(in: 1...10, using: &random) {
                let isWide = Int.random(in: 0..<3, using: &random) == 0
                guard let scalar = (isWide ? wide : narrow).randomElement(using: &random) else {
                    break
                }
                let isMarked =
                    isRich && !isWide && scalar.properties.isAlphabetic && Int.random(in: 0..<8, using: &random) == 0
                let glyph =
                    isMarked ? Glyph(Character("\(scalar)\u{323}")) : Glyph(scalar: scalar, width: isWide ? 2 : 1)
                put(
                    glyph, style: style, at: CellPoint(column: column, row: place.row),
                    clip: bounds)
                column += glyph.width
            }
            return around(
                CellRect(
                    column: place.column, row: place.row, width: column - place.column, height: 1))
        }
    }

    /// Moves rows, as scrolling does.
    ///
    /// - Parameter region: the rows that move; `nil` for all.
    mutating func shiftRows(by rows: Int, in region: Range<Int>? = nil) {
        let region = region ?? 0..<size.height
        let old = self
        fill(CellRect(column: 0, row: region.lowerBound, width: size.width, height: region.count))
        for row in region where region.contains(row + rows) {
            for column in 0..<size.width {
                let cell = old[column: column, row: row]
                guard cell.glyph != .continuation else { continue }
                put(
                    cell.glyph, style: cell.style,
                    at: CellPoint(column: column, row: row + rows), clip: bounds)
            }
        }
    }

    /// Moves random rows by a few rows, and returns the rectangle that has changed.
    mutating func shiftRows(using random: inout SeededGenerator) -> CellRect {
        let all = 0..<size.height
        let start = Bool.random(using: &random) ? 0 : Int.random(in: all, using: &random)
        let end = Bool.random(using: &random) ? size.height : Int.random(in: start..<size.height, using: &random) + 1
        shiftRows(by: Int.random(in: -3...3, using: &random), in: start..<end)
        return CellRect(column: 0, row: start, width: size.width, height: end - start)
    }
}

extension Style {
    static func random(using random: inout SeededGenerator, links: Bool) -> Style {
        func color() -> TerminalColor {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: .palette(.random(in: 0...255, using: &random))
            case 1: .rgb(.random(in: 0...255, using: &random), 100, 7)
            default: .default
            }
        }
        var attributes: Attributes = []
        for attribute in [Attributes.bold, .italic, .underline, .blink, .reverse, .strikethrough]
        where Int.random(in: 0..<6, using: &random) == 0 {
            attributes.insert(attribute)
        }
        var style = Style(foreground: color(), background: color(), attributes: attributes)
        if links, Int.random(in: 0..<10, using: &random) == 0 { style.link = Hyperlink("https://swift.org") }
        return style
    }
}
