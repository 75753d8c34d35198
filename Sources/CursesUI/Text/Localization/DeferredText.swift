import Foundation

/// A run's text that depends on the environment: it is made when it is shown.
///
/// Indirect, because each run of a text has space for one and hardly any run has one.
indirect enum DeferredText: Hashable, Sendable {
    case date(DateText)
    case formatted(FormattedText)
    case localized(LocalizedText)
    /// A symbol, by its name, as characters that the terminal can show.
    case symbol(String)

    /// The text in an environment.
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
        case .formatted, .symbol: false
        case .localized(let text): text.isLive
        }
    }
}
