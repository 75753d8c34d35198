import CursesUITerminal

/// Draws into a cell buffer: in the cells of one layout node, clipped to what may be drawn.
///
/// Later drawing covers earlier drawing. A style without a background of its own keeps the one
/// that lies below.
@MainActor
package final class DrawingContext {
    package private(set) var buffer: CellBuffer
    /// Where the node that draws has its origin, in the buffer's cells.
    private var origin = CellPoint.zero
    /// What may be drawn, in the buffer's cells.
    private(set) var clip: CellRect
    /// How opaque everything is that is drawn.
    private(set) var opacity = 1.0
    /// The shapes that everything is drawn within, in the buffer's cells.
    private var clipPaths: [ClipPath] = []
    /// The screen's scheme where it shows no colours; `nil` where it does.
    var schemeWithoutColors: ColorScheme?

    package init(buffer: CellBuffer) {
        self.buffer = buffer
        clip = buffer.bounds
    }

    /// Starts over with a blank buffer of another size.
    package func resize(to size: CellSize) {
        buffer = CellBuffer(size: size)
        clip = buffer.bounds
    }

    // MARK: The tree

    /// Draws the part of a tree that lies within an area, on a blank ground; returns what was
    /// drawn, which is a little more, so that no wide glyph is cut.
    ///
    /// - Parameter origin: where the tree's own origin lies.
    package func draw(
        _ root: LayoutNode,
        in area: CellRect,
        from origin: CellPoint = .zero
    ) -> CellRect {
        clip = buffer.wholeGlyphs(around: area)
        self.origin = origin
        guard !clip.isEmpty else { return clip }
        buffer.fill(clip)
        let drawn = clip
        drawSubtree(root)
        if let schemeWithoutColors { reverseAreas(in: drawn, schemeWithoutColors) }
        return drawn
    }

    /// Shows areas of a colour, and what stands on them, in reverse video.
    private func reverseAreas(in area: CellRect, _ scheme: ColorScheme) {
        buffer.restyle(area) { style in
            guard style.background != .default else { return }
            if style.background.standsOut(in: scheme) {
                style.attributes.formSymmetricDifference(.reverse)
            }
            style.background = .default
        }
    }

    private func drawSubtree(_ node: LayoutNode) {
        let outerOrigin = origin
        let outerClip = clip
        origin = origin + node.frame.origin
        let area = node.reach.offset(by: origin)
        defer {
            origin = outerOrigin
            clip = outerClip
        }
        guard area.intersects(clip) else { return }
        node.drawnArea = area
        let visibility = node.visibility
        if visibility.contains(.hidden) { return }
        if visibility.contains(.clipped) {
            clip = clip.intersection(CellRect(origin: origin, size: node.frame.size))
        }
        if let effect = node.effect { draw(node, with: effect) } else { drawContents(node) }
    }

    private func drawContents(_ node: LayoutNode) {
        node.draw(in: self)
        let visible = CellRect(origin: clip.origin - origin, size: clip.size)
        if node.ordersChildren {
            for index in node.drawingOrder where node.childReaches.rects[index].intersects(visible) {
                drawSubtree(node.children[index])
            }
        } else {
            node.childReaches.forEachIndex(in: visible) { drawSubtree(node.children[$0]) }
        }
        if let animations = node.animations {
            for view in animations.leavingViews { view.draw(in: self) }
        }
        node.drawAbove(in: self)
    }

    private func draw(_ node: LayoutNode, with effect: DrawingEffect) {
        guard !effect.isHidden else { return }
        let outerOpacity = opacity
        opacity *= effect.opacity
        defer { opacity = outerOpacity }
        guard let mask = effect.mask else { return drawContents(node) }
        let metrics = node.layoutContext.metrics
        let visible = visiblePart(of: CellRect(origin: .zero, size: node.frame.size))
        guard !visible.isEmpty else { return }
        let isKept = mask(node.frame.size, visible, metrics)
        let outerPaths = clipPaths
        defer { clipPaths = outerPaths }
        if let clip = effect.clip { clipPaths.append(clip(node.frame.size, metrics).offset(by: origin)) }
        draw(in: visible, keeping: isKept, keepsPictures: effect.clip != nil) { drawContents(node) }
    }

    /// The shapes that a picture is drawn within that covers a rectangle.
    func pictureMasks(in rect: CellRect) -> [PictureMask] {
        guard !clipPaths.isEmpty else { return [] }
        let cells = rect.offset(by: origin)
        return clipPaths.map { $0.mask(of: cells) }
    }

    /// Draws, and takes back what was drawn on cells that are not to be kept.
    ///
    /// - Parameters:
    ///   - visible: the cells that are looked at, none of which is clipped.
    ///   - isKept: which of them are kept of a row.
    ///   - keepsPictures: whether cells are too that the terminal draws a picture on.
    func draw(
        in visible: CellRect,
        keeping isKept: (_ row: Int) -> [Bool],
        keepsPictures: Bool = false,
        _ body: () -> Void
    ) {
        let below = buffer
        body()
        for row in visible.minRow..<visible.maxRow {
            let kept = isKept(row)
            for (column, isKept) in zip(visible.columns, kept) where !isKept {
                let cell = CellRect(column: column, row: row, width: 1, height: 1)
                if keepsPictures, glyph(at: cell.origin)?.picturePlace != nil { continue }
                buffer.copy(cell.offset(by: origin), from: below)
            }
        }
    }

    /// Draws more or less transparently.
    func draw(opacity: Double, _ body: () -> Void) {
        let outer = self.opacity
        self.opacity *= opacity
        defer { self.opacity = outer }
        body()
    }

    /// A style of a text or a line, as opaque as everything is.
    func faded(_ style: Style) -> Style {
        guard opacity < 0.75 else { return style }
        var style = style
        style.attributes.insert(.dim)
        return style
    }

    // MARK: Drawing, in the node's own cells

    /// What may be drawn of a rectangle. A frame may be larger than any screen.
    func visiblePart(of rect: CellRect) -> CellRect {
        rect.intersection(clip.offset(by: CellPoint.zero - origin))
    }

    /// Calls a closure for each cell of a rectangle that may be drawn.
    func forEachPoint(of rect: CellRect, _ body: (CellPoint) -> Void) {
        let rect = visiblePart(of: rect)
        for row in rect.minRow..<rect.maxRow {
            for column in rect.minColumn..<rect.maxColumn {
                body(CellPoint(column: column, row: row))
            }
        }
    }

    /// Calls a closure with the buffer, for what draws a whole line at once. What the closure draws lies
    /// within the clip; both places are in the buffer's cells.
    func withBuffer(
        _ draw: (_ buffer: inout CellBuffer, _ origin: CellPoint, _ clip: CellRect) -> Void
    ) {
        draw(&buffer, origin, clip)
    }

    package func put(_ glyph: Glyph, style: Style, at point: CellPoint) {
        let position = point + origin
        buffer.withRow(position.row, clip: clip) {
            $0.putOver(glyph, style: faded(style), at: position.column)
        }
    }

    /// Puts a glyph whose colours have been mixed with what lies below, as opaque as everything is.
    func putMixed(_ glyph: Glyph, style: Style, at point: CellPoint) {
        let position = point + origin
        buffer.withRow(position.row, clip: clip) {
            $0.putOver(glyph, style: style, at: position.column)
        }
    }

    /// The background of what has been drawn at a place that may be drawn.
    func background(at point: CellPoint) -> TerminalColor {
        let position = point + origin
        return buffer[column: position.column, row: position.row].style.background
    }

    /// The style of what has been drawn at a place that may be drawn.
    func drawnStyle(at point: CellPoint) -> Style {
        let position = point + origin
        return buffer[column: position.column, row: position.row].style
    }

    /// Writes text from left to right.
    package func write(_ text: some StringProtocol, style: Style, at point: CellPoint) {
        buffer.write(text, style: faded(style), at: point + origin, clip: clip)
    }

    /// Draws a text that has been laid out.
    func draw(_ text: TextLayout, at point: CellPoint = .zero, style: Style) {
        text.draw(
            into: &buffer,
            at: origin + point,
            clip: clip,
            style: style,
            adding: faded(style).attributes.subtracting(style.attributes)
        )
    }

    /// Covers a rectangle with a background.
    package func fill(_ rect: CellRect, background: TerminalColor) {
        let area = rect.offset(by: origin).intersection(clip)
        buffer.fill(area, with: Cell(glyph: .space, style: Style(background: background)))
    }

    /// Changes the styles of what has been drawn in a rectangle.
    package func restyle(_ rect: CellRect, _ change: (inout Style) -> Void) {
        buffer.restyle(rect.offset(by: origin).intersection(clip), change)
    }

    /// Whether nothing but background has been drawn at a place.
    package func isBlank(at point: CellPoint) -> Bool {
        guard let glyph = glyph(at: point) else { return false }
        return glyph == .space || schemeWithoutColors != nil && Shade.glyphs.contains(glyph)
    }

    /// What has been drawn at a place; `nil` outside of the screen.
    func glyph(at point: CellPoint) -> Glyph? {
        let position = point + origin
        guard buffer.bounds.contains(position) else { return nil }
        return buffer[column: position.column, row: position.row].glyph
    }
}
