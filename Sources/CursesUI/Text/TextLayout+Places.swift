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
        let clusters = text.clusters
        let start = options.alignment.inset(size.width - line.width)
        var places: [Place] = []
        var column = 0
        func append(_ range: Range<Int>, _ width: Int) {
            places.append(Place(clusters: range, columns: (start + column)..<(start + column + width)))
            column += width
        }
        for index in line.head { append(index..<(index + 1), clusters.width(of: index, at: column)) }
        if line.hasEllipsis {
            let end = line.tail.isEmpty ? nextStart(afterLine: row) : line.tail.lowerBound
            append(line.head.upperBound..<max(line.head.upperBound, end), 1)
        }
        for index in line.tail { append(index..<(index + 1), clusters.width(of: index, at: column)) }
        return places
    }

    /// The first cluster of the next line, or the end of the text.
    private func nextStart(afterLine row: Int) -> Int {
        row + 1 < lines.count ? lines[row + 1].head.lowerBound : text.count
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
        let place = places(inLine: point.row).first { point.column < $0.columns.upperBound }
        return place?.clusters.lowerBound ?? end(ofLine: point.row)
    }

    /// The run of the cluster under a cell; `nil` beside the text.
    func run(at point: CellPoint) -> MeasuredText.Run? {
        let place = places(inLine: point.row).first { $0.columns.contains(point.column) }
        return place.flatMap { $0.clusters.isEmpty ? nil : text.runs[text.clusters[$0.clusters.lowerBound].run] }
    }

    /// The cell of the caret before a cluster.
    func point(ofCluster cluster: Int) -> CellPoint {
        let row = lines.lastIndex { $0.head.lowerBound <= cluster } ?? 0
        let places = places(inLine: row)
        let place = places.last { $0.clusters.lowerBound <= cluster }
        let isBehind = place.map { cluster >= $0.clusters.upperBound } ?? false
        let start = options.alignment.inset(size.width - (lines.isEmpty ? 0 : lines[row].width))
        let column = place.map { isBehind ? $0.columns.upperBound : $0.columns.lowerBound } ?? start
        return CellPoint(column: column, row: row)
    }
}
