import Foundation

/// A text in a view: a literal with inline Markdown and interpolated values.
///
/// The literal text may contain Markdown (`**bold**`, `*italic*`, `` `code` ``, `~~struck~~`, `[text](url)`).
/// Interpolated values are shown verbatim, whatever they contain.
///
/// ```swift
/// Text("**\(name)** has \(count) messages, \(share, specifier: "%.1f") % of all")
/// ```
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    let pieces: [InlineMarkdown.Piece]

    /// A text that is parsed as Markdown.
    public init(_ value: String) {
        pieces = [.markup(value)]
    }

    /// A key from a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A key from a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
        pieces = stringInterpolation.pieces
    }

    /// The text with its Markdown parsed.
    var styledText: StyledText { InlineMarkdown.parse(pieces) }

    /// The text with its Markdown as written.
    var string: String {
        pieces.map { piece in
            switch piece {
            case .markup(let text): text
            case .literal(let text): text.string
            }
        }.joined()
    }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var pieces: [InlineMarkdown.Piece] = []

        /// An empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(2 * interpolationCount + 1)
        }

        /// Adds a part of the literal.
        public mutating func appendLiteral(_ literal: String) {
            guard !literal.isEmpty else { return }
            pieces.append(.markup(literal))
        }

        /// Adds a text verbatim.
        public mutating func appendInterpolation(_ string: String) {
            append(StyledText(string))
        }

        /// Adds the description of a value, verbatim.
        public mutating func appendInterpolation<T>(_ value: T) {
            append(StyledText(String(describing: value)))
        }

        /// Adds a number, formatted with a specifier such as `%.2f` as in `String(format:)`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(StyledText(String(format: specifier, value)))
        }

        /// Adds a value, formatted with a format style.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput,
            format: F
        ) where F.FormatOutput == String {
            append(StyledText(format.format(input)))
        }

        /// Adds a value, formatted with a formatter; if the formatter returns nothing, adds the value's description.
        public mutating func appendInterpolation<T>(_ value: T, formatter: Formatter?) {
            append(StyledText(formatter?.string(for: value) ?? String(describing: value)))
        }

        /// Adds a text with its own styles.
        mutating func append(_ text: StyledText) {
            guard !text.isEmpty else { return }
            pieces.append(.literal(text))
        }
    }
}
