import CursesUITerminal

/// The cells at the edges of shapes, in which block characters fill only some parts.
///
/// A cell can have only one background. If a text or a line is drawn on such a cell, its background is the colour that
/// covers most of the cell.
struct ShapeEdges {
    private struct Edge {
        let point: CellPoint
        /// The cell as it was drawn. If the buffer now contains a different cell, something else has been drawn there.
        var cell: Cell
        /// The same cell, completely in the colour that covers most of it.
        var whole: Cell
    }

    private var edges: [Edge] = []
    /// The index of each cell's edge plus one, row by row; 0 for a cell without an edge. A picture of pixels consists
    /// of edges alone, so a look-up does not hash.
    private var places: [Int32] = []
    /// The bounds of the buffer that `places` describes.
    private var bounds = CellRect.zero

    var isEmpty: Bool { edges.isEmpty }

    mutating func removeAll() {
        for edge in edges { places[place(of: edge.point)] = 0 }
        edges.removeAll(keepingCapacity: true)
    }

    mutating func insert(_ cell: Cell, whole: Cell, at point: CellPoint, of buffer: CellBuffer) {
        if bounds != buffer.bounds { makePlaces(in: buffer.bounds) }
        guard bounds.contains(point) else { return }
        let place = place(of: point)
        if places[place] > 0 {
            edges[Int(places[place]) - 1].cell = cell
            edges[Int(places[place]) - 1].whole = whole
        } else {
            edges.append(Edge(point: point, cell: cell, whole: whole))
            places[place] = Int32(edges.count)
        }
    }

    /// Begins without edges in a buffer of a different size.
    private mutating func makePlaces(in bounds: CellRect) {
        edges = []
        places = [Int32](repeating: 0, count: bounds.size.width * bounds.size.height)
        self.bounds = bounds
    }

    private func place(of point: CellPoint) -> Int { point.row * bounds.size.width + point.column }

    /// Returns the edge at a point; `nil` if no edge of a shape is visible there.
    private func edge(at point: CellPoint, in buffer: CellBuffer) -> Edge? {
        guard bounds.contains(point) else { return nil }
        let index = Int(places[place(of: point)]) - 1
        guard index >= 0, buffer[column: point.column, row: point.row] == edges[index].cell else { return nil }
        return edges[index]
    }

    /// Returns the edge cell at a point, filled with a single colour; `nil` if no edge of a shape is visible there.
    func whole(at point: CellPoint, in buffer: CellBuffer) -> Cell? {
        edges.isEmpty ? nil : edge(at: point, in: buffer)?.whole
    }

    /// Returns the visible edge cells in an area.
    func places(in area: CellRect, of buffer: CellBuffer) -> [(point: CellPoint, cell: Cell, whole: Cell)] {
        guard !edges.isEmpty, !area.isEmpty else { return [] }
        func place(_ point: CellPoint) -> (point: CellPoint, cell: Cell, whole: Cell)? {
            edge(at: point, in: buffer).map { (point, $0.cell, $0.whole) }
        }
        if edges.count < area.size.width * area.size.height {
            return edges.lazy.map(\.point).filter(area.contains).compactMap(place)
        }
        return (area.minRow..<area.maxRow).flatMap { row in
            area.columns.compactMap { place(CellPoint(column: $0, row: row)) }
        }
    }
}
