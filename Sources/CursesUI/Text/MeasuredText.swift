import CursesUITerminal

/// Text cut into what line breaking moves about: characters with their glyphs and widths.
///
/// Made once for a text; laying it out for a width works on this alone. Most texts are printable ASCII
/// and fit in their line: of those no more is known than their glyphs until a line has to be broken.
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

    /// Neighbouring glyphs of one style.
    struct Run: Sendable {
        let style: RunStyle
        /// One behind the last of its glyphs; they begin where the run before ends.
        let endGlyph: Int
    }

    let glyphs: [Glyph]
    let runs: [Run]
    /// How many clusters there are.
    let count: Int
    /// The columns of the whole in one line; `nil` where it has a line end or a tab.
    let lineWidth: Int?
    /// Whether each cluster is one glyph of one column.
    let isSimple: Bool
    private let cut: CutText

    init(_ text: StyledText) {
        let cut = CutText(text)
        self.cut = cut
        if let glyphs = Self.simpleGlyphs(of: text) {
            self.glyphs = glyphs
            count = glyphs.count
            lineWidth = glyphs.count
            isSimple = true
            var end = 0
            runs = text.runs.map { run in
                end += run.text.utf8.count
                return Run(style: run.style, endGlyph: end)
            }
        } else {
            let (clusters, glyphs) = cut.result
            self.glyphs = glyphs
            count = clusters.count
            lineWidth =
                clusters.contains { $0.kind == .tab || $0.kind == .lineEnd }
                ? nil : clusters.reduce(0) { $0 + $1.width }
            isSimple = false
            var end = 0
            runs = text.runs.indices.map { index in
                while end < clusters.count, clusters[end].run <= index { end += 1 }
                let endGlyph = end < clusters.count ? clusters[end].firstGlyph : glyphs.count
                return Run(style: text.runs[index].style, endGlyph: endGlyph)
            }
        }
    }

    /// The clusters; they are found when they are first asked for.
    var clusters: [Cluster] { cut.result.clusters }

    /// The glyphs of printable ASCII; `nil` if the text has anything else in it.
    private static func simpleGlyphs(of text: StyledText) -> [Glyph]? {
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(text.runs.reduce(0) { $0 + $1.text.utf8.count })
        for run in text.runs {
            var content = run.text
            guard content.withUTF8({ Glyph.append(printable: $0, to: &glyphs) }) else { return nil }
        }
        return glyphs
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
}

extension [MeasuredText.Cluster] {
    /// The columns of a cluster that stands at `column` of its line; tabs go on to the next
    /// multiple of eight.
    func width(of index: Int, at column: Int) -> Int {
        self[index].kind == .tab ? 8 - column % 8 : self[index].width
    }

    /// The glyphs of neighbouring clusters, of which there is at least one; `all` are the text's.
    func glyphs(of range: Range<Int>, in all: [Glyph]) -> ArraySlice<Glyph> {
        let end = range.upperBound < count ? self[range.upperBound].firstGlyph : all.count
        return all[self[range.lowerBound].firstGlyph..<end]
    }
}
