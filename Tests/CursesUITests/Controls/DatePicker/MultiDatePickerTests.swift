import CursesUITesting
import Testing

private struct Days: View {
    @State private var days: Set<DateComponents> = [DateComponents(year: 2026, month: 5, day: 4)]

    var body: some View {
        MultiDatePicker("Days", selection: $days)
            .environment(\.calendar, Self.calendar)
            .environment(\.locale, Locale(identifier: "en_US"))
        Text(verbatim: "\(days.count) days")
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        calendar.firstWeekday = 2
        return calendar
    }()
}

@MainActor
@Suite("A month to choose days in")
struct MultiDatePickerTests {
    private let app = TestApp(Days(), size: CellSize(width: 30, height: 12))

    @Test("shows the month of the first day, in weeks")
    func month() {
        #expect(app.screen.position(of: "May 2026") != nil)
        #expect(app.screen.position(of: " 4  5  6  7  8  9 10") != nil)
        let day = app.screen.position(of: " 4  5") ?? .zero
        #expect(app.screen.cell(day.column, day.row).style.attributes.contains(.reverse))
    }

    @Test("a click chooses a day, or takes it back")
    func choosing() {
        app.click(text: "12")
        #expect(app.screen.position(of: "2 days") != nil)
        app.click(text: "12")
        #expect(app.screen.position(of: "1 days") != nil)
    }

    @Test("other months are a step away")
    func steps() {
        app.click(text: "›")
        #expect(app.screen.position(of: "June 2026") != nil)
        app.click(text: "‹")
        app.click(text: "‹")
        #expect(app.screen.position(of: "April 2026") != nil)
    }
}
