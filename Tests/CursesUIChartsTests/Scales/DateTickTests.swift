import Foundation
import Testing

@testable import CursesUICharts

@Suite("Ticks of dates")
struct DateTickTests {
    private let berlin: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
        return calendar
    }()

    private func seconds(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Double {
        berlin.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
            .timeIntervalSinceReferenceDate
    }

    private func words(_ ticks: [Double]) -> [String] {
        ticks.map { tick in
            let date = Date(timeIntervalSinceReferenceDate: tick)
            let parts = berlin.dateComponents([.month, .day, .hour], from: date)
            return "\(parts.month!)-\(parts.day!) \(parts.hour!)"
        }
    }

    @Test("Days begin at midnight on both sides of a change of the clock")
    func daysAcrossAChangeOfTheClock() {
        let domain = seconds(2024, 3, 29)...seconds(2024, 4, 2)
        let ticks = DateTicks(every: 1, .day, berlin).ticks(in: domain)
        #expect(words(ticks) == ["3-29 0", "3-30 0", "3-31 0", "4-1 0", "4-2 0"])
        #expect(zip(ticks, ticks.dropFirst()).map { $1 - $0 } == [86400, 86400, 82800, 86400])
    }

    @Test("The hours of the day on which the clock goes back are counted, not named")
    func hoursAcrossAChangeOfTheClock() {
        let domain = seconds(2024, 10, 27)...seconds(2024, 10, 28)
        let ticks = DateTicks(every: 1, .hour, berlin).ticks(in: domain)
        #expect(ticks.count == 26)
        #expect(Set(zip(ticks, ticks.dropFirst()).map { $1 - $0 }) == [3600])
    }

    @Test("Months begin on their first day, however long they are")
    func months() {
        let ticks = DateTicks(every: 1, .month, berlin).ticks(in: seconds(2024, 1, 15)...seconds(2024, 5, 2))
        #expect(words(ticks) == ["2-1 0", "3-1 0", "4-1 0", "5-1 0"])
    }

    @Test("Quarters and decades begin where the year and the century divide")
    func largerUnits() {
        let quarters = DateTicks(every: 3, .month, berlin).ticks(in: seconds(2024, 2, 1)...seconds(2025, 2, 1))
        #expect(words(quarters) == ["4-1 0", "7-1 0", "10-1 0", "1-1 0"])
        let decades = DateTicks(every: 10, .year, berlin).ticks(in: seconds(1985, 1, 1)...seconds(2024, 1, 1))
        #expect(decades == [seconds(1990, 1, 1), seconds(2000, 1, 1), seconds(2010, 1, 1), seconds(2020, 1, 1)])
    }

    @Test(
        "The unit follows from the length of the domain",
        arguments: [
            (60.0, Calendar.Component.second), (7200, .minute), (86400, .hour), (864_000, .day), (15_000_000, .month),
            (300_000_000, .year),
        ])
    func unit(length: Double, unit: Calendar.Component) {
        let ticks = DateTicks(in: 700_000_000...(700_000_000 + length), atMost: 7, berlin)
        #expect(ticks.unit == unit)
        let count = ticks.ticks(in: 700_000_000...(700_000_000 + length)).count
        #expect(count >= 2 && count <= 8)
    }

    @Test("Dates that no calendar knows have no ticks")
    func unknownDates() {
        #expect(DateTicks(in: 0...1e300, atMost: 5, berlin).ticks(in: 0...1e300).isEmpty)
    }
}
