import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("Texts that follow the time")
struct TimeDataSourceTests {
    private func app(_ text: Text) -> TestApp { TestApp(text, size: CellSize(width: 20, height: 1)) }

    @Test("A timer and a stopwatch go on while they are visible")
    func live() {
        // The virtual time of a test begins at the reference date.
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let timer = app(Text(.currentDate, format: .timer(countingDownIn: start..<(start + 90))))
        #expect(timer.screen.text.contains("1:30"))
        timer.advance(by: .seconds(31))
        #expect(timer.screen.text.contains("0:59"))
        // The time of a second app goes on from there.
        let now = start + 31
        let watch = app(Text(.currentDate, format: .stopwatch(startingAt: now, maxPrecision: .seconds(1))))
        #expect(watch.screen.text.contains("0:00"))
        watch.advance(by: .seconds(3))
        #expect(watch.screen.text.contains("0:03"))
    }

    @Test("A duration and a range are those to the current date")
    func values() {
        let date = Date(timeIntervalSinceReferenceDate: 1000)
        let offset: TimeDataSource<Duration> = .durationOffset(to: date)
        #expect(offset.value(date + 5) == .seconds(5))
        #expect(offset.value(date - 5) == .seconds(-5))
        let after: TimeDataSource<Range<Date>> = .dateRange(startingAt: date)
        #expect(after.value(date + 5) == date..<(date + 5))
        #expect(after.value(date - 5).isEmpty)
        let before: TimeDataSource<Range<Date>> = .dateRange(endingAt: date)
        #expect(before.value(date - 5) == (date - 5)..<date)
        #expect(before.value(date + 5).isEmpty)
    }

    @Test("The fields of a timer")
    func fields() {
        let date = Date(timeIntervalSinceReferenceDate: 1000)
        func up(_ seconds: Double, _ style: SystemFormatStyle.Timer) -> String {
            String(style.format(date + seconds).characters)
        }
        let range = date..<(date + 9000)
        #expect(up(3725.9, .timer(countingUpIn: range)) == "1:02:05")
        #expect(up(3725, .timer(countingUpIn: range, showsHours: false)) == "62:05")
        #expect(up(3725, .timer(countingUpIn: range, maxFieldCount: 2)) == "1:02")
        #expect(up(1, .timer(countingDownIn: date..<(date + 10.5))) == "0:10")
        #expect(up(99, .timer(countingDownIn: date..<(date + 10))) == "0:00")
        let watch = SystemFormatStyle.Stopwatch(startingAt: date)
        #expect(String(watch.format(date + 12.345).characters) == "0:12.34")
        #expect(String(watch.format(date - 1).characters) == "0:00.00")
    }
}
