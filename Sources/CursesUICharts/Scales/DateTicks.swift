import Foundation

/// Ticks at the beginnings of calendar units such as hours, days and months, as the calendar defines them. A day on
/// which the clock changes is an hour shorter or longer than others.
struct DateTicks {
    let unit: Calendar.Component
    let count: Int
    let calendar: Calendar

    /// The possible intervals between ticks, from the shortest to the longest, with their lengths in seconds.
    private static let steps: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 10, 10), (.second, 30, 30),
        (.minute, 1, 60), (.minute, 5, 300), (.minute, 10, 600), (.minute, 30, 1800),
        (.hour, 1, 3600), (.hour, 3, 10800), (.hour, 6, 21600), (.hour, 12, 43200),
        (.day, 1, 86400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
        (.month, 1, 2_629_746), (.month, 2, 5_259_492), (.month, 3, 7_889_238), (.month, 6, 15_778_476),
        (.year, 1, 31_556_952), (.year, 2, 63_113_904), (.year, 5, 157_784_760), (.year, 10, 315_569_520),
        (.year, 20, 631_139_040), (.year, 50, 1_577_847_600), (.year, 100, 3_155_695_200),
        (.year, 500, 15_778_476_000), (.year, 1000, 31_556_952_000),
    ]

    /// Creates ticks at every `count` units.
    init(every count: Int, _ unit: Calendar.Component, _ calendar: Calendar) {
        self.unit = unit
        self.count = max(1, count)
        self.calendar = calendar
    }

    /// Creates ticks at the shortest interval that gives at most the given number of ticks in a domain, which is in
    /// seconds.
    ///
    /// - Parameter least: the length of a bin in seconds, to which the interval is at least equal; `nil` without bins.
    ///   The lengths of months, and of days on which the clock changes, differ by up to a tenth from the mean.
    init(in domain: ClosedRange<Double>, atMost most: Int, atLeast least: Double? = nil, _ calendar: Calendar) {
        let length = domain.upperBound - domain.lowerBound
        let least = least.map { $0 * 0.9 } ?? 0
        let step =
            Self.steps.first { $0.seconds >= least && length / $0.seconds <= Double(max(1, most)) + 0.5 }
            ?? Self.steps.last!
        self.init(every: step.count, step.unit, calendar)
    }

    /// Returns the ticks within a domain, in seconds since the reference date; at most a thousand.
    func ticks(in domain: ClosedRange<Double>) -> [Double] {
        let start = Date(timeIntervalSinceReferenceDate: domain.lowerBound)
        guard abs(domain.lowerBound) < 1e13, abs(domain.upperBound) < 1e13, var first = beginning(of: start) else {
            return []
        }
        // If the interval consists of several units, such as three hours, these are counted from the beginning of the
        // larger unit, here the day.
        if count > 1, let larger = larger, let base = calendar.dateInterval(of: larger, for: start)?.start {
            first = base
            if unit == .year { first = aligned(first) }
        }
        var ticks: [Double] = []
        var index = estimatedIndex(of: start, from: first)
        while ticks.count < 1000, let date = calendar.date(byAdding: unit, value: index * count, to: first) {
            let seconds = date.timeIntervalSinceReferenceDate
            if seconds > domain.upperBound + 1e-6 { break }
            if seconds >= domain.lowerBound - 1e-6 { ticks.append(seconds) }
            index += 1
        }
        return ticks
    }

    private func beginning(of date: Date) -> Date? { calendar.dateInterval(of: unit, for: date)?.start }

    private var larger: Calendar.Component? {
        switch unit {
        case .second: .minute
        case .minute: .hour
        case .hour: .day
        case .day: .month
        case .month: .year
        case .year: .year
        default: nil
        }
    }

    /// Returns the beginning of the first year of a decade, or of any other group of years.
    private func aligned(_ date: Date) -> Date {
        let year = calendar.component(.year, from: date)
        let rest = ((year % count) + count) % count
        return calendar.date(byAdding: .year, value: -rest, to: date) ?? date
    }

    /// Returns a number of intervals from `first` that is certain not to go beyond a date.
    private func estimatedIndex(of date: Date, from first: Date) -> Int {
        guard let step = Self.steps.first(where: { $0.unit == unit }) else { return 0 }
        let length = step.seconds / Double(step.count) * Double(count)
        let steps = date.timeIntervalSince(first) / length
        return max(0, Int(steps * 0.98) - 2)
    }

    /// Returns the text of a tick in a format for its unit.
    func label(_ seconds: Double, previous: Double?, _ locale: Locale) -> String {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        switch unit {
        case .second: style = style.hour().minute().second()
        case .minute, .hour: style = style.hour(.defaultDigits(amPM: .abbreviated)).minute()
        case .day, .weekOfYear, .weekday: style = style.month(.abbreviated).day()
        case .month, .quarter: style = style.month(.abbreviated)
        default: style = style.year()
        }
        if unit == .month || unit == .quarter {
            let year = calendar.component(.year, from: date)
            let before = previous.map { calendar.component(.year, from: Date(timeIntervalSinceReferenceDate: $0)) }
            // The text includes the year if it has changed.
            if let before, before != year { style = style.year() }
        }
        return date.formatted(style)
    }
}
