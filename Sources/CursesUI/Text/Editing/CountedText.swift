import CursesUITerminal

/// A text with fast access to its characters and columns by number.
///
/// Character boundaries can only be found sequentially. So the text is counted once, in pieces of about a kilobyte. A
/// position is then found from the sums of the pieces and a scan of a single piece. After a change only the affected
/// pieces are counted again.
struct CountedText: Sendable {
    private struct Piece: TextExtent {
        /// The number of UTF-8 bytes.
        var utf8 = 0
        var characters = 0
        var columns = 0
        /// The number of characters that end a line.
        var lineEnds = 0
        /// The number of characters that may make a text run from right to left.
        var rightToLeft = 0

        /// Whether each byte is a character and takes one column.
        var isSimple: Bool { utf8 == characters && utf8 == columns }

        static func += (total: inout Piece, part: Piece) {
            total.utf8 += part.utf8
            total.characters += part.characters
            total.columns += part.columns
            total.lineEnds += part.lineEnds
            total.rightToLeft += part.rightToLeft
        }
    }

    private(set) var string: String
    private var pieces = SummedList<Piece>([])

    /// The size of a piece in bytes. A piece has at least half and at most twice this size, as far as character
    /// boundaries allow.
    private static let pieceSize = 1024

    init(_ string: String) {
        self.string = string
        self.string.makeContiguousUTF8()
        recount(0..<0, newCount: string.utf8.count)
    }

    /// The number of characters.
    var count: Int { pieces.total.characters }

    /// The number of columns that the text takes in a single line.
    var columns: Int { pieces.total.columns }

    /// Whether each byte is a character and takes one column, as in printable ASCII.
    var isASCII: Bool { pieces.total.isSimple }

    /// Whether a part of the text may run from right to left, as far as its characters determine this.
    var hasRightToLeft: Bool { pieces.total.rightToLeft > 0 }

    // MARK: Places

    /// Returns the index of the character at an offset, or the end index.
    func index(of offset: Int) -> String.Index {
        string.utf8Index(utf8Offset(of: offset))
    }

    /// Returns the number of UTF-8 bytes before a character.
    func utf8Offset(of offset: Int) -> Int {
        guard let piece = piece(of: offset) else { return string.utf8.count }
        let rest = offset - piece.before.characters
        if rest == 0 || piece.element.isSimple { return piece.before.utf8 + rest }
        let text = text(of: piece)
        let index = text.index(text.startIndex, offsetBy: rest)
        return piece.before.utf8 + text.utf8.distance(from: text.startIndex, to: index)
    }

    /// Returns the number of characters that start before a byte offset.
    func characters(beforeUTF8 offset: Int) -> Int {
        guard let piece = pieces.first(where: { $0.utf8 > offset }) else { return count }
        let rest = offset - piece.before.utf8
        if rest == 0 || piece.element.isSimple { return piece.before.characters + rest }
        var (bytes, characters) = (0, 0)
        for character in text(of: piece) where bytes < rest {
            bytes += character.utf8.count
            characters += 1
        }
        return piece.before.characters + characters
    }

    /// Returns the offset of the character that contains the byte at an index.
    func offset(of index: String.Index) -> Int {
        let bytes = string.utf8.distance(from: string.startIndex, to: index)
        let offset = characters(beforeUTF8: bytes)
        return utf8Offset(of: offset) > bytes ? offset - 1 : offset
    }

    /// Returns the number of columns before a character.
    func columns(before offset: Int) -> Int {
        guard let piece = piece(of: offset) else { return columns }
        let rest = offset - piece.before.characters
        if rest == 0 || piece.element.isSimple { return piece.before.columns + rest }
        return piece.before.columns + TextWidth.columns(of: text(of: piece).prefix(rest))
    }

    /// Returns the number of characters that end at or before a column.
    func characters(endingAtColumn column: Int) -> Int {
        guard column >= 0 else { return 0 }
        guard let piece = pieces.first(where: { $0.columns > column }) else { return count }
        if piece.element.isSimple {
            return piece.before.characters + column - piece.before.columns
        }
        var end = piece.before.columns
        let fitting = text(of: piece).prefix { character in
            end += TextWidth.columns(of: character)
            return end <= column
        }
        return piece.before.characters + fitting.count
    }

    // MARK: Lines

    /// Returns the start of the line that contains a character, as the number of characters before it.
    func lineStart(of offset: Int) -> Int {
        let lineEnds = lineEnds(before: offset)
        return lineEnds == 0 ? 0 : lineEnd(lineEnds) + 1
    }

    /// Returns the position of the next line end at or after a position, or the end of the text.
    func lineEnd(of offset: Int) -> Int {
        let lineEnds = lineEnds(before: offset)
        return lineEnds == pieces.total.lineEnds ? count : lineEnd(lineEnds + 1)
    }

    private func lineEnds(before offset: Int) -> Int {
        guard let piece = piece(of: offset) else { return pieces.total.lineEnds }
        guard piece.element.lineEnds > 0 else { return piece.before.lineEnds }
        return text(of: piece).prefix(offset - piece.before.characters)
            .reduce(piece.before.lineEnds) { $0 + ($1.isNewline ? 1 : 0) }
    }

