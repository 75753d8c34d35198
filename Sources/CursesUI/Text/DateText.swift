import Foundation

/// A date in a text. It is formatted when the text is displayed, and again whenever the result changes.
struct DateText: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case date(Date, Text.DateStyle)
        case dates(ClosedRange<Date>)
        case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    }

    let content: Content

    /// Returns the text at a given time.
    func text(at now: Date, in environment: EnvironmentValues) -> String {
        switch content {
        case .date(let date, let style):
            switch style.kind {
            case .time: format(date, .shortened, environment)
            case .date: format(date, environment)
            case .timer: Self.timer(abs(date.timeIntervalSince(now)), showsHours: true)
            case .relative: Self.relative(Self.counts(from: now, to: date, environment))
            case .offset: Self.offset(Self.counts(from: now, to: date, environment), isPast: date < now)
            }
        case .dates(let range):
            Self.format(range, environment)
        case .timer(let range, let pause, let countsDown, let showsHours):
            Self.timer(
                countsDown
                    ? range.upperBound.timeIntervalSince(range.clamp(pause ?? now)).rounded(.up)
                    : range.clamp(pause ?? now).timeIntervalSince(range.lowerBound),
                showsHours: showsHours
            )
        }
    }

    /// Returns whether the text changes over time.
    func isLive(at now: Date) -> Bool {
        switch content {
        case .date(_, let style): style != .time && style != .date
        case .dates: false
        case .timer(let range, let pause, _, _): pause == nil && now < range.upperBound
        }
    }

    /// Returns both times of day, with their dates if these differ.
    private static func format(_ range: ClosedRange<Date>, _ environment: EnvironmentValues) -> String {
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        let isOneDay = calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
        let style = Date.FormatStyle(date: isOneDay ? .omitted : .numeric, time: .shortened)
        return write(range.lowerBound, style, environment) + " – " + write(range.upperBound, style, environment)
    }

    // MARK: Points in time

    private func format(
        _ date: Date,
        _ style: Date.FormatStyle.TimeStyle,
        _ environment: EnvironmentValues
    ) -> String {
        Self.write(date, Date.FormatStyle(date: .omitted, time: style), environment)
    }

    private func format(_ date: Date, _ environment: EnvironmentValues) -> String {
        Self.write(date, Date.FormatStyle(date: .long, time: .omitted), environment)
    }

    private static func write(
        _ date: Date,
        _ style: Date.FormatStyle,
        _ environment: EnvironmentValues
    ) -> String {
        var style = style
        style.locale = environment.locale
        style.calendar = environment.calendar
        style.timeZone = environment.timeZone
        // Few terminal fonts have the narrow no-break space before AM and PM.
        return style.format(date).replacingOccurrences(of: "\u{202F}", with: " ")
    }

    // MARK: Spans of time

    private static func timer(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let total = Int(seconds.clamped(0, 1e15))
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = (total / 3600, total / 60 % 60)
        if showsHours, hours > 0 { return "\(hours):\(two(minutes)):\(two(total % 60))" }
        return "\(total / 60):\(two(total % 60))"
    }

    /// The units of time from the largest to the smallest; the seconds of those whose length does not vary.
    private static let units: [(component: Calendar.Component, seconds: Int?, short: String, long: String)] = [
        (.year, nil, "yr", "year"), (.month, nil, "mth", "month"), (.day, 86_400, "day", "day"),
        (.hour, 3600, "hr", "hour"), (.minute, 60, "min", "minute"), (.second, 1, "sec", "second"),
    ]

    /// The shortest month has 28 days.
    private static let shortestMonth = 28 * 86_400.0
    /// More than three thousand years; calendars count no further.
    private static let longest = 1e11

    /// Returns the duration between two dates as a count of each unit. Months and years are those of the calendar.
    private static func counts(from now: Date, to date: Date, _ environment: EnvironmentValues) -> [Int] {
        let seconds = abs(date.timeIntervalSince(now)).clamped(0, longest)
        guard seconds >= shortestMonth else {
            var rest = Int(seconds)
            return units.map { unit in
                guard let seconds = unit.seconds else { return 0 }
                defer { rest %= seconds }
                return rest / seconds
            }
        }
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        let start = date < now ? now - seconds : now
        let parts = calendar.dateComponents(Set(units.map(\.component)), from: start, to: start + seconds)
        return units.map { parts.value(for: $0.component) ?? 0 }
    }

    /// Returns a duration in its two largest units.
    private static func relative(_ counts: [Int]) -> String {
        let parts = zip(units, counts).filter { $1 > 0 }.prefix(2).map { unit, count in
            "\(count) \(unit.short)\(unit.short == "day" && count != 1 ? "s" : "")"
        }
        return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
    }

    /// Returns a duration in its largest unit, with a plus sign for the future and a minus sign for the past.
    private static func offset(_ counts: [Int], isPast: Bool) -> String {
        let (unit, count) = zip(units, counts).first { $1 > 0 } ?? (units[units.count - 1], 0)
        return "\(isPast ? "−" : "+")\(count) \(unit.long)\(count == 1 ? "" : "s")"
    }
}

extension ClosedRange where Bound == Date {
    fileprivate func clamp(_ date: Date) -> Date { date.clamped(lowerBound, upperBound) }
}
