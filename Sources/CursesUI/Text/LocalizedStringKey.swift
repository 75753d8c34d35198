import Foundation

/// A text as it is written in a view: a literal with inline Markdown and interpolated values.
///
/// The literal's own text may be marked up (`**bold**`, `*italic*`, `` `code` ``, `~~struck~~`,
/// `[text](url)`); values that are interpolated are shown as they are, whatever they hold.
///
/// ```swift
/// Text("**\(name)** has \(count) messages, \(share, specifier: "%.1f") % of all")
/// ```
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    let pieces: [InlineMarkdown.Piece]

    /// A text that is read as Markdown.
    public init(_ value: String) {
        pieces = [.markup(value)]
    }

    /// A key of a text.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A key of a text with values in it.
    public init(stringInterpolation: StringInterpolation) {
        pieces = stringInterpolation.pieces
    }

    /// The text with its markup read.
    var styledText: StyledText { InlineMarkdown.parse(pieces) }

    /// The text with its markup as it is written.
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

        /// Adds a number in the format of a specifier such as `%.2f`, as `String(format:)` reads it.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(StyledText(String(format: specifier, value)))
        }

        /// Adds a value as a format style writes it.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput,
            format: F
        ) where F.FormatOutput == String {
            append(StyledText(format.format(input)))
        }

        /// Adds a value as a formatter writes it; by its description if the formatter cannot.
        public mutating func appendInterpolation<T>(_ value: T, formatter: Formatter?) {
            append(StyledText(formatter?.string(for: value) ?? String(describing: value)))
        }

        /// Adds a text in its own styles.
        mutating func append(_ text: StyledText) {
            guard !text.isEmpty else { return }
            pieces.append(.literal(text))
        }
    }
}
