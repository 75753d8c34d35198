import CursesUITerminal

extension DrawingContext {
    /// Shows the focus on the cells that have been drawn in a rectangle, so that none of their colours is lost.
    ///
    /// Cells on the surrounding background are shown in reverse video or, if the theme has background colours for
    /// controls (``Theme/Surfaces``), on the focus background. On any other background, text is underlined, and
    /// brackets are drawn in the first and the last column of the middle row, if both are blank. A picture or a shape
    /// alone, or a single character in several rows, has brackets in any case, and is otherwise left as it is; beside
    /// areas, cells without text stay as they are. Each cell is treated separately, because only a part of the rectangle
    /// may be redrawn.
    ///
    /// - Parameters:
    ///   - isUniform: whether all cells are shown in reverse video, and texts lose their own colours in it, so that no
    ///     cell of a row has a different background.
    ///   - area: the area that the first and the last column belong to; `nil` for the rectangle itself.
    func markFocus(_ rect: CellRect, isUniform: Bool = false, of area: CellRect? = nil) {
        let area = area ?? rect
        let middle = rect.minRow + rect.size.height / 2
        let mark = design.surfaces.map { FocusSurface($0, on: rect, in: self) }
        if mark == nil, !isUniform, area == rect, isPicture(rect) {
            for column in [rect.minColumn, rect.maxColumn - 1] {
                putBracket(at: CellPoint(column: column, row: middle), of: rect)
            }
            return
        }
        let areaRows = mark == nil && !isUniform ? areaRows(in: rect) : []
        forEachPoint(of: rect) { point in
            let cell = CellRect(origin: point, size: CellSize(width: 1, height: 1))
            let style = drawnStyle(at: point)
            // Cells beside a shape or a picture are not marked.
            if areaRows.contains(point.row), !hasFill(style), glyph(at: point) == .space { return }
            if let mark, mark.surfaces.isGround(style.background) { return mark.draw(at: point, in: self) }
            guard hasFill(style), !isUniform else {
                // The edge of a shape stays as it is: in reverse video, it would no longer fit the rest.
                if !isUniform, rect.size.width > 2, isPicture(at: point) { return }
                // A gap in a text has its colour, so that the mark is one area.
                let ink = !isUniform && isBlank(at: point) ? ink(around: point, in: rect) : style.foreground
                return restyle(cell) {
                    $0.attributes.formSymmetricDifference(.reverse)
                    if $0.attributes.contains(.reverse) { $0.foreground = isUniform ? .default : ink }
                }
            }
            let isEdge = point.column == rect.minColumn || point.column == rect.maxColumn - 1
            let other = CellPoint(column: rect.minColumn + rect.maxColumn - 1 - point.column, row: middle)
            let isPaired = area != rect || takesBracket(at: other, mark?.surfaces)
            if isEdge, point.row == middle, isBlank(at: point), isPaired {
                putBracket(at: point, of: area, on: style)
            } else if !isBlank(at: point) {
                restyle(cell) { $0.attributes.formSymmetricDifference(.underline) }
            }
        }
    }

    /// Returns whether a cell has a background of its own. One in the colour of text is in reverse video.
    private func hasFill(_ style: Style) -> Bool {
        style.background != .default || style.attributes.contains(.reverse)
    }

    // MARK: Pictures

    /// Draws a bracket in reverse video in a cell with a style. In place of a part of a picture, it is in the terminal's
    /// own colour: a block character that is reversed or underlined would look much the same.
    private func putBracket(at point: CellPoint, of area: CellRect, on style: Style = .plain) {
        var style = Style(
            foreground: style.foreground, background: style.background, attributes: [.bold, .reverse])
        if style.background != .default, let ground = mixer.ground(style.background),
            textColor(style.foreground).contrast(with: ground) < 2
        {
            // In the colour of a text that can hardly be seen on the area, a bracket could not, either.
            style.foreground = ground.farthestGrey.terminalColor
        }
        if style.background == .default, isLight(at: point) {
            let isDark = design.source.screen.scheme == .dark
            style = Style(background: isDark ? .black : .brightWhite, attributes: [.bold, .underline])
        }
        write(point.column == area.minColumn ? "[" : "]", style: style, at: point)
    }

