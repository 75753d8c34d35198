import CursesUISupport
import CursesUITerminal

/// The clusters of a text with the places where lines may be broken, computed on demand.
final class CutText: Sendable {
    private let text: StyledText
    private let found = Locked(Found())

    private struct Found {
        var result: (clusters: [MeasuredText.Cluster], glyphs: [Glyph])?
        /// The directions of the parts, for each of the two directions that paragraphs without letters may have.
        var fromLeft = Directions.unknown
        var fromRight = Directions.unknown
    }

    private enum Directions {
        case unknown
        case known(TextDirections?)
    }

    init(_ text: StyledText) {
        self.text = text
    }

    var result: (clusters: [MeasuredText.Cluster], glyphs: [Glyph]) {
        found.withLock { found in
            if let result = found.result { return result }
            let bytes = text.runs.reduce(0) { $0 + $1.text.utf8.count }
            var cutter = TextCutter(forms: ArabicForms(text), capacity: bytes)
            for (run, content) in text.runs.enumerated() {
                cutter.append(content.text, run: run, content.style.letterForm)
            }
            let result = (cutter.finish(), cutter.glyphs)
            found.result = result
            return result
        }
    }

    /// Returns the directions of the parts; `nil` if the whole text is left-to-right.
    ///
    /// - Parameter fallback: the direction of paragraphs without letters.
    func directions(fallback: LayoutDirection) -> TextDirections? {
        let isFromRight = fallback == .rightToLeft
        if case .known(let known) = found.withLock({ isFromRight ? $0.fromRight : $0.fromLeft }) { return known }
        let isNeeded = isFromRight || text.runs.contains { BidiAlgorithm.isNeeded(for: $0.text.unicodeScalars) }
        let new = isNeeded ? TextDirections(text, result.clusters, fallback: fallback) : nil
        found.withLock { if isFromRight { $0.fromRight = .known(new) } else { $0.fromLeft = .known(new) } }
        return new
    }
}

/// The presentation forms of the letters in a text that contains Arabic.
private struct ArabicForms {
    /// The presentation form of each scalar; `nil` for a letter that is part of the preceding ligature.
    private let scalars: [Unicode.Scalar?]
    private var next = 0

    init?(_ text: StyledText) {
        // The UTF-8 form of every letter with presentation forms begins with one of a few bytes. Bytes are searched
        // faster than scalars.
        let mayHaveLetters = text.runs.contains { $0.text.utf8.contains { (0xD8...0xDB).contains($0) } }
        guard mayHaveLetters, text.runs.contains(where: { ArabicShaper.isNeeded(for: $0.text.unicodeScalars) })
        else { return nil }
        scalars = ArabicShaper.shaped(text.runs.flatMap(\.text.unicodeScalars))
    }

    mutating func skip(_ count: Int) { next += count }

    /// Returns the next character in its presentation form; `nil` for a character that takes no cell.
    mutating func take(_ character: Character) -> Character? {
        let range = next..<(next + character.unicodeScalars.count)
        next = range.upperBound
        guard scalars[range.lowerBound] != nil else { return nil }
        var shaped = scalars[range].compactMap(\.self)
        // The marks of an alef belong to the ligature that the alef is part of.
        if next < scalars.count, scalars[next] == nil {
            shaped += scalars[(next + 1)...].prefix { $0?.properties.generalCategory == .nonspacingMark }.compactMap(
                \.self)
        }
        return Character(String(String.UnicodeScalarView(shaped)))
    }
}

/// Cuts runs into clusters in order.
private struct TextCutter {
    /// The forms of the letters; `nil` for a text without Arabic letters.
    private var forms: ArabicForms?
    private var clusters: [MeasuredText.Cluster] = []
    private(set) var glyphs: [Glyph] = []
    private var classes: [LineBreakClass] = []
    /// The number of scalars up to the end of each cluster.
    private var scalarCounts: [Int] = []

    /// - Parameter capacity: the number of bytes in all runs, which is at least the number of characters.
    init(forms: ArabicForms?, capacity: Int) {
        self.forms = forms
        clusters.reserveCapacity(capacity)
        glyphs.reserveCapacity(capacity)
        classes.reserveCapacity(capacity)
        scalarCounts.reserveCapacity(capacity)
    }

    mutating func append(_ text: String, run: Int, _ form: LetterForm? = nil) {
        if let form { return appendFormed(text, run: run, form) }
        var text = text
        text.makeContiguousUTF8()
        var byte = 0
        while byte < text.utf8.count {
            byte += appendLone(of: text, from: byte, run: run)
            guard byte < text.utf8.count else { return }
            let character = text[text.utf8Index(byte)]
            append(character, run: run)
            byte += character.utf8.count
        }
    }

    /// Appends characters with a space after each, or as superscripts or subscripts.
    private mutating func appendFormed(_ text: String, run: Int, _ form: LetterForm) {
        let spacing = forms == nil ? form.columns : 0
        for character in text {
            append(form.script.map { Character(character, in: $0) } ?? character, run: run)
            guard spacing > 0, let last = clusters.indices.last, clusters[last].width > 0 else { continue }
            clusters[last].spacing = spacing
            clusters[last].width += Int(spacing)
            glyphs += repeatElement(.space, count: Int(spacing))
        }
    }

    /// Appends characters that consist of a single scalar each, beginning at the start of a character.
    ///
    /// - Returns: the number of bytes.
    private mutating func appendLone(of text: String, from start: Int, run: Int) -> Int {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            var index = start
            while index < bytes.count, let lone = LoneScalar.character(bytes, at: index) {
                append(lone, run: run)
                index += lone.length
            }
            return index - start
        } ?? 0
    }

    private mutating func append(_ lone: LoneScalar, run: Int) {
        classes.append(LineBreakClass(lone.scalar))
        append(kind: lone.scalar == " " ? .space : .text, width: lone.width, run: run)
        glyphs.append(Glyph(scalar: lone.scalar, width: lone.width))
        forms?.skip(1)
    }

    private mutating func append(_ character: Character, run: Int) {
        for scalar in character.unicodeScalars { classes.append(LineBreakClass(scalar)) }
        let kind = MeasuredText.Cluster.Kind(character)
        let character = forms == nil ? character : forms?.take(character)
        guard kind == .text || kind == .space, let character else { return append(kind: kind, width: 0, run: run) }
        append(kind: kind, width: TextWidth.columns(of: character), run: run)
        Glyph.forEachGlyph(of: character) { glyphs.append($0) }
    }

    private mutating func append(kind: MeasuredText.Cluster.Kind, width: Int, run: Int) {
        clusters.append(
            MeasuredText.Cluster(
                kind: kind, allowsBreak: false, width: width, firstGlyph: glyphs.count, run: run))
        scalarCounts.append(classes.count)
    }

    /// Returns the clusters with the places where lines may break.
    mutating func finish() -> [MeasuredText.Cluster] {
        let breaks = LineBreakAlgorithm.opportunities(after: classes)
        for index in clusters.indices {
            clusters[index].allowsBreak = breaks[scalarCounts[index] - 1]
        }
        return clusters
    }
}

extension Character {
    /// Creates the superscript or subscript form of a character with one scalar. Other characters stay as they are.
    fileprivate init(_ character: Character, in script: Script) {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, scalars.count == 1 else {
            self = character
            return
        }
        self = Character(script.form(of: first))
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
