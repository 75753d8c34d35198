import Foundation

/// A text in a run that depends on the environment, and is therefore created when it is displayed.
///
/// The enum is indirect because each run reserves space for a deferred text, but few runs have one.
indirect enum DeferredText: Hashable, Sendable {
    case date(DateText)
    case formatted(FormattedText)
    case localized(LocalizedText)
    /// A symbol, specified by name and displayed with characters that the terminal supports.
    case symbol(String)

    /// Whether the text is an empty literal.
    var isBlank: Bool {
        guard case .localized(let text) = self else { return false }
        return text.template.start.isEmpty && text.template.rest.isEmpty && text.key == nil
    }

    /// Returns the text in an environment.
    func text(in environment: EnvironmentValues) -> StyledText {
        switch self {
        case .date(let date): StyledText(date.text(at: FrameClock.date, in: environment))
        case .formatted(let value): value.text(in: environment.locale)
        case .localized(let text): text.text(in: environment.locale)
        case .symbol(let name): StyledText(SymbolName(name, in: environment).text)
        }
    }

    /// Whether the text changes over time.
    var isLive: Bool {
        switch self {
        case .date(let date): date.isLive(at: FrameClock.date)
        case .formatted(let value): value.isLive
        case .symbol: false
        case .localized(let text): text.isLive
        }
    }
}
