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

    func text(in locale: Locale) -> StyledText { value.text(in: locale) }

    static func == (lhs: FormattedText, rhs: FormattedText) -> Bool { lhs.value.isEqual(to: rhs.value) }

    func hash(into hasher: inout Hasher) { value.hashFormat(into: &hasher) }
}

private protocol FormattedContent {
    func text(in locale: Locale) -> StyledText
    func isEqual(to other: any FormattedContent) -> Bool
    func hashFormat(into hasher: inout Hasher)
}

private struct FormattedValueContent<F: FormatStyle>: FormattedContent where F.FormatInput: Equatable {
    let input: F.FormatInput
    let format: F
    let text: (F.FormatOutput) -> StyledText

    /// Formats the value. A style with its own locale keeps that locale.
    func text(in locale: Locale) -> StyledText {
        let isDefault = format.locale(.autoupdatingCurrent) == format
        return text((isDefault ? format.locale(locale) : format).format(input))
    }

    func isEqual(to other: any FormattedContent) -> Bool {
        guard let other = other as? Self else { return false }
        return input == other.input && format == other.format
    }

    func hashFormat(into hasher: inout Hasher) { hasher.combine(format) }
}
