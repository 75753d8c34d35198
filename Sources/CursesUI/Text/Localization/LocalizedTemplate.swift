/// A literal with interpolated values. It is the key of a translation, and the text if there is none.
struct LocalizedTemplate: Hashable, Sendable {
    enum Piece: Hashable, Sendable {
        /// A part of the literal, which may contain Markdown.
        case markup(String)
        /// An interpolated value.
        case argument(LocalizedArgument)
    }

    /// The literal before the first value. A text without values has only this part, and needs no array.
    private(set) var start = ""
    /// The first value, and everything after it.
    private(set) var rest: [Piece] = []

    /// Creates a template without interpolated values.
    init(key: String) {
        start = key
    }

    init(interpolationCount: Int) {
        rest.reserveCapacity(2 * interpolationCount)
    }

    mutating func append(_ literal: String) {
        guard !literal.isEmpty else { return }
        if rest.isEmpty {
            start += literal
        } else if case .markup(let text)? = rest.last {
            rest[rest.count - 1] = .markup(text + literal)
        } else {
            rest.append(.markup(literal))
        }
    }

    mutating func append(_ argument: LocalizedArgument) {
        rest.append(.argument(argument))
    }

    mutating func append(_ text: LocalizedArgument.Value) {
        append(LocalizedArgument(text))
    }

    /// The interpolated values, in order.
    var arguments: [LocalizedArgument] {
        rest.compactMap { piece in
            if case .argument(let argument) = piece { argument } else { nil }
        }
    }

    /// The key of the translation: the literal with a format specifier in the place of each value. If there are values,
    /// percent signs of the literal are doubled.
    var key: String {
        guard !rest.isEmpty else { return start }
        return rest.reduce(into: Self.doublingPercentSigns(in: start)) { key, piece in
            switch piece {
            case .markup(let text): key += Self.doublingPercentSigns(in: text)
            case .argument(let argument): key += argument.specifier
            }
        }
    }

    private static func doublingPercentSigns(in text: String) -> String {
        text.utf8.contains(UInt8(ascii: "%")) ? text.replacing("%", with: "%%") : text
    }

    /// Whether the text is the same in every locale if it has no translation.
    var isPlain: Bool {
        rest.allSatisfy { piece in
            if case .argument(let argument) = piece { argument.isText } else { true }
        }
    }
}
