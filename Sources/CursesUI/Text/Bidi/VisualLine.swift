import CursesUITerminal

/// A line of text in visual order: its clusters from left to right, with their columns.
struct VisualLine: Sendable {
    /// A cluster, or the ellipsis of a truncated line.
    struct Piece: Hashable, Sendable {
        /// The cluster in the text; `nil` for the ellipsis.
        let cluster: Int?
        /// The first column, counted from the left end of the line.
        fileprivate(set) var column = 0
        let width: Int
        /// Whether the text is right-to-left at this position.
        let isRightToLeft: Bool

        /// Returns the glyphs to draw at this position for the glyphs of the cluster.
        func shown(_ glyphs: ArraySlice<Glyph>) -> ArraySlice<Glyph> {
            isRightToLeft ? glyphs.map(\.mirrored)[...] : glyphs
        }
    }

    /// The neighbour of a cell. The cells of a line are its pieces, and a blank cell at the end of the text.
    enum Neighbour {
        case cluster(Int)
        case end
    }

    /// The pieces from left to right.
    let pieces: [Piece]
    /// Whether the paragraph is right-to-left.
    let isRightToLeft: Bool

    /// Arranges the clusters of a line in visual order.
    ///
    /// - Parameter directions: the directions of the text; `nil` for a left-to-right text.
    init(_ line: TextLayout.Line, of clusters: [MeasuredText.Cluster], _ directions: TextDirections?) {
        let base = directions?.level(at: line.anchor) ?? 0
        isRightToLeft = base == 1
        var units: [Piece] = []
        var levels: [UInt8] = []
        var column = 0
        func append(_ range: Range<Int>) {
            let found = directions?.levels(of: range) ?? []
            for (place, index) in range.enumerated() {
                let width = clusters.width(of: index, at: column)
                let level = place < found.count ? found[place] : base
                units.append(Piece(cluster: index, width: width, isRightToLeft: level & 1 == 1))
                levels.append(level)
                column += width
            }
        }
        append(line.head)
        if line.hasEllipsis {
            units.append(Piece(cluster: nil, width: 1, isRightToLeft: base == 1))
            levels.append(base)
            column += 1
        }
        append(line.tail)
        var pieces: [Piece] = []
        pieces.reserveCapacity(units.count)
        column = 0
        for index in BidiAlgorithm.visualOrder(of: levels) {
            var piece = units[index]
            piece.column = column
            pieces.append(piece)
            column += piece.width
        }
        self.pieces = pieces
    }

    /// The number of columns of the line.
    var width: Int { pieces.last.map { $0.column + $0.width } ?? 0 }

    /// Returns the cell next to a piece, or next to the blank cell at the end of the text, which is on the left in a
    /// right-to-left line; `nil` at the edge.
    func neighbour(ofPiece place: Int?, toRight: Bool) -> Neighbour? {
        let blank = isRightToLeft ? -1 : pieces.count
        let next = (place ?? blank) + (toRight ? 1 : -1)
        if next == blank { return .end }
        guard pieces.indices.contains(next), let cluster = pieces[next].cluster else { return nil }
        return .cluster(cluster)
    }

    /// Returns the piece at a column; `nil` if there is none.
    func piece(at column: Int) -> Piece? {
        var (low, high) = (0, pieces.count)
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].column + pieces[middle].width <= column { low = middle + 1 } else { high = middle }
        }
        // Zero-width clusters precede the cluster that occupies the column.
        return low < pieces.count && pieces[low].column <= column ? pieces[low] : nil
    }
}

extension Glyph {
    /// The glyph for a right-to-left position (rule L4 of UAX #9): an opening parenthesis is drawn as a closing one.
    var mirrored: Glyph {
        guard let scalar = withScalars({ $0.count == 1 ? Unicode.Scalar($0[0]) : nil }) else { return self }
        let image = scalar.mirrored
        return image == scalar ? self : Glyph(scalar: image, width: width)
    }
}