    /// Returns the number of characters before the line end with the given number, counted from one.
    private func lineEnd(_ number: Int) -> Int {
        guard let piece = pieces.first(where: { $0.lineEnds >= number }) else { return count }
        var lineEnds = piece.before.lineEnds
        let before = text(of: piece).prefix { character in
            lineEnds += character.isNewline ? 1 : 0
            return lineEnds < number
        }
        return piece.before.characters + before.count
    }

    // MARK: Pieces

    /// Returns the piece that contains a character; `nil` at the end of the text.
    private func piece(of offset: Int) -> SummedList<Piece>.Place? {
        pieces.first { $0.characters > offset }
    }

    private func text(of piece: SummedList<Piece>.Place) -> Substring {
        let start = string.utf8Index(piece.before.utf8)
        return string[start..<string.utf8.index(start, offsetBy: piece.element.utf8)]
    }

    // MARK: Changes

    /// Replaces a range of bytes.
    ///
    /// - Returns: the change; `nil` if the text stays the same.
    mutating func replaceUTF8(_ range: Range<Int>, with new: String) -> TextChange? {
        let old = string.utf8Slice(range)
        if old.utf8.count == new.utf8.count, old.utf8.elementsEqual(new.utf8) { return nil }
        let bounds = string.utf8Index(range.lowerBound)..<string.utf8Index(range.upperBound)
        string.replaceSubrange(bounds, with: new)
        recount(range, newCount: new.utf8.count)
        return TextChange(start: range.lowerBound, old: old, newCount: new.utf8.count)
    }

    /// Replaces the whole text.
    ///
    /// - Returns: the change; `nil` if the text stays the same.
    mutating func setString(_ new: String) -> TextChange? {
        guard let change = TextChange(from: string, to: new), new != string else { return nil }
        string = new
        string.makeContiguousUTF8()
        recount(change.oldRange, newCount: change.newCount)
        return change
    }

    /// Counts the pieces that a change affects.
    ///
    /// A character may now extend beyond the change, or combine with its neighbours. So the count starts with the piece
    /// that contains the end of the unchanged text before the change. It continues until it reaches a previous piece
    /// boundary, after which all boundaries stay the same.
    private mutating func recount(_ range: Range<Int>, newCount: Int) {
        let growth = newCount - range.count
        let first = pieces.first { $0.utf8 >= range.lowerBound }
        var last = pieces.first { $0.utf8 >= range.upperBound }
        var position = first?.before.utf8 ?? 0
        var new: [Piece] = []
        func end() -> Int { last.map { $0.after.utf8 + growth } ?? newCount }
        func takeNext() -> Bool {
            guard let index = last?.index, index + 1 < pieces.count else { return false }
            last = pieces.place(at: index + 1)
            return true
        }
        while end() - position < Self.pieceSize / 2, takeNext() {}
        repeat {
            while position < end() {
                let piece = count(from: position, to: end())
                new.append(piece)
                position += piece.utf8
            }
        } while position > end() && takeNext()
        pieces.replaceSubrange((first?.index ?? 0)..<(last.map { $0.index + 1 } ?? 0), with: new)
    }

    /// Counts a piece between two character boundaries. A long piece ends early, but never within a character.
    private func count(from start: Int, to limit: Int) -> Piece {
        let end = limit - start <= 2 * Self.pieceSize ? limit : start + Self.pieceSize
        if let piece = simplePiece(start..<end) { return piece }
        var piece = Piece()
        while piece.utf8 < end - start {
            countLone(from: start, to: end, in: &piece)
            guard piece.utf8 < end - start else { break }
            let character = string[string.utf8Index(start + piece.utf8)]
            piece.utf8 += character.utf8.count
            piece.characters += 1
            piece.columns += TextWidth.columns(of: character)
            piece.lineEnds += character.isNewline ? 1 : 0
            piece.rightToLeft += BidiAlgorithm.isNeeded(for: character.unicodeScalars) ? 1 : 0
        }
        return piece
    }

    /// Continues the count of a piece with characters that consist of a single scalar each.
    private func countLone(from start: Int, to end: Int, in piece: inout Piece) {
        string.utf8.withContiguousStorageIfAvailable { bytes in
            var index = start + piece.utf8
            while index < end, let lone = LoneScalar.character(bytes, at: index) {
                index += lone.length
                piece.characters += 1
                piece.columns += lone.width
            }
            piece.utf8 = index - start
        }
    }

    /// Counts a piece of ASCII bytes, each of which is a character; CR is excluded because of CR LF.
    private func simplePiece(_ range: Range<Int>) -> Piece? {
        string.utf8.withContiguousStorageIfAvailable { bytes -> Piece? in
            var lineEnds = 0
            for byte in bytes[range] {
                guard byte < 0x80, byte != 0x0D else { return nil }
                if byte < 0x0D, byte >= 0x0A { lineEnds += 1 }
            }
            if range.upperBound < bytes.count, bytes[range.upperBound] >= 0x80 { return nil }
            return Piece(
                utf8: range.count, characters: range.count, columns: range.count, lineEnds: lineEnds
            )
        } ?? nil
    }
}
