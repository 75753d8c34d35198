import CursesUI
import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Date pickers with a calendar")
struct GraphicalDatePickerTests {
    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }

    private struct Picker: View {
        @State var date: Date
        var range: ClosedRange<Date> = .distantPast ... .distantFuture
        var components: DatePickerComponents = [.date, .hourAndMinute]

        var body: some View {
            VStack(alignment: .leading) {
                DatePicker("Due", selection: $date, in: range, displayedComponents: components)
                    .datePickerStyle(.graphical)
                Text(verbatim: date.formatted(.iso8601))
                Button("later") { date += 40 * 86_400 }
            }
            .environment(\.calendar, GraphicalDatePickerTests.calendar)
            .environment(\.timeZone, .gmt)
        }
    }

    private func date(_ text: String) throws -> Date {
        try #require(ISO8601DateFormatter().date(from: text))
    }

    private func app(_ picker: Picker) -> TestApp {
        TestApp(picker, size: CellSize(width: 40, height: 14))
    }

    @Test("a day is chosen in the month of the date, at the same time")
    func choosing() throws {
        let app = app(Picker(date: try date("2026-05-12T10:30:00Z")))
        #expect(app.screen.text.contains("Due") && app.screen.text.contains("May 2026"))
        #expect(app.screen.text.contains("10:30"))
        app.click(text: "21")
        #expect(app.screen.text.contains("2026-05-21T10:30:00Z"), "\(app.screen.text)")
        app.click(text: "›")
        #expect(app.screen.text.contains("June 2026") && app.screen.text.contains("2026-05-21"))
        app.click(text: "30")
        #expect(app.screen.text.contains("2026-06-30T10:30:00Z"))
    }

    @Test("the calendar follows a date that code sets")
    func following() throws {
        let app = app(Picker(date: try date("2026-05-12T10:30:00Z")))
        app.click(text: "‹")
        #expect(app.screen.text.contains("April 2026"))
        app.click(text: "later")
        #expect(app.screen.text.contains("June 2026"))
    }

    @Test("days outside of the range cannot be chosen, and a date stays in it")
    func range() throws {
        let range = try date("2026-05-10T12:00:00Z")...date("2026-05-20T08:00:00Z")
        let app = app(Picker(date: try date("2026-05-12T10:30:00Z"), range: range))
        app.click(text: "21")
        #expect(app.screen.text.contains("2026-05-12T10:30:00Z"))
        app.click(text: "20 21 22")
        #expect(app.screen.text.contains("2026-05-20T08:00:00Z"))
        app.click(text: "10")
        #expect(app.screen.text.contains("2026-05-10T12:00:00Z"))
    }

    @Test("a time alone is a field")
    func timeAlone() throws {
        let app = app(Picker(date: try date("2026-05-12T10:30:00Z"), components: .hourAndMinute))
        #expect(app.screen.text.contains("Due") && !app.screen.text.contains("May"))
    }

    @Test("the arrow keys and Return choose a day")
    func keys() throws {
        let app = app(Picker(date: try date("2026-05-12T10:30:00Z"), components: .date))
        func isFocused(_ day: String) -> Bool { app.focused?.name.trimmingCharacters(in: .whitespaces) == day }
        // Tab enters the days at the chosen one, and leaves them.
        for _ in 0..<4 where !isFocused("12") { app.press(.tab) }
        #expect(isFocused("12"))
        app.press(.rightArrow)
        app.press(.rightArrow)
        app.press(.return)
        #expect(app.screen.text.contains("2026-05-14T10:30:00Z"), "\(app.screen.text)")
        app.press(.downArrow)
        app.press(.return)
        #expect(app.screen.text.contains("2026-05-21T10:30:00Z"))
        app.press(.tab)
        #expect(app.focused?.name == "later")
    }
}
