import Foundation

private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { UserLocale.current }
}

private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { UserLocale.calendar }
}

private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .autoupdatingCurrent }
}

extension EnvironmentValues {
    /// The locale of texts, dates and numbers in the view. In a running app, the initial value is the locale that
    /// `LC_ALL`, `LC_MESSAGES` or `LANG` names.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar of dates in the view.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone of dates in the view.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
