import CursesUITerminal

/// Text cut into what line breaking moves about: characters with their glyphs and widths.
///
/// Made once for a text; laying it out for a width works on this alone.
struct MeasuredText: Sendable {
    /// A character on its way to the screen.
    struct Cluster: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case text
            /// Hangs over the edge where a line breaks after it.
            case space
            case tab
            /// Ends a line, and is not shown.
            case lineEnd
        }

        var kind: Kind
        /// Whether a line may be broken after it.
        var allowsBreak: Bool
        /// Columns; of a tab none, for they depend on the place.
        var width: Int
        /// The first of its glyphs; they end where the next cluster's begin.
        var firstGlyph: Int
        /// The index of its run.
        var run: Int
    }

    let clusters: [Cluster]
    let glyphs: [Glyph]
    /// The styles of the runs.
    let styles: [RunStyle]

    init(_ text: StyledText) {
        var builder = Builder()
        for (run, content) in text.runs.enumerated() { builder.append(content.text, run: run) }
        styles = text.runs.map(\.style)
        clusters = builder.finish()
        glyphs = builder.glyphs
    }

    /// The glyphs of neighbouring clusters, of which there is at least one.
    func glyphs(of range: Range<Int>) -> ArraySlice<Glyph> {
        let end = range.upperBound < clusters.count ? clusters[range.upperBound].firstGlyph : glyphs.count
        return glyphs[clusters[range.lowerBound].firstGlyph..<end]
    }

    /// The columns of the longest part in which no line may be broken; a narrower line breaks words.
    var longestWordWidth: Int {
        var longest = 0
        var current = 0
        for cluster in clusters {
            if cluster.kind == .text { current += cluster.width }
            longest = max(longest, current)
            if cluster.allowsBreak { current = 0 }
        }
        return longest
    }

    /// The columns of a cluster that stands at `column` of its line; tabs go on to the next
    /// multiple of eight.
    func width(of index: Int, at column: Int) -> Int {
        clusters[index].kind == .tab ? 8 - column % 8 : clusters[index].width
    }
}

extension MeasuredText {
    /// Cuts runs into clusters one after the other.
    private struct Builder {
        private var clusters: [Cluster] = []
        private(set) var glyphs: [Glyph] = []
        private var classes: [LineBreakClass] = []
        /// How many scalars there are up to the end of each cluster.
        private var scalarCounts: [Int] = []

        mutating func append(_ text: String, run: Int) {
            clusters.reserveCapacity(clusters.count + text.utf8.count)
            glyphs.reserveCapacity(glyphs.count + text.utf8.count)
            classes.reserveCapacity(classes.count + text.utf8.count)
            scalarCounts.reserveCapacity(scalarCounts.count + text.utf8.count)
            let isSimple = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
            if isSimple {
                for byte in text.utf8 { append(simple: Unicode.Scalar(byte), run: run) }
            } else {
                for character in text { append(character, run: run) }
            }
        }

        /// A printable ASCII character among others of the kind, which is one cluster.
        private mutating func append(simple scalar: Unicode.Scalar, run: Int) {
            classes.append(LineBreakClass(scalar))
            append(kind: scalar == " " ? .space : .text, width: 1, run: run)
            glyphs.append(Glyph(scalar: scalar, width: 1))
        }

        private mutating func append(_ character: Character, run: Int) {
            for scalar in character.unicodeScalars { classes.append(LineBreakClass(scalar)) }
            let kind = Cluster.Kind(character)
            guard kind == .text || kind == .space else { return append(kind: kind, width: 0, run: run) }
            append(kind: kind, width: TextWidth.columns(of: character), run: run)
            Glyph.forEachGlyph(of: character) { glyphs.append($0) }
        }

        private mutating func append(kind: Cluster.Kind, width: Int, run: Int) {
            clusters.append(
                Cluster(kind: kind, allowsBreak: false, width: width, firstGlyph: glyphs.count, run: run))
            scalarCounts.append(classes.count)
        }

        /// The clusters with the places where lines may be broken.
        mutating func finish() -> [Cluster] {
            let breaks = LineBreakAlgorithm.opportunities(after: classes)
            for index in clusters.indices {
                clusters[index].allowsBreak = breaks[scalarCounts[index] - 1]
            }
            return clusters
        }
    }
}

extension MeasuredText.Cluster.Kind {
    fileprivate init(_ character: Character) {
        switch character.unicodeScalars.first {
        case " ": self = character == " " ? .space : .text
        case "\t": self = .tab
        // The mandatory breaks of UAX #14; a CR may have its LF with it.
        case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": self = .lineEnd
        default: self = .text
        }
    }
}
