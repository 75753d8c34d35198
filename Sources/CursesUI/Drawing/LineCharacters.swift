import CursesUITerminal
import Foundation

/// The box-drawing characters of one kind of line (Unicode block Box Drawing).
struct LineCharacters: Hashable {
    let horizontal: Glyph
    let vertical: Glyph
    let topLeading: Glyph
    let topTrailing: Glyph
    let bottomLeading: Glyph
    let bottomTrailing: Glyph

    private init(_ scalars: String) {
        let glyphs = scalars.unicodeScalars.map { Glyph(scalar: $0, width: 1) }
        horizontal = glyphs[0]
        vertical = glyphs[1]
        topLeading = glyphs[2]
        topTrailing = glyphs[3]
        bottomLeading = glyphs[4]
        bottomTrailing = glyphs[5]
    }

    static let light = LineCharacters("─│┌┐└┘")
    static let rounded = LineCharacters("─│╭╮╰╯")
    static let dashedLight = LineCharacters("┄┆┌┐└┘")
    static let dashedRounded = LineCharacters("┄┆╭╮╰╯")
    static let dashedHeavy = LineCharacters("┅┇┏┓┗┛")
    static let heavy = LineCharacters("━┃┏┓┗┛")
    static let double = LineCharacters("═║╔╗╚╝")
    static let ascii = LineCharacters("-|++++")
    static let hidden = LineCharacters("      ")
}

extension DrawingContext {
    /// Draws the outline of a rectangle on its outermost cells, in one style.
    func stroke(_ rect: CellRect, _ lines: LineCharacters, style: Style) {
        stroke(rect, lines) { _ in style }
    }

    /// Draws the outline of a rectangle on its outermost cells. A rectangle without an inside has no outline.
    ///
    /// A line is drawn only on blank cells: it never covers content. A light line that ends at the outline, such as a
    /// divider, is joined to it.
    ///
    /// - Parameter style: the style of each cell; if it returns `nil`, the cell is skipped.
    func stroke(_ rect: CellRect, _ lines: LineCharacters, style: (CellPoint) -> Style?) {
        guard rect.size.width >= 2, rect.size.height >= 2 else { return }
        let right = rect.maxColumn - 1
        let bottom = rect.maxRow - 1
        func put(
            _ glyph: Glyph, column: Int, row: Int, width: Int = 1, height: Int = 1, meeting inward: LineArms = []
        ) {
            let cells = CellRect(column: column, row: row, width: width, height: height)
            let isHorizontal = glyph == lines.horizontal && lines != .ascii
            forEachPoint(of: cells) { point in
                // A horizontal line does not join the words of a text that stands in it.
                if isHorizontal, isInText(at: point) { return }
                let shown = isBlank(at: point) ? glyph : joint(of: lines, meeting: inward, at: point)
                guard let shown, let style = style(point), !isEdge(of: style.foreground, at: point) else { return }
                self.put(shown, style: style, at: point)
            }
        }
        put(lines.topLeading, column: rect.minColumn, row: rect.minRow)
        put(lines.topTrailing, column: right, row: rect.minRow)
        put(lines.bottomLeading, column: rect.minColumn, row: bottom)
        put(lines.bottomTrailing, column: right, row: bottom)
        let width = rect.size.width - 2
        put(lines.horizontal, column: rect.minColumn + 1, row: rect.minRow, width: width, meeting: .down)
        put(lines.horizontal, column: rect.minColumn + 1, row: bottom, width: width, meeting: .up)
        let height = rect.size.height - 2
        put(lines.vertical, column: rect.minColumn, row: rect.minRow + 1, height: height, meeting: .right)
        put(lines.vertical, column: right, row: rect.minRow + 1, height: height, meeting: .left)
    }

    /// Returns whether a cell is at the edge of an area in a colour. A line of this colour would not be visible on the
    /// area, and would take its form from it.
    func isEdge(of color: @autoclosure () -> TerminalColor, at point: CellPoint) -> Bool {
        let cell = drawnCell(at: point)
        guard cell.glyph != .space, PartedCell.isParted(cell) else { return false }
        let color = color()
        // The terminal's own foreground and background are different colours, although both are the default.
        return cell.style.foreground == color || color != .default && cell.style.background == color
    }

    /// Returns the character that joins an outline with a light line at a point; `nil` if there is no such line.
    ///
    /// - Parameter inward: the arm from the outline to the inside.
    private func joint(of lines: LineCharacters, meeting inward: LineArms, at point: CellPoint) -> Glyph? {
        guard !inward.isEmpty, lines != .ascii else { return nil }
        guard glyph(at: point) == inward.glyph(.light) else { return nil }
        return inward.joint(lines == .heavy ? .heavy : .light)
    }
}

extension DrawingContext {
    /// Rounds the corners of a rectangle, if they have been drawn as square corners of light lines.
    func roundCorners(of rect: CellRect) {
        guard !rect.isEmpty else { return }
        let square = LineCharacters.light
        let round = LineCharacters.rounded
        let right = rect.maxColumn - 1
        let bottom = rect.maxRow - 1
        let corners = [
            (rect.minColumn, rect.minRow, square.topLeading, round.topLeading),
            (right, rect.minRow, square.topTrailing, round.topTrailing),
            (rect.minColumn, bottom, square.bottomLeading, round.bottomLeading),
            (right, bottom, square.bottomTrailing, round.bottomTrailing),
        ]
        for (column, row, old, new) in corners {
            let point = CellPoint(column: column, row: row)
            if glyph(at: point) == old { put(new, style: drawnStyle(at: point), at: point) }
        }
    }
}

extension LineCharacters {
    /// Returns the lines for a stroke. They are heavy if the width is at least 2, and have rounded corners if the shape
    /// has rounded corners.
    static func stroke(width: CGFloat, isRounded: Bool = false) -> LineCharacters {
        width >= 2 ? .heavy : isRounded ? .rounded : .light
    }

    /// The same lines, dashed.
    var dashed: LineCharacters {
        switch self {
        case .light: .dashedLight
        case .rounded: .dashedRounded
        case .heavy: .dashedHeavy
        default: self
        }
    }
}
