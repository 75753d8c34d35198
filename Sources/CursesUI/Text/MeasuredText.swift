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
        styles = text.runs.map(\.style)
        var clusters: [Cluster] = []
        var glyphs: [Glyph] = []
        var classes: [LineBreakClass] = []
        var lastScalars: [Int] = []
        for (run, content) in text.runs.enumerated() {
            for character in content.text {
                let kind = Cluster.Kind(character)
                let firstGlyph = glyphs.count
                if kind == .text || kind == .space {
                    Glyph.forEachGlyph(of: character) { glyphs.append($0) }
                }
                clusters.append(
                    Cluster(
                        kind: kind,
                        allowsBreak: false,
                        width: glyphs[firstGlyph...].reduce(0) { $0 + $1.width },
                        firstGlyph: firstGlyph,
                        run: run
                    )
                )
                classes += character.unicodeScalars.lazy.map(LineBreakClass.init)
                lastScalars.append(classes.count - 1)
            }
        }
        let breaks = LineBreakAlgorithm.opportunities(after: classes)
        for index in clusters.indices { clusters[index].allowsBreak = breaks[lastScalars[index]] }
        self.clusters = clusters
        self.glyphs = glyphs
    }

    /// The glyphs of a cluster.
    func glyphs(of index: Int) -> ArraySlice<Glyph> {
        let end = index + 1 < clusters.count ? clusters[index + 1].firstGlyph : glyphs.count
        return glyphs[clusters[index].firstGlyph..<end]
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

extension MeasuredText.Cluster.Kind {
    fileprivate init(_ character: Character) {
        switch character {
        case " ": self = .space
        case "\t": self = .tab
        // The mandatory breaks of UAX #14.
        case "\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": self = .lineEnd
        default: self = .text
        }
    }
}
