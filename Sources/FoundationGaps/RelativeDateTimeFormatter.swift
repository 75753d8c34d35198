import Foundation

/// Writes times relative to a reference time: `2 hours ago`. Foundation for Linux has no such class.
open class RelativeDateTimeFormatter {
    /// Whether names such as "yesterday" are used.
    public enum DateTimeStyle: Int, Sendable {
        case numeric
        /// Yesterday, next week.
        case named
    }

    /// The style of the words.
    public enum UnitsStyle: Int, Sendable {
        case full, spellOut, short, abbreviated
    }

    /// Whether names such as "yesterday" are used.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The style of the words.
    open var unitsStyle = UnitsStyle.full
    /// The locale that determines the words.
    open var locale: Locale! = .current
    /// The calendar that counts days and months.
    open var calendar: Calendar! = .current

    /// Creates a formatter.
    public init() {}

    /// A time relative to a reference time.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
            locale: locale ?? .current, calendar: calendar ?? .current
        )
        .format(referenceDate)
    }

    /// A time that is a number of seconds away; negative for the past.
    open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
    }

    /// A time that is some components of a date away.
    open func localizedString(from components: DateComponents) -> String {
        let now = Date()
        return localizedString(for: (calendar ?? .current).date(byAdding: components, to: now) ?? now, relativeTo: now)
    }

    /// A `Date` relative to now; `nil` for anything else.
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
