import Foundation

/// Formats times relative to a reference time, such as `2 hours ago`. Foundation for Linux has no such class.
open class RelativeDateTimeFormatter {
    /// Whether words such as "yesterday" replace numbers.
    public enum DateTimeStyle: Int, Sendable {
        case numeric
        /// Uses words where possible, such as "yesterday" or "next week".
        case named
    }

    /// The style of the words.
    public enum UnitsStyle: Int, Sendable {
        case full, spellOut, short, abbreviated
    }

    /// Whether words such as "yesterday" replace numbers.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The style of the words.
    open var unitsStyle = UnitsStyle.full
    /// The locale, which determines the language.
    open var locale: Locale! = .current
    /// The calendar, which determines the days and months.
    open var calendar: Calendar! = .current

    /// Creates a formatter.
    public init() {}

    /// Formats a date relative to a reference date.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
            locale: locale ?? .current, calendar: calendar ?? .current
        )
        .format(referenceDate)
    }

    /// Formats a time relative to now, given as a number of seconds; negative for the past.
    open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
    }

    /// Formats a time relative to now, given as date components.
    open func localizedString(from components: DateComponents) -> String {
        let now = Date()
        return localizedString(for: (calendar ?? .current).date(byAdding: components, to: now) ?? now, relativeTo: now)
    }

    /// Formats a `Date` relative to now; returns `nil` for any other object.
    open func string(for object: Any?) -> String? {
        (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var width: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
