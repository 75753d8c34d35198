import CursesUITerminal
import Foundation

/// The pixels of cells: their backgrounds, and those characters that are blocks, dots or lines.
struct CellRaster {
    /// `nil` if there are no cells.
    private(set) var bitmap: Bitmap?
    /// Whether some characters have been left out.
    private(set) var hasText = false
    /// Whether anything else has been drawn.
    private(set) var hasPixels = false

    /// - Parameters:
    ///   - cells: the rows from the top.
    ///   - scale: the number of pixels in a point; a cell has 8 by 16 points.
    init(_ cells: [[Cell]], scale: CGFloat, isOpaque: Bool) {
        let scale = scale.isFinite ? min(max(scale, 0.125), 8) : 1
        let (width, height) = (max(1, Int((8 * scale).rounded())), max(1, Int((16 * scale).rounded())))
        guard let first = cells.first, !first.isEmpty else { return }
        let ground = isOpaque ? Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 255) : .clear
        let count = first.count * width * cells.count * height
        var bitmap = Bitmap(
            width: first.count * width, height: cells.count * height,
            pixels: [Bitmap.Pixel](repeating: ground, count: count)
        )
        for (row, line) in cells.enumerated() {
            for (column, cell) in line.enumerated() {
                let origin = (x: column * width, y: row * height)
                func fill(_ rect: CGRect, _ color: Bitmap.Pixel) {
                    hasPixels = true
                    let right = Int((rect.maxX * CGFloat(width)).rounded())
                    let bottom = Int((rect.maxY * CGFloat(height)).rounded())
                    for y in Int((rect.minY * CGFloat(height)).rounded())..<max(0, bottom) {
                        for x in Int((rect.minX * CGFloat(width)).rounded())..<max(0, right) {
                            bitmap[origin.x + x, origin.y + y] = color
                        }
                    }
                }
                let isReversed = cell.style.attributes.contains(.reverse)
                let colors = (front: Self.pixel(cell.style.foreground), back: Self.pixel(cell.style.background))
                let back = isReversed ? colors.front ?? .black : colors.back
                let front = isReversed ? colors.back ?? .white : colors.front ?? .black
                if let back { fill(CGRect(x: 0, y: 0, width: 1, height: 1), back) }
                guard let parts = GlyphParts(cell.glyph.description) else {
                    hasText = true
                    continue
                }
                for rect in parts.rects { fill(rect, front) }
            }
        }
        self.bitmap = bitmap
    }

    private static func pixel(_ color: TerminalColor) -> Bitmap.Pixel? {
        color.components.map { Bitmap.Pixel(red: $0.red, green: $0.green, blue: $0.blue, alpha: 255) }
    }
}

extension Bitmap.Pixel {
    fileprivate static let black = Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 255)
    fileprivate static let white = Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 255)
}

/// The rectangles of a cell that a character covers, with coordinates from 0 to 1; `nil` for letters and other text.
struct GlyphParts {
    let rects: [CGRect]

    init?(_ text: String) {
        guard let scalar = text.unicodeScalars.first else {
            rects = []
            return
        }
        switch scalar.value {
        case 0x20, 0xA0, 0x2800: rects = []
        case 0x2580: rects = [CGRect(x: 0, y: 0, width: 1, height: 0.5)]
        case 0x2581...0x2588:
            let part = CGFloat(scalar.value - 0x2580) / 8
            rects = [CGRect(x: 0, y: 1 - part, width: 1, height: part)]
        case 0x2589...0x258F:
            rects = [CGRect(x: 0, y: 0, width: CGFloat(0x2590 - scalar.value) / 8, height: 1)]
        case 0x2590: rects = [CGRect(x: 0.5, y: 0, width: 0.5, height: 1)]
        case 0x2594: rects = [CGRect(x: 0, y: 0, width: 1, height: 0.125)]
        case 0x2595: rects = [CGRect(x: 0.875, y: 0, width: 0.125, height: 1)]
        case 0x2800...0x28FF: rects = Self.dots(scalar.value - 0x2800)
        default:
            if let mask = BlockGlyphs.quadrants.firstIndex(of: scalar) {
                rects = Self.grid(mask, columns: 2, rows: 2)
            } else if let mask = BlockGlyphs.sextants.firstIndex(of: scalar) {
                rects = Self.grid(mask, columns: 2, rows: 3)
            } else if let mask = BlockGlyphs.octants.firstIndex(of: scalar) {
                rects = Self.grid(mask, columns: 2, rows: 4)
            } else if let arms = Self.arms[scalar] {
                rects = Self.lines(arms)
            } else {
                return nil
            }
        }
    }

