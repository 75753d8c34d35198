import Foundation

extension Text {
    /// The format of a date.
    public struct DateStyle: Hashable, Sendable {
        enum Kind {
            case time, date, relative, offset, timer
        }

        let kind: Kind

        /// A time: `11:23 PM`.
        public static let time = DateStyle(kind: .time)
        /// A date: `June 3, 2019`.
        public static let date = DateStyle(kind: .date)
        /// The distance from now in words: `2 hr, 23 min`.
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now in one unit: `+2 hours`.
        public static let offset = DateStyle(kind: .offset)
        /// The distance from now as a timer: `36:59`.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates a text for a date in the locale, calendar and time zone of the environment. If the result depends on the
    /// current time, it is updated every second while it is visible.
    public init(_ date: Date, style: DateStyle) {
        self.init(DateText(content: .date(date, style)))
    }

    /// Creates a text for two times of day: `9:30 AM – 3:30 PM`. If they are on different days, it contains the dates.
    @_disfavoredOverload
    public init(_ dates: ClosedRange<Date>) {
        self.init(DateText(content: .dates(dates)))
    }

    /// Creates a text for two times of day: `9:30 AM – 3:30 PM`. If they are on different days, it contains the dates.
    @_disfavoredOverload
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// Creates a text with a timer that runs through an interval.
    ///
    /// - Parameters:
    ///   - pauseTime: the time at which the timer stopped; `nil` while it runs.
    ///   - countsDown: whether the timer shows the remaining time.
    ///   - showsHours: whether an hour is shown as `1:00:00` instead of `60:00`.
    public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(
            DateText(
                content: .timer(
                    timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours
                )
            )
        )
    }

    private init(_ date: DateText) {
        self.init(content: StyledText(.date(date)))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }

    /// Adds two times of the day.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
        appendInterpolation(Text(dates))
    }

    /// Adds a symbol.
    public mutating func appendInterpolation(_ image: Image) {
        appendInterpolation(Text(image))
    }
}
