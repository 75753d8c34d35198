import CursesUITerminal
import Foundation

/// Draws into a cell buffer, in the coordinates of one layout node and within its clip.
///
/// Later drawing covers earlier drawing. A style without a background keeps the background below it.
@MainActor
package final class DrawingContext {
    // `@exclusivity(unchecked)`, here and below: plain values, whose accessors call no other code. A closure that
    // receives the buffer, or a part of it, uses no other way to it. So accesses never overlap.
    @exclusivity(unchecked) package private(set) var buffer: CellBuffer
    /// The origin of the current node, in the buffer's coordinates.
    @exclusivity(unchecked) var origin = CellPoint.zero
    /// The area to which drawing is limited, in the buffer's coordinates.
    @exclusivity(unchecked) private(set) var clip: CellRect
    /// The opacity of everything that is drawn.
    @exclusivity(unchecked) private(set) var opacity = 1.0
    /// The shapes that clip everything that is drawn, in the buffer's coordinates.
    @exclusivity(unchecked) private var clipPaths: [ClipPath] = []
    /// The design of the views that are drawn: that of the window, or of a part of it with its own theme.
    @exclusivity(unchecked) private(set) var design = Design.standard
    /// The background on which the node is drawn.
    @exclusivity(unchecked) private(set) var ground = TerminalColor.default
    /// Whether shadows fall on areas from their edges. They do not while the cells that an area covers are found out.
    @exclusivity(unchecked) private(set) var showsInnerShadows = true
    /// Whether only the opacity of what is drawn is of interest. Nodes do not record the area in which they are drawn, and
    /// effects that change only colours are left out.
    @exclusivity(unchecked) var seeksOpacity = false
    /// The transform under which symbols with a direction are drawn; `nil` if they are drawn as they are.
    @exclusivity(unchecked) var symbolTransform: CGAffineTransform?
    /// What had been drawn when the current compositing group began; `nil` outside of a group.
    @exclusivity(unchecked) private(set) var groupBackdrop: CellBuffer?
    /// The position of the buffer on the screen. Nodes record the areas in which they are drawn on the screen.
    @exclusivity(unchecked) var recordingOffset = CellPoint.zero
    /// The screen's colour scheme, if it cannot show colours; `nil` if it can.
    @exclusivity(unchecked) package var schemeWithoutColors: ColorScheme?
    /// The cells that shapes cover partly, in the buffer's coordinates.
    @exclusivity(unchecked) var edges = ShapeEdges()
    /// The lines that have been drawn in box-drawing characters, in the buffer's coordinates.
    @exclusivity(unchecked) var lines = DrawnLines()
    /// Whether the parts of the cells are the pixels of a picture, so that all lines are areas.
    @exclusivity(unchecked) var drawsPixels = false
    /// Whether the edges of shapes may be smoothed by intermediate colours.
    @exclusivity(unchecked) var isSmooth = true

    package init(buffer: CellBuffer) {
        self.buffer = buffer
        clip = buffer.bounds
    }

    /// Creates a context for drawing an image, which is later shown in a given design.
    convenience init(size: CellSize, in design: Design) {
        self.init(buffer: CellBuffer(size: size))
        self.design = design
    }

    /// Replaces the buffer with a blank one of a new size.
    package func resize(to size: CellSize) {
        buffer = CellBuffer(size: size)
        clip = buffer.bounds
    }

    // MARK: The tree

    /// Draws the part of a tree that lies within an area, on a blank background. Returns the area that was drawn, which
    /// is a little larger, so that no wide glyph is cut in half.
    ///
    /// - Parameter origin: the position of the root's parent in the buffer.
    package func draw(
        _ root: LayoutNode,
        in area: CellRect,
        from origin: CellPoint = .zero
    ) -> CellRect {
        clip = buffer.wholeGlyphs(around: area)
        self.origin = origin
        ground = .default
        edges.removeAll()
        lines.removeAll()
        guard !clip.isEmpty else { return clip }
        buffer.fill(clip)
        let drawn = clip
        drawSubtree(root)
        if let schemeWithoutColors { reverseAreas(in: drawn, schemeWithoutColors) }
        return drawn
    }

    /// Runs a drawing closure on a buffer that is filled with one colour.
    ///
    /// - Parameter origin: the origin of the closure's coordinates in the buffer.
    func draw(on background: TerminalColor, from origin: CellPoint, _ body: () -> Void) {
        clip = buffer.bounds
        self.origin = origin
        // An area in the terminal's own background is not clear, so that it differs from the buffer's background.
        ground = design.mixer.base?.background.terminalColor ?? .default
        edges.removeAll()
        lines.removeAll()
        buffer.fill(clip, with: Cell(glyph: .space, style: Style(background: background)))
        drawGroup(body)
    }

    /// Draws a node in the coordinates of its parent.
    func draw(_ node: LayoutNode) { drawSubtree(node) }

    /// Replaces background colours by reverse video, for a screen without colours.
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
        let outerGround = ground
        let outerDesign = design
        origin = origin + node.frame.origin
        let area = node.reach.offset(by: origin)
        defer {
            origin = outerOrigin
            clip = outerClip
            ground = outerGround
            if design !== outerDesign { design = outerDesign }
        }
        guard area.intersects(clip) else { return }
        record(area, for: node)
        let visibility = node.visibility
        if visibility.contains(.hidden) { return }
        if visibility.contains(.clipped) {
            clip = clip.intersection(node.clipArea(visibility).offset(by: origin))
        }
        if let effect = node.effect { draw(node, with: effect) } else { drawContents(node) }
    }

    /// Records the area in which a node is drawn, in the buffer's coordinates.
    func record(_ area: CellRect, for node: LayoutNode) {
        if !seeksOpacity { node.drawnArea = area.offset(by: recordingOffset) }
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
        effect.beneath?(self, node)
        draw(opacity: effect.opacity, in: node.reach) {
            if !effect.colors.isEmpty {
                return draw(in: visiblePart(of: node.reach), with: effect.colors) { $0.drawContents(node) }
            }
            if let transform = effect.transform {
                return TransformedDrawing(node, transform, in: self).drawContents(node)
            }
            if effect.isGroup { return drawGroup { drawContents(node) } }
            guard effect.mask != nil || effect.alpha != nil else { return drawContents(node) }
            let visible = visiblePart(of: CellRect(origin: .zero, size: node.frame.size))
            guard !visible.isEmpty else { return }
            if let alpha = effect.alpha {
                draw(in: visible, through: alpha(self, visible)) { drawContents(node) }
            }
            guard let mask = effect.mask else { return }
            let metrics = node.layoutContext.metrics
            let coverage = mask(self, node.frame.size, visible, metrics)
            let outerPaths = clipPaths
            defer { clipPaths = outerPaths }
            if let clip = effect.clip { clipPaths.append(clip(node.frame.size, metrics).offset(by: origin)) }
            draw(in: visible, cutting: coverage, keepsPictures: effect.clip != nil) { drawContents(node) }
        }
    }

    /// Draws a compositing group.
    private func drawGroup(_ body: () -> Void) {
        let outer = groupBackdrop
        groupBackdrop = buffer
        defer { groupBackdrop = outer }
        body()
    }

    /// Returns the cells to which a node gives a background, row by row.
    func coveredCells(of node: LayoutNode) -> [[Bool]] {
        let context = DrawingContext(size: node.frame.size, in: design)
        context.seeksOpacity = true
        context.showsInnerShadows = false
        // A colour that views are very unlikely to use.
        let mark = TerminalColor.rgb(1, 254, 3)
        context.buffer.fill(context.buffer.bounds, with: Cell(glyph: .space, style: Style(background: mark)))
        context.drawContents(node)
        let bounds = context.buffer.bounds
        return context.buffer.rows(of: bounds).enumerated().map { row, cells in
            cells.enumerated().map { column, cell in
                let whole = context.edges.whole(at: CellPoint(column: column, row: row), in: context.buffer)
                return (whole ?? cell).style.background != mark
            }
        }
    }

    /// Returns the current clip shapes, as masks of a picture that covers a rectangle.
    func pictureMasks(in rect: CellRect) -> [PictureMask] {
        guard !clipPaths.isEmpty else { return [] }
        let cells = rect.offset(by: origin)
        return clipPaths.map { $0.mask(of: cells) }
    }

    /// Draws a group of views, and then fades the group as a whole, so that its views do not show through each other.
    ///
    /// - Parameters:
    ///   - opacity: the opacity of the group, which must be greater than 0.
    ///   - area: the area in which the group is drawn; `nil` for the whole clip.
    func draw(opacity: Double, in area: CellRect? = nil, _ body: () -> Void) {
        guard opacity < 1 else { return body() }
        let outer = self.opacity
        self.opacity *= opacity
        defer { self.opacity = outer }
        let area = area.map { $0.offset(by: origin).intersection(clip) } ?? clip
        guard !area.isEmpty else { return }
        let below = buffer.rows(of: area)
        body()
        makeReadable(area.offset(by: .zero - origin), in: design)
        for (index, below) in below.enumerated() {
            buffer.change(row: area.minRow + index, from: area.minColumn, count: below.count) {
                mixer.fade($0, over: below, opacity, total: self.opacity)
            }
        }
    }

    // MARK: Drawing, in the node's own cells

    /// Returns the part of a rectangle that is within the clip. The frame of a node may be larger than any screen.
    func visiblePart(of rect: CellRect) -> CellRect {
        rect.intersection(clip.offset(by: CellPoint.zero - origin))
    }

    /// Returns the part of a rectangle that is on the screen, whether or not it is within the clip: the rectangle may be
    /// larger than any screen.
    func partOnScreen(of rect: CellRect) -> CellRect {
        rect.intersection(buffer.bounds.offset(by: CellPoint.zero - origin))
    }

    /// Calls a closure for each cell of a rectangle that is within the clip.
    func forEachPoint(of rect: CellRect, _ body: (CellPoint) -> Void) {
        let rect = visiblePart(of: rect)
        for row in rect.minRow..<rect.maxRow {
            for column in rect.minColumn..<rect.maxColumn {
                body(CellPoint(column: column, row: row))
            }
        }
    }

    /// Calls a closure with the buffer, which makes it possible to draw a whole line at once. The closure must draw
    /// within the clip. The origin and the clip that it receives are in the buffer's coordinates.
    func withBuffer(
        _ draw: (_ buffer: inout CellBuffer, _ origin: CellPoint, _ clip: CellRect) -> Void
    ) {
        draw(&buffer, origin, clip)
    }

    package func put(_ glyph: Glyph, style: Style, at point: CellPoint) {
        let position = point + origin
        if !edges.isEmpty { makeWhole(CellRect(origin: position, size: CellSize(width: glyph.width, height: 1))) }
        buffer.withRow(position.row, clip: clip) {
            $0.putOver(glyph, style: style, at: position.column)
        }
    }

    /// Draws a cell with its own background, whatever has been drawn in its place before.
    func put(exactly cell: Cell, at point: CellPoint) {
        let position = point + origin
        buffer.put(cell.glyph, style: cell.style, at: position, clip: clip)
    }

    /// Restores a cell within the clip from an earlier buffer.
    func restore(_ point: CellPoint, from earlier: CellBuffer) {
        buffer.copy(CellRect(origin: point + origin, size: .cell), from: earlier)
    }

    /// Replaces the edge cells of shapes in an area with whole cells.
    private func makeWhole(_ area: CellRect) {
        for place in edges.places(in: area.intersection(clip), of: buffer) {
            buffer.put(place.whole.glyph, style: place.whole.style, at: place.point, clip: clip)
        }
    }

    /// Converts a point from the node's coordinates to the buffer's coordinates.
    func bufferPoint(_ point: CellPoint) -> CellPoint { point + origin }

    /// Returns the cell at the edge of a shape, filled with the colour that covers most of it; `nil` if there is no
    /// edge.
    func wholeCell(at point: CellPoint) -> Cell? { edges.whole(at: point + origin, in: buffer) }

    /// Returns the visible edges of shapes in an area, in the node's coordinates.
    func visibleEdges(in area: CellRect) -> [(point: CellPoint, cell: Cell, whole: Cell)] {
        edges.places(in: area.offset(by: origin).intersection(clip), of: buffer)
            .map { ($0.point - origin, $0.cell, $0.whole) }
    }

    /// Returns the background at a point within the clip.
    func background(at point: CellPoint) -> TerminalColor {
        let position = point + origin
        let cell = edges.whole(at: position, in: buffer) ?? buffer[column: position.column, row: position.row]
        return cell.style.background
    }

    /// Returns the style at a point within the clip.
    func drawnStyle(at point: CellPoint) -> Style { drawnCell(at: point).style }

    /// Returns the cell at a point within the clip.
    func drawnCell(at point: CellPoint) -> Cell {
        let position = point + origin
        return buffer[column: position.column, row: position.row]
    }

    /// Writes text from left to right.
    package func write(_ text: some StringProtocol, style: Style, at point: CellPoint) {
        let area = CellRect(origin: point, size: CellSize(width: TextWidth.columns(of: String(text)), height: 1))
        onWholeCells(in: edges.isEmpty ? .zero : area) {
            buffer.write(text, style: style, at: point + origin, clip: clip)
        }
    }

    /// Writes a line of text in reading order.
    package func write(line text: String, style: Style, at point: CellPoint) {
        draw(TextLayout(MeasuredText(StyledText(text))), at: point, in: TextInk(style: style))
    }

    /// Draws a text that has been laid out.
    func draw(_ text: TextLayout, at point: CellPoint = .zero, in ink: TextInk, paintArea: CellRect? = nil) {
        onWholeCells(in: CellRect(origin: point, size: text.size)) {
            text.draw(
                into: &buffer, at: origin + point, clip: clip, ink, paintArea: paintArea, mixer: mixer)
        }
    }

    /// Draws the cells of a text that has been laid out which are in a rectangle.
    func draw(_ text: TextLayout, at point: CellPoint, in ink: TextInk, within part: CellRect) {
        onWholeCells(in: part) {
            text.draw(
                into: &buffer, at: origin + point, clip: clip.intersection(part.offset(by: origin)), ink, mixer: mixer)
        }
    }

    /// Limits the drawing of a closure to a rectangle.
    func draw(within rect: CellRect, _ body: () -> Void) {
        let outer = clip
        clip = clip.intersection(rect.offset(by: origin))
        defer { clip = outer }
        body()
    }

    /// Sets the design for everything that is drawn from now on in the node and its descendants.
    func adopt(_ design: Design) {
        self.design = design
        ground = design.surfaces?.window ?? .default
    }

    /// Covers a rectangle with a surface. It is the background of everything that is drawn from now on in the node and
    /// its descendants.
    func raise(_ rect: CellRect, to surface: TerminalColor) {
        ground = surface
        fill(rect, background: surface)
    }

    /// Completes the colours of a window, once its views have been drawn: makes texts on fills readable, and replaces
    /// the terminal's own colours with those of the window.
    func finish(_ rect: CellRect, in design: Design) {
        makeReadable(rect, in: design)
        if let paint = design.paint { restyle(rect) { paint.apply(to: &$0) } }
    }

    /// Covers a rectangle with a background. For the terminal's own background, the current background is used.
    package func fill(_ rect: CellRect, background: TerminalColor) {
        let background = background == .default ? ground : background
        let area = rect.offset(by: origin).intersection(clip)
        buffer.fill(area, with: Cell(glyph: .space, style: Style(background: background)))
    }

    /// Changes the styles of the cells in a rectangle.
    package func restyle(_ rect: CellRect, _ change: (inout Style) -> Void) {
        buffer.restyle(rect.offset(by: origin).intersection(clip), change)
    }

    /// Calls a closure with the visible cells of each row of a rectangle. The closure must keep wide glyphs whole.
    func changeRows(of rect: CellRect, _ change: (UnsafeMutableBufferPointer<Cell>) -> Void) {
        let area = rect.offset(by: origin).intersection(clip)
        guard !area.isEmpty else { return }
        for row in area.minRow..<area.maxRow {
            buffer.change(row: row, from: area.minColumn, count: area.size.width, change)
        }
    }

    /// Returns whether a cell contains only a background, or the edge of a shape.
    package func isBlank(at point: CellPoint) -> Bool {
        guard let glyph = glyph(at: point) else { return false }
        return glyph == .space || schemeWithoutColors != nil && Shade.glyphs.contains(glyph)
            || wholeCell(at: point) != nil
    }

    /// Returns the glyph at a point; `nil` outside of the screen.
    func glyph(at point: CellPoint) -> Glyph? {
        let position = point + origin
        guard buffer.bounds.contains(position) else { return nil }
        return buffer[column: position.column, row: position.row].glyph
    }
}
