import Foundation

/// A value in a format style. It is formatted when it is shown, in the locale of the environment.
///
/// `@unchecked`, because neither a style nor its input needs to be `Sendable`. Both are values that no other code
/// holds, and they are only read after the text has been created.
struct FormattedText: Hashable, @unchecked Sendable {
    private let value: any FormattedContent

    init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        value = FormattedValueContent(input: input, format: format) { StyledText($0) }
    }

    init<F: FormatStyle>(_ input: F.FormatInput, attributed format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        value = FormattedValueContent(input: input, format: format) { Text($0).content }
    }

    init<V, F: FormatStyle>(
        _ source: TimeDataSource<V>, _ format: F, text: @escaping (F.FormatOutput) -> StyledText
    ) where F.FormatInput == V {
        value = TimedContent(source: source, format: format, text: text)
    }

    /// Whether the text changes over time.
    var isLive: Bool { value.isLive }

    func text(in locale: Locale) -> StyledText { value.text(in: locale) }

    static func == (lhs: FormattedText, rhs: FormattedText) -> Bool { lhs.value.isEqual(to: rhs.value) }

    func hash(into hasher: inout Hasher) { value.hashFormat(into: &hasher) }
}

private protocol FormattedContent {
    var isLive: Bool { get }

    func text(in locale: Locale) -> StyledText
    func isEqual(to other: any FormattedContent) -> Bool
    func hashFormat(into hasher: inout Hasher)
}

private struct FormattedValueContent<F: FormatStyle>: FormattedContent where F.FormatInput: Equatable {
    let input: F.FormatInput
    let format: F
    let text: (F.FormatOutput) -> StyledText

    var isLive: Bool { false }

    /// Formats the value. A style with its own locale keeps that locale.
    func text(in locale: Locale) -> StyledText { text(format.inLocale(locale).format(input)) }

    func isEqual(to other: any FormattedContent) -> Bool {
        guard let other = other as? Self else { return false }
        return input == other.input && format == other.format
    }

    func hashFormat(into hasher: inout Hasher) { hasher.combine(format) }
}

/// A value that changes with the time, in a format style.
private struct TimedContent<F: FormatStyle>: FormattedContent {
    let source: TimeDataSource<F.FormatInput>
    let format: F
    let text: (F.FormatOutput) -> StyledText

    var isLive: Bool { true }

    func text(in locale: Locale) -> StyledText { text(format.inLocale(locale).format(source.value(FrameClock.date))) }

    func isEqual(to other: any FormattedContent) -> Bool {
        guard let other = other as? Self else { return false }
        return source.kind == other.source.kind && source.reference == other.source.reference && format == other.format
    }

    func hashFormat(into hasher: inout Hasher) { hasher.combine(format) }
}
