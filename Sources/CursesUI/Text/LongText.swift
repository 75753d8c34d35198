import CursesUISupport

/// A text that is too long to be measured at once. It is divided into consecutive pieces.
///
/// A paragraph can be divided anywhere if it is entirely left-to-right, because all lines of a piece except for the
/// last few are the same as in the whole text. Other paragraphs are never divided, because their directions depend on
/// all of their characters.
final class LongText: Sendable {
    /// The size in bytes above which a text is measured in pieces.
    static let threshold = 1 << 16

    /// A position between two scalars.
    struct Place: Hashable, Sendable {
        /// The index of the run after the position; the number of runs at the end of the text.
        var run = 0
        /// The bytes between the start of that run and the position.
        var byte = 0
        /// The bytes between the start of the text and the position.
        var before = 0
    }

    struct Piece: Hashable, Sendable {
        let start: Place
        let end: Place
        /// Whether the piece ends at the end of the text.
        let isLast: Bool
        /// Whether the last line of the piece ends with the piece, whatever text follows.
        let endsParagraph: Bool
    }

    private struct Known {
        /// The byte range, in the text, of a paragraph that is known to be left-to-right.
        var plain = 0..<0
        /// The most recently measured pieces.
        var measured: [(piece: Piece, text: MeasuredText)] = []
        var measuredBytes = 0
    }

    let content: StyledText
    let byteCount: Int
    private let known = Locked(Known())

    /// The number of measured pieces that are kept: a screen shows two, and other widths need further ones.
    private static let keptPieces = 8

    init(_ content: StyledText) {
        self.content = content
        byteCount = content.runs.reduce(0) { $0 + $1.text.utf8.count }
    }

    /// The number of bytes that have been measured so far. A part that is measured again is counted again.
    var measuredBytes: Int { known.withLock { $0.measuredBytes } }

    /// Returns a piece with about the given number of bytes.
    ///
    /// - Parameter direction: the direction of paragraphs without letters.
    func piece(from start: Place, length: Int, direction: LayoutDirection) -> Piece {
        let end = scalarBoundary(at: start.before + length, from: start)
        guard end.before < byteCount else {
            return Piece(start: start, end: end, isLast: true, endsParagraph: true)
        }
        let isPlain = known.withLock { $0.plain.contains(end.before) }
        if isPlain, direction == .leftToRight {
            return Piece(start: start, end: end, isLast: false, endsParagraph: false)
        }
        let scan = ParagraphScan(of: self, around: end, from: start)
        if scan.goesFromLeftToRight, direction == .leftToRight {
            known.withLock { $0.plain = scan.start..<scan.end.before }
            return Piece(start: start, end: end, isLast: false, endsParagraph: false)
        }
        return Piece(start: start, end: scan.end, isLast: scan.end.before == byteCount, endsParagraph: true)
    }

    /// Returns a piece as a separate text.
    func text(of piece: Piece) -> StyledText {
        var runs: [StyledText.Run] = []
        for run in piece.start.run..<content.runs.count where run <= piece.end.run {
            let whole = content.runs[run]
            let first = run == piece.start.run ? piece.start.byte : 0
            let last = run == piece.end.run ? piece.end.byte : whole.text.utf8.count
            if last > first {
                runs.append(StyledText.Run(text: whole.text.utf8Slice(first..<last), style: whole.style))
            }
        }
        return StyledText(runs)
    }

    /// Returns the characters of a piece, with their widths.
    func measured(_ piece: Piece) -> MeasuredText {
        if let text = known.withLock({ $0.measured.first { $0.piece == piece }?.text }) { return text }
        let text = MeasuredText(text(of: piece))
        known.withLock {
            $0.measuredBytes += piece.end.before - piece.start.before
            if $0.measured.count == Self.keptPieces { $0.measured.removeFirst() }
            $0.measured.append((piece, text))
        }
        return text
    }

    /// Returns the position before the last characters of a piece.
    func place(before characters: Int, atEndOf piece: Piece) -> Place {
        var place = piece.end
        var rest = characters
        while rest > 0 {
            if place.byte == 0 {
                place.run -= 1
                place.byte = content.runs[place.run].text.utf8.count
            }
            let text = content.runs[place.run].text
            let first = place.run == piece.start.run ? piece.start.byte : 0
            let part = text[text.utf8Index(first)..<text.utf8Index(place.byte)]
            var index = part.endIndex
            while rest > 0, index > part.startIndex {
                index = part.index(before: index)
                rest -= 1
            }
            let moved = part.utf8.distance(from: index, to: part.endIndex)
            place.byte -= moved
            place.before -= moved
        }
        return place
    }

    /// Returns the first scalar boundary at or after a byte offset, or the end of the text.
    private func scalarBoundary(at target: Int, from start: Place) -> Place {
        var place = start
        while place.run < content.runs.count {
            let bytes = content.runs[place.run].text.utf8
            let step = min(bytes.count - place.byte, target - place.before)
            place.byte += step
            place.before += step
            guard place.byte == bytes.count else { break }
            place = Place(run: place.run + 1, byte: 0, before: place.before)
            if place.before >= target { return place }
        }
        guard place.run < content.runs.count else { return place }
        let text = content.runs[place.run].text
        var index = text.utf8Index(place.byte)
        // The bytes that continue a scalar, or the LF of a CR LF.
        let isInLineEnd =
            place.byte > 0 && text.utf8[text.utf8.index(before: index)] == 0x0D && text.utf8[index] == 0x0A
        while index < text.endIndex, text.utf8[index] & 0xC0 == 0x80 || isInLineEnd && text.utf8[index] == 0x0A {
            index = text.utf8.index(after: index)
            place.byte += 1
            place.before += 1
        }
        return place
    }
}
