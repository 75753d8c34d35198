import CursesUITerminal

/// Where the characters of a text are. Characters are counted in clusters.
extension TextLayout {
    /// Clusters beside each other that have columns of their own: one cluster, or those behind an ellipsis.
    struct Place {
        let clusters: Range<Int>
        let columns: Range<Int>
    }

    /// The places in a line, from left to right.
    func places(inLine row: Int) -> [Place] {
        guard lines.indices.contains(row) else { return [] }
        let line = lines[row]
        let start = start(ofLine: row)
        return visualLine(row).pieces.map { piece in
            let columns = (start + piece.column)..<(start + piece.column + piece.width)
            if let cluster = piece.cluster { return Place(clusters: cluster..<(cluster + 1), columns: columns) }
            let end = line.tail.isEmpty ? nextStart(afterLine: row) : line.tail.lowerBound
            return Place(clusters: line.head.upperBound..<max(line.head.upperBound, end), columns: columns)
        }
    }

    /// The first cluster of the next line, or the end of the text.
    private func nextStart(afterLine row: Int) -> Int {
        row + 1 < lines.count ? lines[row + 1].head.lowerBound : text.count
    }

    /// Whether the paragraph of a line goes from right to left.
    func isRightToLeft(inLine row: Int) -> Bool {
        guard lines.indices.contains(row), let directions else { return false }
        return directions.isRightToLeft(at: lines[row].anchor)
    }

    private func start(ofClustersInLine row: Int) -> Int {
        lines[row].head.isEmpty && !lines[row].hasEllipsis ? lines[row].tail.lowerBound : lines[row].head.lowerBound
    }

    /// The last cluster before which the caret can be in a line.
    private func end(ofLine row: Int) -> Int {
        let line = lines[row]
        if !line.tail.isEmpty { return line.tail.upperBound }
        return line.hasEllipsis ? nextStart(afterLine: row) : line.head.upperBound
    }

    /// The cluster under a cell; the nearest place for the caret where there is none.
    func cluster(at point: CellPoint) -> Int {
        if point.row < 0 { return 0 }
        guard point.row < lines.count else { return text.count }
        let places = places(inLine: point.row)
        let isRightToLeft = isRightToLeft(inLine: point.row)
        if isRightToLeft, let first = places.first, point.column < first.columns.lowerBound {
            return end(ofLine: point.row)
        }
        let place = places.first { point.column < $0.columns.upperBound }
        return place?.clusters.lowerBound
            ?? (isRightToLeft ? start(ofClustersInLine: point.row) : end(ofLine: point.row))
    }

    /// The run of the cluster under a cell; `nil` beside the text.
    func run(at point: CellPoint) -> MeasuredText.Run? {
        let place = places(inLine: point.row).first { $0.columns.contains(point.column) }
        return place.flatMap { $0.clusters.isEmpty ? nil : text.runs[text.clusters[$0.clusters.lowerBound].run] }
    }

    /// The cell of the caret before a cluster.
    func point(ofCluster cluster: Int) -> CellPoint {
        let row = lines.lastIndex { $0.head.lowerBound <= cluster } ?? 0
        guard lines.indices.contains(row) else { return .zero }
        let places = places(inLine: row)
        if let place = places.first(where: { $0.clusters.contains(cluster) }) {
            return CellPoint(column: place.columns.lowerBound, row: row)
        }
        // Behind the line, which ends on the left where it goes from right to left.
        let start = start(ofLine: row)
        let column =
            isRightToLeft(inLine: row) ? max(0, start - 1) : places.last?.columns.upperBound ?? start
        return CellPoint(column: column, row: row)
    }
}
