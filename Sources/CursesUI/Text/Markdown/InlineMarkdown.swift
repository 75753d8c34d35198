/// Parses the inline markup of CommonMark 0.31 that a line of text can show: emphasis, code spans, links, escapes, and
/// strikethrough as in GitHub Flavored Markdown. White space is kept. Reference links need the definitions of a
/// document.
///
/// Interpolated values are separate pieces, and are never parsed as markup. Next to a delimiter they count as letters,
/// whatever they contain.
struct InlineMarkdown {
    enum Piece: Hashable, Sendable {
        case markup(String)
        case literal(StyledText)
    }

    /// A unit of the parser's input: a character of the markup, or a whole literal, which is shown verbatim.
    enum Unit {
        case character(Character)
        case literal(StyledText)
    }

    /// A part of the result.
    struct Node {
        var content = StyledText()
        var style = RunStyle()
        var delimiter: Delimiter?
    }

    /// A run of `*`, `_` or `~` that may begin or end emphasis; unpaired delimiters are shown.
    struct Delimiter {
        let character: Character
        let length: Int
        let canOpen: Bool
        let canClose: Bool
        var remaining: Int
        var isActive = true
    }

    private struct Bracket {
        let node: Int
        /// The position after the opening bracket.
        let start: Int
    }

    private let units: [Unit]
    private var position = 0
    private var nodes: [Node] = []
    private var brackets: [Bracket] = []
    /// The position after the last bracket that was read. A label contains no brackets, so it starts there or later.
    private var bracketEnd = 0
    /// Returns the destination for a link label.
    private let reference: (String) -> String?

    private init(_ pieces: [Piece], _ reference: @escaping (String) -> String?) {
        self.reference = reference
        units = pieces.flatMap { piece -> [Unit] in
            switch piece {
            case .markup(let text): text.map(Unit.character)
            case .literal(let text): [.literal(text)]
            }
        }
    }

    /// Returns the text without its markup, which is converted to styles.
    ///
    /// - Parameter reference: returns the destination for a link label in the document; `nil` if the label is not
    ///   defined.
    static func parse(
        _ pieces: [Piece],
        reference: @escaping (String) -> String? = { _ in nil }
    ) -> StyledText {
        let isPlain = pieces.allSatisfy { piece in
            if case .markup(let text) = piece { !isMarkup(text) } else { true }
        }
        guard !isPlain else {
            return pieces.reduce(into: StyledText()) { text, piece in
                switch piece {
                case .markup(let string): text.append(string)
                case .literal(let styled): text.append(styled)
                }
            }
        }
        var parser = InlineMarkdown(pieces, reference)
        return parser.run()
    }

