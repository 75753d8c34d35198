import Foundation

/// A text in a view: the key of a translation, with inline Markdown and interpolated values.
///
/// The key is looked up in the app's string tables, in the locale of the environment: in `Localizable.xcstrings`, or in
/// `Localizable.stringsdict` and `Localizable.strings` of each language. A key without a translation is shown as
/// written. The literal text may contain Markdown: `**bold**`, `*italic*`, code between backticks, `~~struck~~`,
/// `[text](url)`. Interpolated values are shown verbatim, whatever they contain. Numbers are in the format of the
/// locale.
///
/// ```swift
/// Text("**\(name)** has \(count) messages, \(share, specifier: "%.1f") % of all")
/// ```
///
/// In the tables, the key of this text is `**%@** has %lld messages, %.1f %% of all`. In an English text, a word that
/// is marked with `^[\(count) message](inflect: true)` agrees with its number.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    let template: LocalizedTemplate

    /// Creates a key without interpolated values.
    public init(_ value: String) {
        template = LocalizedTemplate(key: value)
    }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates a key from a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
        template = stringInterpolation.template
    }

    /// The text with its Markdown parsed.
    var styledText: StyledText { StyledText(LocalizedText(template: template)) }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var template: LocalizedTemplate

        /// Creates an empty interpolation with reserved capacity.
        public init(literalCapacity: Int, interpolationCount: Int) {
            template = LocalizedTemplate(interpolationCount: interpolationCount)
        }

        /// Adds a part of the literal.
        public mutating func appendLiteral(_ literal: String) {
            template.append(literal)
        }

        /// Adds a text verbatim.
        public mutating func appendInterpolation(_ string: String) {
            template.append(.text(StyledText(string)))
        }

        /// Adds a number in the format of the locale; for any other value, adds its description, verbatim.
        public mutating func appendInterpolation<T>(_ value: T) {
            template.append(LocalizedArgument(value))
        }

        /// Adds a number, formatted with a specifier such as `%.2f`, in the locale.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            template.append(LocalizedArgument(value, specifier: specifier))
        }

        /// Adds a value in a format style. It uses the locale of the environment, unless the style has its own.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput,
            format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            template.append(.text(StyledText(.formatted(FormattedText(input, format)))))
        }

        /// Adds a value, formatted with a formatter, or the value's description if the formatter returns nothing.
        public mutating func appendInterpolation<T>(_ value: T, formatter: Formatter?) {
            let text = formatter?.string(for: value) ?? String(describing: value)
            template.append(.text(StyledText(text)))
        }

        /// Adds a resource, which has its own translation.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(Text(resource).content)
        }

        /// Adds a text with its own styles.
        mutating func append(_ text: StyledText) {
            template.append(.text(text))
        }
    }
}
