import CursesUI
import CursesUICharts
import CursesUITesting

/// The data for the chart snapshots.
enum Sample {
    struct Fruit: Identifiable {
        let name: String
        let count: Double
        var id: String { name }
    }

    static let fruit = [("apple", 12.0), ("banana", 31), ("cherry", 7.5), ("grape", 22), ("melon", 17)]
        .map { Fruit(name: $0, count: $1) }

    struct Sale: Identifiable {
        let id: Int
        let region: String
        let month: String
        let amount: Double
    }

    static let sales: [Sale] = ["Jan", "Feb", "Mar", "Apr"].enumerated().flatMap { index, month -> [Sale] in
        [
            Sale(id: index * 3, region: "North", month: month, amount: Double(20 + index * 7)),
            Sale(id: index * 3 + 1, region: "South", month: month, amount: Double(30 - index * 3)),
            Sale(id: index * 3 + 2, region: "West", month: month, amount: Double(11 + index)),
        ]
    }

    struct Temperature: Identifiable {
        let id: Int
        let city: String
        let hour: Int
        let degrees: Double
    }

    static let temperatures: [Temperature] = {
        var values: [Temperature] = []
        for hour in 0..<24 {
            let (oslo, lisbon) = (4 + 5 * sin(Double(hour - 8) / 4), 16 + 6 * sin(Double(hour - 9) / 4))
            values.append(Temperature(id: hour, city: "Oslo", hour: hour, degrees: oslo))
            values.append(Temperature(id: hour + 100, city: "Lisbon", hour: hour, degrees: lisbon))
        }
        return values
    }()

    /// A fixed calendar, for the days of a month with a change to daylight saving time.
    static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }()

    struct Day: Identifiable {
        let date: Date
        let steps: Int
        var id: Date { date }
    }

    static let days: [Day] = (0..<31).map { index in
        let date = calendar.date(from: DateComponents(year: 2024, month: 3, day: 1 + index))!
        return Day(date: date, steps: 4000 + (index * 7919) % 9000)
    }
}

/// Compares snapshots of a chart: in 24-bit colour in several sizes, and in one size with 16 colours, without colours,
/// and in ASCII.
@MainActor
func assertLooks(
    of chart: some View, fileID: StaticString = #fileID, file: StaticString = #filePath,
    function: String = #function, line: UInt = #line, column: UInt = #column
) {
    let chart = chart.environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, Sample.calendar).environment(\.timeZone, Sample.calendar.timeZone)
    func compare(_ view: some View, _ width: Int, _ height: Int, _ level: Capabilities.ColorLevel, _ name: String) {
        let app = TestApp(view, size: CellSize(width: width, height: height), colorLevel: level)
        assertSnapshot(
            of: app, named: name, fileID: fileID, file: file, function: function, line: line, column: column)
    }
    compare(chart, 80, 24, .trueColor, "80x24")
    compare(chart, 120, 40, .trueColor, "120x40")
    compare(chart, 30, 8, .trueColor, "30x8")
    compare(chart, 50, 14, .ansi16, "16 colours")
    compare(chart, 50, 14, .none, "no colours")
    compare(chart.environment(\.theme, .ascii), 50, 14, .none, "ascii")
}
