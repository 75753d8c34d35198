/// Encodes the cells of pictures that are still to be sent as sixels.
struct SixelComposer {
    private let pictures: [Int: TerminalPicture]
    /// The number of cells in a row.
    private let width: Int
    private let pixels: CellPixels
    private let isLight: Bool

    /// The maximum number of pixels in one sixel picture. A larger area is sent as several sixel pictures.
    private static let manyPixels = 1 << 16
    /// The longest side that xterm accepts, in pixels (its resource `maxGraphicSize`).
    private static let longestSide = 1000

    init(_ pictures: [Int: TerminalPicture], width: Int, _ pixels: CellPixels, isLight: Bool) {
        self.pictures = pictures
        self.width = width
        self.pixels = pixels
        self.isLight = isLight
    }

    /// Returns the cells that form a rectangle of one picture, beginning with a given cell.
    func rectangle(of due: [SixelPart?], from start: Int) -> [Int] {
        guard let first = due[start] else { return [] }
        func continues(_ down: Int, _ right: Int) -> Bool {
            let index = start + down * width + right
            guard index < due.count, let part = due[index] else { return false }
            return part.number == first.number && part.isDim == first.isDim && part.row == first.row + down
                && part.column == first.column + right
        }
        var columns = 1
        let mostColumns = min(width - start % width, max(1, Self.longestSide / pixels.width))
        while columns < mostColumns, continues(0, columns) { columns += 1 }
        var rows = 1
        let mostRows = max(
            1, min(Self.longestSide, Self.manyPixels / (columns * pixels.width)) / pixels.height)
        while rows < mostRows, (0..<columns).allSatisfy({ continues(rows, $0) }) { rows += 1 }
        return (0..<rows).flatMap { row in (0..<columns).map { start + row * width + $0 } }
    }

    /// Returns the cells, beginning with a given cell, that fit into one sixel picture, which may contain parts of
    /// several pictures.
    ///
    /// - Parameter colorCount: the maximum number of colours.
    func surroundings(of due: [SixelPart?], from start: Int, colorCount: Int) -> [Int] {
        let top = start / width
        let bottom = top + max(1, Self.longestSide / pixels.height)
        let side = max(1, Self.longestSide / pixels.width)
        var columns: Range<Int>?
        var palettes: Set<SixelPalette> = []
        var colors = 0
        var cells: [Int] = []
        for index in start..<min(due.count, bottom * width) {
            guard let part = due[index] else { continue }
            let column = index % width
            let reached =
                columns.map { min($0.lowerBound, column)..<max($0.upperBound, column + 1) }
                ?? column..<column + 1
            guard reached.count <= side else { continue }
            let palette = SixelPalette(number: part.number, isDim: part.isDim)
            if !palettes.contains(palette) {
                let more = pictures[part.number]?.pixels?.colors.count ?? 0
                guard palettes.isEmpty || colors + more <= colorCount else { continue }
                palettes.insert(palette)
                colors += more
            }
            columns = reached
            cells.append(index)
        }
        return cells
    }

    /// Returns the bounding rectangle of cells.
    func area(of cells: [Int]) -> CellRect {
        let columns = cells.map { $0 % width }
        let (left, right) = (columns.min() ?? 0, columns.max() ?? 0)
        let (top, bottom) = ((cells.first ?? 0) / width, (cells.last ?? 0) / width)
        return CellRect(column: left, row: top, width: right - left + 1, height: bottom - top + 1)
    }

    /// Returns the sequence that draws cells as one sixel picture.
    func sequence(for cells: [Int], of due: [SixelPart?], in area: CellRect) -> [UInt8] {
        var offsets: [SixelPalette: Int] = [:]
        var colors: [IndexedPixels.Color] = []
        for cell in cells {
            guard let part = due[cell], let content = pictures[part.number]?.pixels else { continue }
            let palette = SixelPalette(number: part.number, isDim: part.isDim)
            guard offsets[palette] == nil else { continue }
            offsets[palette] = colors.count
            colors += part.isDim ? content.colors.map { $0.dimmed(isLight: isLight) } : content.colors
        }
        var sixels = Sixels(
            width: area.size.width * pixels.width, height: area.size.height * pixels.height, colors: colors)
        for cell in cells {
            guard let part = due[cell], let content = pictures[part.number]?.pixels,
                let offset = offsets[SixelPalette(number: part.number, isDim: part.isDim)]
            else { continue }
            let x = (cell % width - area.minColumn) * pixels.width
            let y = (cell / width - area.minRow) * pixels.height
            for line in 0..<pixels.height {
                let from = (part.row * pixels.height + line) * content.width + part.column * pixels.width
                let to = (y + line) * sixels.width + x
                for column in 0..<pixels.width {
                    let index = content.indices[from + column]
                    guard index != IndexedPixels.transparent else { continue }
                    sixels.indices[to + column] = UInt16(offset + Int(index))
                }
            }
        }
        return Array("\u{1B}[\(area.minRow + 1);\(area.minColumn + 1)H".utf8) + sixels.bytes
    }
}

/// Identifies the colours of a picture, which may be dimmed.
private struct SixelPalette: Hashable {
    let number: Int
    let isDim: Bool
}
