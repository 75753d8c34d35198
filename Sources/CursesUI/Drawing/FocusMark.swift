import CursesUITerminal

extension DrawingContext {
    /// Shows the focus on the cells that have been drawn in a rectangle, so that none of their colours is lost.
    ///
    /// Cells on the surrounding background are shown in reverse video or, if the theme has background colours for
    /// controls (``Theme/Surfaces``), on the focus background. On any other background, text is underlined, and
    /// brackets are drawn in the first and the last column of the middle row, if both are blank. Each cell is treated
    /// separately, because only a part of the rectangle may be redrawn.
    ///
    /// - Parameters:
    ///   - isUniform: whether all cells are shown in reverse video, and texts lose their own colours in it, so that no
    ///     cell of a row has a different background.
    ///   - area: the area that the first and the last column belong to; `nil` for the rectangle itself.
    func markFocus(_ rect: CellRect, isUniform: Bool = false, of area: CellRect? = nil) {
        let area = area ?? rect
        let middle = rect.minRow + (rect.size.height - 1) / 2
        let mark = design.surfaces.map { FocusSurface($0, on: rect, in: self) }
        forEachPoint(of: rect) { point in
            let cell = CellRect(origin: point, size: CellSize(width: 1, height: 1))
            let style = drawnStyle(at: point)
            if let mark, mark.surfaces.isGround(style.background) { return mark.draw(at: point, in: self) }
            guard style.background != .default, !isUniform else {
                return restyle(cell) {
                    $0.attributes.formSymmetricDifference(.reverse)
                    if isUniform, $0.attributes.contains(.reverse) { $0.foreground = .default }
                }
            }
            let isEdge = point.column == rect.minColumn || point.column == rect.maxColumn - 1
            let other = CellPoint(column: rect.minColumn + rect.maxColumn - 1 - point.column, row: middle)
            let isPaired = area != rect || takesBracket(at: other, mark?.surfaces)
            if isEdge, point.row == middle, isBlank(at: point), isPaired {
                let bracket = point.column == area.minColumn ? "[" : "]"
                write(bracket, style: Style(foreground: style.foreground, background: style.background), at: point)
                restyle(cell) { $0.attributes.formUnion([.bold, .reverse]) }
            } else if !isBlank(at: point) {
                restyle(cell) { $0.attributes.formSymmetricDifference(.underline) }
            }
        }
    }

    /// Returns whether a bracket that shows the focus can be drawn at a point, or has been drawn there, perhaps in an
    /// earlier frame.
    private func takesBracket(at point: CellPoint, _ surfaces: SurfaceColors?) -> Bool {
        guard let glyph = glyph(at: point) else { return false }
        let style = drawnStyle(at: point)
        if glyph == "[" || glyph == "]" { return style.attributes.isSuperset(of: [.bold, .reverse]) }
        return isBlank(at: point) && style.background != .default && surfaces?.isGround(style.background) != true
    }

    /// Shows the focus on a large area by marking only its corners.
    func markFocusAtCorners(_ rect: CellRect) {
        let columns = [rect.minColumn, rect.maxColumn - 1]
        let rows = [rect.minRow, rect.maxRow - 1]
        for point in columns.flatMap({ column in rows.map { CellPoint(column: column, row: $0) } }) {
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
