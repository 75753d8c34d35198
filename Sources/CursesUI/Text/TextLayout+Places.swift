import CursesUITerminal

/// The positions of the characters of a text. Characters are counted in clusters.
extension TextLayout {
    /// Adjacent clusters with the columns that they occupy: a single cluster, or the clusters that an ellipsis
    /// replaces.
    struct Place: Hashable {
        let clusters: Range<Int>
        let columns: Range<Int>
    }

    /// Returns the places of a line, from left to right.
    func places(inLine row: Int) -> [Place] {
        guard (0..<lineCount).contains(row) else { return [] }
        let section = section(ofLine: row)
        let line = section.lines[row - section.firstRow]
        let start = start(of: line)
        return visualLine(line, section).pieces.map { piece in
            let columns = (start + piece.column)..<(start + piece.column + piece.width)
            if let cluster = piece.cluster {
                let cluster = section.firstCluster + cluster
                return Place(clusters: cluster..<(cluster + 1), columns: columns)
            }
            let first = section.firstCluster + line.head.upperBound
            let end = line.tail.isEmpty ? nextStart(afterLine: row) : section.firstCluster + line.tail.lowerBound
            return Place(clusters: first..<max(first, end), columns: columns)
        }
    }

    /// Returns the clusters of a line from left to right.
    private func visualLine(_ line: Line, _ section: TextSection) -> VisualLine {
        let text = section.text
        return VisualLine(line, of: text.clusters, text.directions(fallback: options.direction))
    }

    /// Returns the first cluster of the next line, or the end of the text.
    private func nextStart(afterLine row: Int) -> Int {
        guard row + 1 < lineCount else { return endCluster }
        let section = section(ofLine: row + 1)
        return section.firstCluster + section.lines[row + 1 - section.firstRow].head.lowerBound
    }

    /// Returns whether the paragraph of a line goes from right to left.
    func isRightToLeft(inLine row: Int) -> Bool {
        guard (0..<lineCount).contains(row) else { return false }
        let section = section(ofLine: row)
        guard let directions = section.text.directions(fallback: options.direction) else { return false }
        return directions.isRightToLeft(at: section.lines[row - section.firstRow].anchor)
    }

    private func start(ofClustersInLine row: Int) -> Int {
        let section = section(ofLine: row)
        return section.firstCluster + section.lines[row - section.firstRow].head.lowerBound
    }

    /// Returns the end of a line: the last cluster before which the caret can be.
    private func end(ofLine row: Int) -> Int {
        let section = section(ofLine: row)
        let line = section.lines[row - section.firstRow]
        if !line.tail.isEmpty { return section.firstCluster + line.tail.upperBound }
        return line.hasEllipsis ? nextStart(afterLine: row) : section.firstCluster + line.head.upperBound
    }

    /// Returns the cluster at a cell; if there is none, the nearest caret position.
    func cluster(at point: CellPoint) -> Int {
        if point.row < 0 { return 0 }
        let line = lineNumber(inRow: point.row)
        guard line < lineCount else { return endCluster }
        let places = places(inLine: line)
        let isRightToLeft = isRightToLeft(inLine: line)
        if isRightToLeft, let first = places.first, point.column < first.columns.lowerBound {
            return end(ofLine: line)
        }
        let place = places.first { point.column < $0.columns.upperBound }
        return place?.clusters.lowerBound
            ?? (isRightToLeft ? start(ofClustersInLine: line) : end(ofLine: line))
    }

    /// Returns the run of the cluster at a cell; `nil` outside of the text.
    func run(at point: CellPoint) -> MeasuredText.Run? {
        let line = lineNumber(inRow: point.row)
        guard row(ofLine: line) == point.row else { return nil }
        let place = places(inLine: line).first { $0.columns.contains(point.column) }
        guard let place, !place.clusters.isEmpty else { return nil }
        let section = section(ofLine: line)
        let text = section.text
        return text.runs[text.clusters[place.clusters.lowerBound - section.firstCluster].run]
    }

    /// Returns the cell of the caret when it is before a cluster.
    func point(ofCluster cluster: Int) -> CellPoint {
        let section = section(ofCluster: cluster)
        let line = section.lines.lastIndex { section.firstCluster + $0.head.lowerBound <= cluster } ?? 0
        guard section.lines.indices.contains(line) else { return .zero }
        let number = section.firstRow + line
        let row = row(ofLine: number)
        let places = places(inLine: number)
        if let place = places.first(where: { $0.clusters.contains(cluster) }) {
            return CellPoint(column: place.columns.lowerBound, row: row)
        }
        // The caret is after the end of the line, which is on the left in a right-to-left line.
        let start = start(of: section.lines[line])
        let column =
            isRightToLeft(inLine: number) ? max(0, start - 1) : places.last?.columns.upperBound ?? start
        return CellPoint(column: column, row: row)
    }
}
