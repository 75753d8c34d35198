import Foundation

/// The days of a month, in weeks.
struct CalendarMonth {
    /// The names of the weekdays, abbreviated to two letters.
    let weekdays: [String]
    /// The days of each week, seven elements per week; `nil` for days of other months.
    let weeks: [[Date?]]

    init(of date: Date, in calendar: Calendar) {
        let symbols = calendar.shortStandaloneWeekdaySymbols
        let offset = calendar.firstWeekday - 1
        weekdays = symbols.indices.map { String(symbols[($0 + offset) % symbols.count].prefix(2)) }
        guard let month = calendar.dateInterval(of: .month, for: date),
            let days = calendar.range(of: .day, in: .month, for: date)
        else {
            weeks = []
            return
        }
        let first = calendar.component(.weekday, from: month.start)
        let blanks = (first - calendar.firstWeekday + 7) % 7
        var cells: [Date?] = Array(repeating: nil, count: blanks)
        cells += days.map { calendar.date(byAdding: .day, value: $0 - 1, to: month.start) }
        cells += Array(repeating: nil, count: (7 - cells.count % 7) % 7)
        weeks = stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<($0 + 7)]) }
    }
}
