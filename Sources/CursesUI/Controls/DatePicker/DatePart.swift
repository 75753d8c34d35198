import Foundation

/// A part of a date that is shown and changed on its own.
enum DatePart: CaseIterable, Hashable, Sendable {
    case year, month, day, hour, minute

    static func parts(of components: DatePickerComponents) -> [DatePart] {
        allCases.filter { part in
            switch part {
            case .year, .month, .day: components.contains(.date)
            case .hour, .minute: components.contains(.hourAndMinute)
            }
        }
    }

    /// The word for the part, for screen readers.
    var name: String {
        switch self {
        case .year: "year"
        case .month: "month"
        case .day: "day"
        case .hour: "hour"
        case .minute: "minute"
        }
    }

    private var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        }
    }

    var digits: Int { self == .year ? 4 : 2 }

    /// The largest value that the part can have in any date.
    var largest: Int {
        switch self {
        case .year: 9_999
        case .month: 12
        case .day: 31
        case .hour: 23
        case .minute: 59
        }
    }

    /// The text that separates the part from the previous part.
    var separator: String {
        switch self {
        case .year: ""
        case .month, .day: "-"
        case .hour: " "
        case .minute: ":"
        }
    }

    /// Returns the digits of the part, as in ISO 8601.
    func text(of date: Date, in calendar: Calendar) -> String {
        let number = String(calendar.component(component, from: date))
        return String(repeating: "0", count: max(0, digits - number.count)) + number
    }

    /// Returns a date with this part increased or decreased. Larger parts also change, for example at the end of a
    /// month or an hour.
    func moved(_ date: Date, by amount: Int, in calendar: Calendar) -> Date {
        calendar.date(byAdding: component, value: amount, to: date) ?? date
    }

    /// Returns a date with this part set; `nil` if there is no such date. The day is limited to the last day of a
    /// shorter month.
    func set(_ date: Date, to number: Int, in calendar: Calendar) -> Date? {
        var components = calendar.dateComponents(
            [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
        components.setValue(number, for: component)
        if self == .year || self == .month {
            guard self == .year || (1...12).contains(number) else { return nil }
            var first = components
            first.day = 1
            guard let month = calendar.date(from: first),
                let days = calendar.range(of: .day, in: .month, for: month)
            else { return nil }
            components.day = min(components.day ?? 1, days.count)
        }
        guard components.isValidDate(in: calendar) else { return nil }
        return calendar.date(from: components)
    }
}
