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
            case .relative: Self.relative(abs(date.timeIntervalSince(now)))
            case .offset: Self.offset(date.timeIntervalSince(now))
            }
        case .dates(let range):
            format(range.lowerBound, .shortened, environment) + " – "
                + format(range.upperBound, .shortened, environment)
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

    // MARK: Points in time

    private func format(
        _ date: Date,
        _ style: Date.FormatStyle.TimeStyle,
        _ environment: EnvironmentValues
    ) -> String {
        write(date, Date.FormatStyle(date: .omitted, time: style), environment)
    }

    private func format(_ date: Date, _ environment: EnvironmentValues) -> String {
        write(date, Date.FormatStyle(date: .long, time: .omitted), environment)
    }

    private func write(
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
        let total = Int(seconds.clamped(0, 1e9))
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = (total / 3600, total / 60 % 60)
        if showsHours, hours > 0 { return "\(hours):\(two(minutes)):\(two(total % 60))" }
        return "\(total / 60):\(two(total % 60))"
    }

    private static let units: [(seconds: Int, short: String, long: String)] = [
        (31_536_000, "yr", "year"), (2_592_000, "mth", "month"), (86_400, "day", "day"),
        (3600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
    ]

    /// Returns a duration in its two largest units.
    private static func relative(_ seconds: TimeInterval) -> String {
        var rest = Int(seconds.clamped(0, 1e11))
        var parts: [String] = []
        for unit in units where parts.count < 2 {
            let count = rest / unit.seconds
            guard count > 0 || (unit.seconds == 1 && parts.isEmpty) else { continue }
            let plural = unit.short == "day" && count != 1 ? "s" : ""
            parts.append("\(count) \(unit.short)\(plural)")
            rest -= count * unit.seconds
        }
        return parts.joined(separator: ", ")
    }

    /// Returns a duration in its largest unit, with a plus sign for the future and a minus sign for the past.
    private static func offset(_ seconds: TimeInterval) -> String {
        let total = Int(abs(seconds).clamped(0, 1e11))
        let unit = units.first { total >= $0.seconds } ?? units[units.count - 1]
        let count = total / unit.seconds
        return "\(seconds < 0 ? "−" : "+")\(count) \(unit.long)\(count == 1 ? "" : "s")"
    }
}

extension ClosedRange where Bound == Date {
    fileprivate func clamp(_ date: Date) -> Date { date.clamped(lowerBound, upperBound) }
}
