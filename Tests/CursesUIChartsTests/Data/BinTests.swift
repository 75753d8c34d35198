import CursesUI
import CursesUICharts
import Testing

@Suite("Bins of dates and numbers")
struct BinTests {
    private let calendar = Sample.calendar

    private func date(_ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: 2024, month: month, day: day, hour: hour))!
    }

    @Test("Bins of days begin at midnight, even if the clock changes, and contain all dates")
    func days() {
        let bins = DateBins(unit: .day, data: [date(3, 30, 5), date(4, 1, 23)], calendar: calendar)
        #expect(bins.thresholds == [date(3, 30), date(3, 31), date(4, 1), date(4, 2)])
        #expect(bins.count == 3 && bins.index(for: date(3, 31, 12)) == 1)
        #expect(bins[1].contains(date(3, 31)) && !bins[1].contains(date(4, 1)))
        // Outside of all intervals is the nearest.
        #expect(bins.index(for: date(1, 1)) == 0 && bins.index(for: date(12, 1)) == 2)
    }

    @Test("Bins have a number of units, a number of seconds, or given bounds")
    func forms() {
        let months = DateBins(unit: .month, by: 3, range: date(1, 15)...date(8, 2), calendar: calendar)
        #expect(months.thresholds == [date(1, 1), date(4, 1), date(7, 1), date(10, 1)])
        let hours = DateBins(timeInterval: 3600, range: date(1, 1)...date(1, 1, 3))
        #expect(hours.count == 4 && hours.thresholds[1] == date(1, 1, 1))
        #expect(DateBins(thresholds: [date(1, 1), date(1, 3), date(2, 1)]).index(for: date(1, 5)) == 1)
        #expect(DateBins(timeInterval: 0, data: [date(1, 1)]).count == 1)
        #expect(DateBins(unit: .day, data: []).count == 1 && DateBins(thresholds: []).count == 1)
    }

    @Test("Bins of about a desired number are whole units of the calendar")
    func desired() {
        let bins = DateBins(range: date(1, 3)...date(12, 20), desiredCount: 12, calendar: calendar)
        #expect(bins.count == 12 && bins.thresholds.first == date(1, 1))
    }

    @Test("Bins of numbers have given bounds, or a size")
    func numbers() {
        let bins = NumberBins(thresholds: [0.0, 1, 10])
        #expect(bins.count == 2 && bins.index(for: 5) == 1)
        #expect(NumberBins(size: 5, data: [3.0, 12]).thresholds == [0, 5, 10, 15])
    }
}
