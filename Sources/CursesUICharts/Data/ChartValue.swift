import CursesUI
import Foundation

/// The stored form of a plotted value.
@frozen
public enum _ChartValue: Hashable, Sendable {
    case number(Double)
    /// Seconds since `Date`'s reference date.
    case date(Double)
    case category(String)

    /// The position on a continuous scale; `nil` for a category.
    var double: Double? {
        switch self {
        case .number(let value), .date(let value): value
        case .category: nil
        }
    }

    /// Whether the value can be plotted: it is neither NaN nor infinite.
    var isFinite: Bool { double?.isFinite ?? true }

    /// Returns the value as a localized text.
    func words(in environment: EnvironmentValues) -> String {
        switch self {
        case .number(let value): value.formatted(.number.locale(environment.locale))
        case .date(let seconds):
            Date(timeIntervalSinceReferenceDate: seconds)
                .formatted(
                    Date.FormatStyle(
                        date: .abbreviated, time: .omitted, locale: environment.locale,
                        timeZone: environment.timeZone))
        case .category(let name): name
        }
    }
}