    /// Returns the rectangles of a grid whose bits are set, row by row.
    private static func grid(_ mask: Int, columns: Int, rows: Int) -> [CGRect] {
        (0..<columns * rows).filter { mask & 1 << $0 != 0 }.map { index in
            CGRect(
                x: CGFloat(index % columns) / CGFloat(columns), y: CGFloat(index / columns) / CGFloat(rows),
                width: 1 / CGFloat(columns), height: 1 / CGFloat(rows)
            )
        }
    }

    /// Returns the rectangles of Braille dots. The lowest bits are the three upper dots of each column, followed by the
    /// lowest row.
    private static func dots(_ bits: UInt32) -> [CGRect] {
        let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
        return places.enumerated().filter { bits & 1 << $0.offset != 0 }.map { _, place in
            CGRect(x: CGFloat(place.0) / 2, y: CGFloat(place.1) / 4, width: 0.5, height: 0.25)
        }
    }

    /// The directions in which a box-drawing character has lines from its centre, and whether they are heavy.
    private struct Arms: OptionSet {
        let rawValue: Int
        static let up = Arms(rawValue: 1)
        static let down = Arms(rawValue: 2)
        static let left = Arms(rawValue: 4)
        static let right = Arms(rawValue: 8)
        static let heavy = Arms(rawValue: 16)
    }

    private static let arms: [Unicode.Scalar: Arms] = [
        "─": [.left, .right], "━": [.left, .right, .heavy], "│": [.up, .down], "┃": [.up, .down, .heavy],
        "┌": [.down, .right], "┐": [.down, .left], "└": [.up, .right], "┘": [.up, .left],
        "╭": [.down, .right], "╮": [.down, .left], "╰": [.up, .right], "╯": [.up, .left],
        "┏": [.down, .right, .heavy], "┓": [.down, .left, .heavy], "┗": [.up, .right, .heavy],
        "┛": [.up, .left, .heavy], "├": [.up, .down, .right], "┤": [.up, .down, .left],
        "┬": [.left, .right, .down], "┴": [.left, .right, .up], "┼": [.up, .down, .left, .right],
        "╌": [.left, .right], "╎": [.up, .down], "┄": [.left, .right], "┆": [.up, .down],
    ]

    private static func lines(_ arms: Arms) -> [CGRect] {
        let (x, y) = arms.contains(.heavy) ? (CGFloat(0.25), CGFloat(0.125)) : (CGFloat(0.125), CGFloat(0.0625))
        var rects: [CGRect] = []
        if arms.contains(.up) { rects.append(CGRect(x: 0.5 - x / 2, y: 0, width: x, height: 0.5 + y / 2)) }
        if arms.contains(.down) { rects.append(CGRect(x: 0.5 - x / 2, y: 0.5 - y / 2, width: x, height: 0.5 + y / 2)) }
        if arms.contains(.left) { rects.append(CGRect(x: 0, y: 0.5 - y / 2, width: 0.5 + x / 2, height: y)) }
        if arms.contains(.right) { rects.append(CGRect(x: 0.5 - x / 2, y: 0.5 - y / 2, width: 0.5 + x / 2, height: y)) }
        return rects
    }
}