    /// Returns whether a cell has about the colour of text, so that a bracket in reverse video would not be visible.
    private func isLight(at point: CellPoint) -> Bool {
        let below = drawnStyle(at: point)
        let text = textColor(.default)
        return [
            mixer.ground(below.background),
            PartedCell.isParted(drawnCell(at: point)) ? mixer.ink(below.foreground) : nil,
        ]
        .contains { $0.map { $0.contrast(with: text) < 2 } ?? false }
    }

    /// Returns the components of a text's colour. The terminal's own, if unknown, is black or white, by its scheme.
    private func textColor(_ color: TerminalColor) -> RGB {
        mixer.ink(color) ?? (design.source.screen.scheme == .dark ? .white : RGB(red: 0, green: 0, blue: 0))
    }

    /// Returns whether a cell consists of parts in two colours.
    private func isPicture(at point: CellPoint) -> Bool {
        guard let glyph = glyph(at: point), glyph != .space else { return false }
        return PartedCell.isParted(drawnCell(at: point))
    }

    /// Returns whether a cell is a part of a figure that is drawn in lines: a character of the Unicode blocks Box Drawing
    /// and Braille Patterns.
    private func isLine(at point: CellPoint) -> Bool {
        glyph(at: point)?.withScalars { scalars in
            scalars.count == 1 && (0x2500...0x257F ~= scalars[0] || 0x2800...0x28FF ~= scalars[0])
        } == true
    }

    /// Returns whether a cell is a part of a picture without colours.
    private func isShade(at point: CellPoint) -> Bool {
        guard let glyph = glyph(at: point) else { return false }
        return glyph == "░" || glyph == "▒" || glyph == "▓"
    }

    /// Returns whether there is nothing but a picture or a figure in a rectangle, or a single character in several rows,
    /// which leaves room for brackets.
    private func isPicture(_ rect: CellRect) -> Bool {
        guard rect.size.width > 2 else { return false }
        var (hasParts, hasFill) = (false, false)
        var characters = 0
        for row in rect.minRow..<rect.maxRow {
            for column in rect.minColumn..<rect.maxColumn {
                let point = CellPoint(column: column, row: row)
                if isPicture(at: point) || isLine(at: point) {
                    hasParts = true
                } else if isBracket(at: point) {
                    continue
                } else if glyph(at: point) == .space {
                    hasFill = hasFill || self.hasFill(drawnStyle(at: point))
                } else {
                    characters += 1
                    guard characters == 1, rect.size.height > 1, glyph(at: point) != nil else { return false }
                }
            }
        }
        return hasParts ? characters == 0 : characters == 1 && !hasFill
    }

    /// Returns the rows of a rectangle that have no text on the surrounding background, if the rectangle contains both
    /// areas and texts. A mark of an earlier frame makes no difference.
    private func areaRows(in rect: CellRect) -> Set<Int> {
        var rows: Set<Int> = []
        var (hasArea, hasText) = (false, false)
        let onScreen = partOnScreen(of: rect)
        for row in onScreen.minRow..<onScreen.maxRow {
            var hasTextOnGround = false
            for column in onScreen.columns {
                let point = CellPoint(column: column, row: row)
                let isOnGround = drawnStyle(at: point).background == .default
                if isPicture(at: point) {
                    hasArea = true
                } else if isBracket(at: point) || isLine(at: point) {
                    continue
                } else if glyph(at: point) == .space {
                    hasArea = hasArea || !isOnGround
                } else {
                    hasText = true
                    hasTextOnGround = hasTextOnGround || isOnGround
                }
            }
            if !hasTextOnGround { rows.insert(row) }
        }
        return hasArea && hasText ? rows : []
    }

