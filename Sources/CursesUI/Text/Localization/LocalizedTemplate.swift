/// A literal with interpolated values. It is the key of a translation, and the text if there is none.
struct LocalizedTemplate: Hashable, Sendable {
    enum Piece: Hashable, Sendable {
        /// A part of the literal, which may contain Markdown.
        case markup(String)
        /// An interpolated value.
        case argument(LocalizedArgument)
    }

    private(set) var pieces: [Piece] = []

    /// A text without interpolated values.
    init(key: String) {
        append(key)
    }

    init(interpolationCount: Int) {
        pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    mutating func append(_ literal: String) {
        guard !literal.isEmpty else { return }
        if case .markup(let text)? = pieces.last {
            pieces[pieces.count - 1] = .markup(text + literal)
        } else {
            pieces.append(.markup(literal))
        }
    }

    mutating func append(_ argument: LocalizedArgument) {
        pieces.append(.argument(argument))
    }

    mutating func append(_ text: LocalizedArgument.Value) {
        append(LocalizedArgument(text))
    }

    /// The interpolated values, in order.
    var arguments: [LocalizedArgument] {
        pieces.compactMap { piece in
            if case .argument(let argument) = piece { argument } else { nil }
        }
    }

    /// The key of the translation: the literal with a format specifier in the place of each value. A percent sign of
    /// the literal is doubled if there are values.
    var key: String {
        let isFormat = pieces.contains { if case .argument = $0 { true } else { false } }
        return pieces.reduce(into: "") { key, piece in
            switch piece {
            case .markup(let text) where isFormat && text.utf8.contains(UInt8(ascii: "%")):
                key += text.replacing("%", with: "%%")
            case .markup(let text): key += text
            case .argument(let argument): key += argument.specifier
            }
        }
    }

    /// Whether the text is the same in each locale, as long as it has no translation.
    var isPlain: Bool {
        pieces.allSatisfy { piece in
            if case .argument(let argument) = piece { argument.isText } else { true }
        }
    }
}
