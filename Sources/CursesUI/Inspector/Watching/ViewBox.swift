import CursesUITerminal

/// Draws a box around the selected view, with its name and size, and the pointer while the user is picking a view.
@MainActor
final class ViewBox {
    /// The elements to draw.
    private struct Look: Equatable {
        var frame: CellRect?
        var name = ""
        var pointer: CellPoint?
        /// The rectangle one cell larger than the frame on all sides, clipped to the screen.
        var ring = CellRect.zero

        var area: CellRect {
            guard let pointer else { return ring }
            return ring.union(CellRect(origin: pointer, size: CellSize(width: 1, height: 1)))
        }
    }

    private var look = Look()
    /// The elements that are currently on the screen.
    private var shown = Look()

    /// Sets the frame of the selected view, in screen coordinates.
    func update(around frame: CellRect?, named name: String, pointer: CellPoint?, in screen: CellRect) {
        look = Look(frame: frame, name: name, pointer: pointer)
        guard let frame, !frame.isEmpty, frame.intersects(screen) else { return }
        let outside = CellRect(
            column: frame.minColumn - 1, row: frame.minRow - 1, width: frame.size.width + 2,
            height: frame.size.height + 2)
        look.ring = outside.intersection(screen)
    }

    /// Returns the areas that must be redrawn.
    func takeDamage() -> [CellRect] {
        guard look != shown else { return [] }
        let areas = [shown.area, look.area]
        shown = look
        return areas
    }

    func draw(over buffer: inout CellBuffer, isASCII: Bool) {
        drawRing(over: &buffer, isASCII ? .ascii : .heavy)
        if let pointer = look.pointer {
            buffer.restyle(CellRect(origin: pointer, size: CellSize(width: 1, height: 1))) {
                $0.attributes.formSymmetricDifference(.reverse)
            }
        }
    }

    /// Draws the sides of the box. A side that would be off the screen is left out, because moved inwards it would
    /// cover the view. Only for a view that fills the whole screen, all sides are drawn inside.
    private func drawRing(over buffer: inout CellBuffer, _ lines: LineCharacters) {
        let ring = look.ring
        guard let frame = look.frame, ring.size.width >= 2, ring.size.height >= 2 else { return }
        let isWhole = frame.contains(ring)
        let (left, right, bottom) = (ring.minColumn, ring.maxColumn - 1, ring.maxRow - 1)
        let hasTop = isWhole || ring.minRow < frame.minRow
        let hasBottom = isWhole || ring.maxRow > frame.maxRow
        let hasLeft = isWhole || ring.minColumn < frame.minColumn
        let hasRight = isWhole || ring.maxColumn > frame.maxColumn
        func put(_ glyph: Glyph, _ column: Int, _ row: Int) {
            buffer.put(glyph, style: Self.style, at: CellPoint(column: column, row: row), clip: buffer.bounds)
        }
        for column in ring.columns {
            if hasTop { put(lines.horizontal, column, ring.minRow) }
            if hasBottom { put(lines.horizontal, column, bottom) }
        }
        for row in ring.minRow..<ring.maxRow {
            if hasLeft { put(lines.vertical, left, row) }
            if hasRight { put(lines.vertical, right, row) }
        }
        if hasTop, hasLeft { put(lines.topLeading, left, ring.minRow) }
        if hasTop, hasRight { put(lines.topTrailing, right, ring.minRow) }
        if hasBottom, hasLeft { put(lines.bottomLeading, left, bottom) }
        if hasBottom, hasRight { put(lines.bottomTrailing, right, bottom) }
        if hasTop || hasBottom { drawTag(on: hasTop ? ring.minRow : bottom, of: frame, over: &buffer) }
    }

    /// Writes the name and the size of the view on the upper or lower side of the box.
    private func drawTag(on row: Int, of frame: CellRect, over buffer: inout CellBuffer) {
        let size = InspectedArea(frame.size).sizeText
        let room = look.ring.size.width - 2
        let tag = [" \(look.name) \(size) ", " \(size) "].first { TextWidth.columns(of: $0) <= room }
        guard let tag else { return }
        var style = Self.style
        style.attributes.insert(.reverse)
        buffer.write(tag, style: style, at: CellPoint(column: look.ring.minColumn + 1, row: row), clip: look.ring)
    }

    private static let style = Style(foreground: .brightMagenta, attributes: .bold)
}
