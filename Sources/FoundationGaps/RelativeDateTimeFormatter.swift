import Foundation

/// Writes times as seen from another time: `2 hours ago`. Foundation has no such class on Linux.
open class RelativeDateTimeFormatter {
    /// Whether times have names.
    public enum DateTimeStyle: Int, Sendable {
        case numeric
        /// Yesterday, next week.
        case named
    }

    /// The length of the words.
    public enum UnitsStyle: Int, Sendable {
        case full, spellOut, short, abbreviated
    }

    /// Whether times have names.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The length of the words.
    open var unitsStyle = UnitsStyle.full
    /// The locale of the words.
    open var locale: Locale! = .current
    /// The calendar that days and months are counted by.
    open var calendar: Calendar! = .current

    /// Creates a formatter.
    public init() {}

    /// A time as seen from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
            locale: locale ?? .current, calendar: calendar ?? .current
        )
        .format(referenceDate)
    }

    /// A time that is some seconds away; negative for the past.
    open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
    }

    /// A time that is some parts of a date away.
    open func localizedString(from components: DateComponents) -> String {
        let now = Date()
        return localizedString(for: (calendar ?? .current).date(byAdding: components, to: now) ?? now, relativeTo: now)
    }

    /// A `Date` as seen from now; `nil` for anything else.
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