    /// Returns whether a text may contain markup.
    static func isMarkup(_ text: String) -> Bool { text.utf8.contains(where: isSpecial) }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "&"):
            true
        default: false
        }
    }

    private mutating func run() -> StyledText {
        while position < units.count { step() }
        InlineEmphasis.resolve(&nodes, from: 0)
        return nodes.reduce(into: StyledText()) { text, node in
            if let delimiter = node.delimiter {
                let rest = String(repeating: delimiter.character, count: delimiter.remaining)
                text.append(rest, style: node.style)
            } else {
                text.append(node.content.styled(node.style))
            }
        }
    }

    private mutating func step() {
        guard case .character(let character) = units[position] else {
            if case .literal(let text) = units[position] { nodes.append(Node(content: text)) }
            position += 1
            return
        }
        switch character {
        case "\\": takeEscape()
        case "`": takeCode()
        case "*", "_", "~": takeDelimiter(character)
        case "<": takeAutolink()
        case "&": takeCharacterReference()
        case "[":
            brackets.append(Bracket(node: nodes.count, start: position + 1))
            take("[", length: 1)
            bracketEnd = position
        case "]": takeBracket()
        default: take(String(character), length: 1)
        }
    }

    /// Adds text and skips a number of units.
    private mutating func take(_ text: String, length: Int) {
        nodes.append(Node(content: StyledText(text)))
        position += length
    }

    private func character(at index: Int) -> Character? {
        guard units.indices.contains(index), case .character(let character) = units[index] else { return nil }
        return character
    }

    private mutating func takeEscape() {
        if let next = character(at: position + 1), next.isASCIIPunctuation || next.isNewline {
            take(String(next), length: 2)
        } else {
            take("\\", length: 1)
        }
    }

    /// Returns the number of consecutive occurrences of a character from a position.
    private func runLength(of character: Character, at start: Int) -> Int {
        var end = start
        while self.character(at: end) == character { end += 1 }
        return end - start
    }

    private mutating func takeCode() {
        let length = runLength(of: "`", at: position)
        let start = position + length
        var end = start
        while end < units.count {
            let run = runLength(of: "`", at: end)
            if run == length {
                var content = units[start..<end]
                if let first = content.first, let last = content.last, first.isSpace, last.isSpace,
                    !content.allSatisfy(\.isSpace)
                {
                    content = content.dropFirst().dropLast()
                }
                let code = content.reduce(into: StyledText()) { $0.append($1.text) }
                nodes.append(Node(content: code, style: RunStyle(isCode: true)))
                position = end + length
                return
            }
            end += max(run, 1)
        }
        take(String(repeating: "`", count: length), length: length)
    }

    private mutating func takeDelimiter(_ character: Character) {
        let length = runLength(of: character, at: position)
        guard character != "~" || length <= 2 else {
            return take(String(repeating: "~", count: length), length: length)
        }
        let before = position > 0 ? units[position - 1].kind : .space
        let after = position + length < units.count ? units[position + length].kind : .space
        let isLeft = after != .space && (after != .punctuation || before != .letter)
        let isRight = before != .space && (before != .punctuation || after != .letter)
        // Within a word, `_` is an ordinary character.
        let isStrict = character == "_"
        nodes.append(
            Node(
                delimiter: Delimiter(
                    character: character,
                    length: length,
                    canOpen: isLeft && (!isStrict || !isRight || before == .punctuation),
                    canClose: isRight && (!isStrict || !isLeft || after == .punctuation),
                    remaining: length
                )
            )
        )
        position += length
    }

    private mutating func takeAutolink() {
        guard let (address, next) = InlineLink.address(in: units, at: position) else {
            return take("<", length: 1)
        }
        nodes.append(Node(content: StyledText(address), style: RunStyle(link: address)))
        position = next
    }

    private mutating func takeCharacterReference() {
        // Character references are at most 10 characters long.
        let text = String((position..<position + 10).prefix { character(at: $0) != nil }.compactMap(character))
        guard let (decoded, length) = CharacterReference.decoded(Array(text.utf8)[...]) else {
            return take("&", length: 1)
        }
        take(decoded, length: length)
    }

    private mutating func takeBracket() {
        defer { bracketEnd = position }
        guard let bracket = brackets.popLast(), let (destination, next) = target(of: bracket)
        else { return take("]", length: 1) }
        nodes[bracket.node].content = StyledText()
        InlineEmphasis.resolve(&nodes, from: bracket.node + 1)
        for index in nodes.indices[(bracket.node + 1)...] { nodes[index].style.link = destination }
        // Links do not nest.
        brackets.removeAll()
        position = next
    }

    /// Returns the destination of the link whose text ends at the current position, and the position after the link:
    /// CommonMark 0.31, section 6.3.
    private func target(of bracket: Bracket) -> (String, next: Int)? {
        if let inline = InlineLink.destination(in: units, at: position + 1) { return inline }
        var label = bracketEnd > bracket.start ? nil : InlineLink.label(in: units[bracket.start..<position])
        var next = position + 1
        if character(at: next) == "[", let (second, end) = InlineLink.label(in: units, at: next) {
            // In a collapsed reference, the link text is the label.
            if !second.isEmpty { label = second }
            next = end
        }
        return label.flatMap(reference).map { ($0, next) }
    }
}

extension InlineMarkdown.Unit {
    /// The kind of a character next to a delimiter.
    enum Kind {
        case space, punctuation, letter
    }

    var kind: Kind {
        guard case .character(let character) = self else { return .letter }
        if character.isWhitespace { return .space }
        return character.isPunctuation || character.isSymbol ? .punctuation : .letter
    }

    var isSpace: Bool { text == " " }

    /// The text without style.
    var text: String {
        switch self {
        case .character(let character): String(character)
        case .literal(let text): text.string
        }
    }
}

extension Character {
    var isASCIIPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
