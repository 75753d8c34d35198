import CursesUISupport
import CursesUITerminal

/// The clusters of a text with the places where lines may be broken, computed on demand.
final class CutText: Sendable {
    private let text: StyledText
    private let found = Locked<(clusters: [MeasuredText.Cluster], glyphs: [Glyph])?>(nil)

    init(_ text: StyledText) {
        self.text = text
    }

    var result: (clusters: [MeasuredText.Cluster], glyphs: [Glyph]) {
        found.withLock { found in
            if let found { return found }
            var cutter = TextCutter()
            for (run, content) in text.runs.enumerated() { cutter.append(content.text, run: run) }
            let result = (cutter.finish(), cutter.glyphs)
            found = result
            return result
        }
    }
}

/// Cuts runs into clusters in order.
private struct TextCutter {
    private var clusters: [MeasuredText.Cluster] = []
    private(set) var glyphs: [Glyph] = []
    private var classes: [LineBreakClass] = []
    /// The number of scalars up to the end of each cluster.
    private var scalarCounts: [Int] = []

    mutating func append(_ text: String, run: Int) {
        clusters.reserveCapacity(clusters.count + text.utf8.count)
        glyphs.reserveCapacity(glyphs.count + text.utf8.count)
        classes.reserveCapacity(classes.count + text.utf8.count)
        scalarCounts.reserveCapacity(scalarCounts.count + text.utf8.count)
        var index = appendSimple(of: text, from: text.startIndex, run: run)
        while index < text.endIndex {
            let next = text.index(after: index)
            append(text[index], run: run)
            index = appendSimple(of: text, from: next, run: run)
        }
    }

    /// Appends printable ASCII characters from the start of a character on, up to the last one that other scalars may
    /// extend.
    ///
    /// - Returns: the start of the next character.
    private mutating func appendSimple(of text: String, from start: String.Index, run: Int) -> String.Index {
        let bytes = text.utf8
        var index = start
        while index < bytes.endIndex, (0x20..<0x7F).contains(bytes[index]) {
            let next = bytes.index(after: index)
            guard next == bytes.endIndex || bytes[next] < 0x80 else { break }
            append(simple: Unicode.Scalar(bytes[index]), run: run)
            index = next
        }
        return index
    }

    /// Appends a printable ASCII character that is a cluster of its own, because an ASCII character follows.
    private mutating func append(simple scalar: Unicode.Scalar, run: Int) {
        classes.append(LineBreakClass(scalar))
        append(kind: scalar == " " ? .space : .text, width: 1, run: run)
        glyphs.append(Glyph(scalar: scalar, width: 1))
    }

    private mutating func append(_ character: Character, run: Int) {
        for scalar in character.unicodeScalars { classes.append(LineBreakClass(scalar)) }
        let kind = MeasuredText.Cluster.Kind(character)
        guard kind == .text || kind == .space else { return append(kind: kind, width: 0, run: run) }
        append(kind: kind, width: TextWidth.columns(of: character), run: run)
        Glyph.forEachGlyph(of: character) { glyphs.append($0) }
    }

    private mutating func append(kind: MeasuredText.Cluster.Kind, width: Int, run: Int) {
        clusters.append(
            MeasuredText.Cluster(
                kind: kind, allowsBreak: false, width: width, firstGlyph: glyphs.count, run: run))
        scalarCounts.append(classes.count)
    }

    /// The clusters with the places where lines may be broken.
    mutating func finish() -> [MeasuredText.Cluster] {
        let breaks = LineBreakAlgorithm.opportunities(after: classes)
        for index in clusters.indices {
            clusters[index].allowsBreak = breaks[scalarCounts[index] - 1]
        }
        return clusters
    }
}

extension MeasuredText.Cluster.Kind {
    fileprivate init(_ character: Character) {
        switch character.unicodeScalars.first {
        case " ": self = character == " " ? .space : .text
        case "\t": self = .tab
        // The mandatory breaks of UAX #14; a CR may be followed by an LF in the same character.
        case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": self = .lineEnd
        default: self = .text
        }
    }
}