    /// Returns whether a bracket shows the focus at a point, perhaps since an earlier frame.
    private func isBracket(at point: CellPoint) -> Bool {
        guard let glyph = glyph(at: point), glyph == "[" || glyph == "]" else { return false }
        let attributes = drawnStyle(at: point).attributes
        return attributes.isSuperset(of: [.bold, .reverse]) || attributes.isSuperset(of: [.bold, .underline])
    }

    // MARK: Texts

    /// Returns the colour of the text before a blank cell, if there is text after it as well in the same row of a
    /// rectangle; otherwise the colour of the cell.
    private func ink(around point: CellPoint, in rect: CellRect) -> TerminalColor {
        func text(_ columns: some Sequence<Int>) -> CellPoint? {
            columns.lazy.map { CellPoint(column: $0, row: point.row) }.first {
                self.glyph(at: $0) != nil && !self.isBlank(at: $0) && !self.isPicture(at: $0)
            }
        }
        let onScreen = partOnScreen(of: rect)
        guard onScreen.columns.contains(point.column),
            let before = text((onScreen.minColumn..<point.column).reversed()),
            text(point.column + 1..<onScreen.maxColumn) != nil
        else { return drawnStyle(at: point).foreground }
        return drawnStyle(at: before).foreground
    }

    /// Returns whether a bracket that shows the focus can be drawn at a point, or has been drawn there, perhaps in an
    /// earlier frame.
    private func takesBracket(at point: CellPoint, _ surfaces: SurfaceColors?) -> Bool {
        guard glyph(at: point) != nil else { return false }
        if isBracket(at: point) { return true }
        let style = drawnStyle(at: point)
        return isBlank(at: point) && hasFill(style) && surfaces?.isGround(style.background) != true
    }

    /// Shows the focus on a large area by marking only its corners.
    func markFocusAtCorners(_ rect: CellRect) {
        let columns = [rect.minColumn, rect.maxColumn - 1]
        let rows = [rect.minRow, rect.maxRow - 1]
        for point in columns.flatMap({ column in rows.map { CellPoint(column: column, row: $0) } }) {
            if isPicture(at: point) || isLine(at: point) || isShade(at: point) {
                putBracket(at: point, of: rect)
                continue
            }
            markFocus(CellRect(origin: point, size: CellSize(width: 1, height: 1)), of: rect)
        }
    }
}

/// Draws the focus in a theme with background colours for controls: a tint with a bar in the first column or, if that
/// column is not free, the focus colour.
@MainActor
private struct FocusSurface {
    let surfaces: SurfaceColors
    private let rect: CellRect
    private let hasBar: Bool

    private static let bar: Glyph = "▌"

    init(_ surfaces: SurfaceColors, on rect: CellRect, in context: DrawingContext) {
        self.surfaces = surfaces
        self.rect = rect
        // The bar of an earlier frame counts as free, because only a part of the rectangle may be redrawn.
        hasBar =
            rect.size.width > 2
            && (rect.minRow..<rect.maxRow).allSatisfy { row in
                let start = CellPoint(column: rect.minColumn, row: row)
                return context.isBlank(at: start) || context.glyph(at: start) == Self.bar
            }
    }

    func draw(at point: CellPoint, in context: DrawingContext) {
        let cell = CellRect(origin: point, size: CellSize(width: 1, height: 1))
        guard hasBar else {
            return context.restyle(cell) {
                $0.background = surfaces.focused
                $0.foreground = surfaces.onFocused
                $0.attributes.subtract([.reverse, .dim])
            }
        }
        if point.column == rect.minColumn {
            let style = Style(foreground: surfaces.mark, background: surfaces.focusedSelection)
            return context.put(Self.bar, style: style, at: point)
        }
        context.restyle(cell) { $0.background = surfaces.focusedSelection }
    }
}

/// Shows a view as focused.
struct FocusMarkModifier {
    let isMarked: Bool
}

extension FocusMarkModifier: LayoutModifier {
    func drawAbove(in context: DrawingContext, size: CellSize) {
        if isMarked { context.markFocus(CellRect(origin: .zero, size: size)) }
    }
}
