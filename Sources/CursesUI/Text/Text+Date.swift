import Foundation

extension Text {
    /// The format of a date.
    public struct DateStyle: Hashable, Sendable {
        enum Kind {
            case time, date, relative, offset, timer
        }

        let kind: Kind

        /// `11:23 PM`
        public static let time = DateStyle(kind: .time)
        /// `June 3, 2019`
        public static let date = DateStyle(kind: .date)
        /// `2 hr, 23 min`: the distance from now.
        public static let relative = DateStyle(kind: .relative)
        /// `+2 hours`: the distance from now, in one unit.
        public static let offset = DateStyle(kind: .offset)
        /// `36:59`: the distance from now.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date in the locale, calendar and time zone of the environment. If its output depends on the current time, it
    /// is updated every second while it is visible.
    public init(_ date: Date, style: DateStyle) {
        self.init(DateText(content: .date(date, style)))
    }

    /// Two times of the day: `9:30 AM – 3:30 PM`.
    public init(_ dates: ClosedRange<Date>) {
        self.init(DateText(content: .dates(dates)))
    }

    /// Two times of the day: `9:30 AM – 3:30 PM`.
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// A timer that runs through an interval.
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
