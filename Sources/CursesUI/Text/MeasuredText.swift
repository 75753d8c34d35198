import CursesUITerminal

/// A text divided into the units of line breaking: characters with their glyphs and widths.
///
/// It is created once for each text, and contains everything that a layout needs for any width. Most texts are
/// printable ASCII and fit into one line: for these, only the glyphs are computed until a line must break.
struct MeasuredText: Sendable {
    /// A character with its glyphs.
    struct Cluster: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case text
            /// A space, which hangs over the edge if the line breaks after it.
            case space
            case tab
            /// A line end, which is not displayed.
            case lineEnd
        }

        var kind: Kind
        /// Whether a line may break after the cluster.
        var allowsBreak: Bool
        /// The number of columns; zero for a tab, whose width depends on its position.
        var width: Int
        /// The index of its first glyph; its last glyph precedes the first of the next cluster.
        var firstGlyph: Int
        /// The index of the run that contains the cluster.
        var run: Int
        /// The number of the columns that are empty space after the character.
        var spacing: UInt8 = 0
    }

    /// Consecutive glyphs with the same style.
    struct Run: Sendable {
        let style: RunStyle
        /// The index after the last glyph of the run; the run begins where the previous run ends.
        let endGlyph: Int
    }

    let glyphs: [Glyph]
    let runs: [Run]
    /// The number of clusters.
    let count: Int
    /// The number of columns that the text takes in a single line; `nil` if it contains a line end or a tab.
    let lineWidth: Int?
    /// Whether each cluster is a single glyph in a single column.
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
            runs = text.runs.indices.map { index in
                end += text.runs[index].text.utf8.count
                return Run(style: text.runs[index].style, endGlyph: end)
            }
        } else {
            let (clusters, glyphs) = cut.result
            self.glyphs = glyphs
            count = clusters.count
            lineWidth =
                clusters.contains { $0.kind == .tab || $0.kind == .lineEnd }
                ? nil : clusters.reduce(0) { $0 + $1.width } - Int(clusters.last?.spacing ?? 0)
            isSimple = false
            var end = 0
            runs = text.runs.indices.map { index in
                while end < clusters.count, clusters[end].run <= index { end += 1 }
                let endGlyph = end < clusters.count ? clusters[end].firstGlyph : glyphs.count
                return Run(style: text.runs[index].style, endGlyph: endGlyph)
            }
        }
    }

    /// Whether the whole text has one style, which sets nothing.
    var hasOnePlainRun: Bool { runs.count == 1 && runs[0].style.isPlain }

    /// The clusters, computed on demand.
    var clusters: [Cluster] { cut.result.clusters }

    /// Returns the directions of the parts; `nil` if the whole text is left-to-right.
    ///
    /// - Parameter fallback: the direction of paragraphs without letters.
    func directions(fallback: LayoutDirection) -> TextDirections? {
        if fallback == .leftToRight, isSimple { return nil }
        return cut.directions(fallback: fallback)
    }

    /// Returns the glyphs of a printable ASCII text; `nil` for other texts.
    private static func simpleGlyphs(of text: StyledText) -> [Glyph]? {
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(text.runs.reduce(0) { $0 + $1.text.utf8.count })
        for index in text.runs.indices {
            guard text.runs[index].style.letterForm == nil else { return nil }
            var content = text.runs[index].text
            guard content.withUTF8({ Glyph.append(printable: $0, to: &glyphs) }) else { return nil }
        }
        return glyphs
    }

    /// The number of columns of the longest unbreakable part. A narrower line breaks words.
    var longestWordWidth: Int {
        var longest = 0
        var current = 0
        for cluster in clusters {
            if cluster.kind == .text { current += cluster.width }
            longest = max(longest, current - Int(cluster.spacing))
            if cluster.allowsBreak { current = 0 }
        }
        return longest
    }
}

extension [MeasuredText.Cluster] {
    /// Returns the number of columns of a cluster that starts at `column` of its line. Tabs extend to the next multiple
    /// of eight.
    func width(of index: Int, at column: Int) -> Int {
        self[index].kind == .tab ? 8 - column % 8 : self[index].width
    }

    /// Returns the glyphs of a range of clusters, which must not be empty. `all` contains the glyphs of the text.
    func glyphs(of range: Range<Int>, in all: [Glyph]) -> ArraySlice<Glyph> {
        let end = range.upperBound < count ? self[range.upperBound].firstGlyph : all.count
        return all[self[range.lowerBound].firstGlyph..<end]
    }
}
