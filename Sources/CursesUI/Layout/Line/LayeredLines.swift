import CursesUITerminal

/// The lines that are behind or in front of other views of a container. Where a line crosses a text, the row is
/// underlined, because drawing the line would strike the text through.
@MainActor
struct LayeredLines {
    /// The rows to underline, in the container's coordinates.
    private var underlined: [CellRect] = []
    /// The maximum number of layout nodes of a layer that are searched for lines.
    private static let reach = 32

    /// Determines how the lines in some layers are drawn. Called after all views have been placed.
    mutating func settle(_ layers: [LayoutNode], over content: [LayoutNode], in container: LayoutNode) {
        var rows: [CellRect] = []
        for layer in layers {
            var left = Self.reach
            layer.forEachLine(at: .zero, &left) { line, place in
                let meetsText = line.lineAxis == .horizontal && content.contains { $0.showsText(in: place, at: .zero) }
                if line.isUnderline != meetsText { line.isUnderline = meetsText }
                if meetsText { rows.append(place) }
            }
        }
        guard rows != underlined else { return }
        underlined = rows
        container.setNeedsDisplay()
    }

    func draw(in context: DrawingContext) {
        for row in underlined { context.restyle(row) { $0.attributes.insert(.underline) } }
    }
}

extension LayoutNode {
    /// Calls a closure for each line in the subtree, with the line's frame.
    fileprivate func forEachLine(
        at origin: CellPoint,
        _ left: inout Int,
        _ visit: (any LineLayoutNode, CellRect) -> Void
    ) {
        guard left > 0 else { return }
        left -= 1
        let place = frame.offset(by: origin)
        if let line = asLine, line.lineAxis != nil { visit(line, place) }
        for child in children { child.forEachLine(at: place.origin, &left, visit) }
    }

    /// Returns whether a text in the subtree overlaps an area.
    fileprivate func showsText(in place: CellRect, at origin: CellPoint) -> Bool {
        let own = frame.offset(by: origin)
        guard reach.offset(by: own.origin).intersects(place) else { return false }
        if isText { return own.intersects(place) }
        return children.contains { $0.showsText(in: place, at: own.origin) }
    }
}
