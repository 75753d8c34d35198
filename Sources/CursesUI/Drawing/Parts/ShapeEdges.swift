import CursesUITerminal

/// The cells at the edges of shapes, in which block characters fill only some parts.
///
/// A cell can have only one background. If a text or a line is drawn on such a cell, its background is the colour that
/// covers most of the cell.
struct ShapeEdges {
    private struct Edge {
        /// The cell as it was drawn. If the buffer now contains a different cell, something else has been drawn there.
        let cell: Cell
        /// The same cell, completely in the colour that covers most of it.
        let whole: Cell
    }

    private var edges: [CellPoint: Edge] = [:]

    var isEmpty: Bool { edges.isEmpty }

    mutating func removeAll() {
        edges.removeAll(keepingCapacity: true)
    }

    mutating func insert(_ cell: Cell, whole: Cell, at point: CellPoint) {
        edges[point] = Edge(cell: cell, whole: whole)
    }

    /// Returns the edge cell at a point, filled with a single colour; `nil` if no edge of a shape is visible there.
    func whole(at point: CellPoint, in buffer: CellBuffer) -> Cell? {
        guard !edges.isEmpty, let edge = edges[point], buffer.bounds.contains(point),
            buffer[column: point.column, row: point.row] == edge.cell
        else { return nil }
        return edge.whole
    }

    /// Returns the visible edge cells in an area.
    func places(in area: CellRect, of buffer: CellBuffer) -> [(point: CellPoint, cell: Cell, whole: Cell)] {
        guard !edges.isEmpty, !area.isEmpty else { return [] }
        func place(_ point: CellPoint) -> (point: CellPoint, cell: Cell, whole: Cell)? {
            guard let edge = edges[point], buffer.bounds.contains(point),
                buffer[column: point.column, row: point.row] == edge.cell
            else { return nil }
            return (point, edge.cell, edge.whole)
        }
        if edges.count < area.size.width * area.size.height {
            return edges.keys.filter(area.contains).compactMap(place)
        }
        return (area.minRow..<area.maxRow).flatMap { row in
            area.columns.compactMap { place(CellPoint(column: $0, row: row)) }
        }
    }
}
