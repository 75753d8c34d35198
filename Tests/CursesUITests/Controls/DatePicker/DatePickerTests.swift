import CursesUITesting
import Foundation
import Testing
@testable import CursesUI

@MainActor
@Suite("Date pickers")
struct DatePickerTests {
    @MainActor @Observable
    final class Model {
        var date = DatePickerTests.date(2026, 1, 31, 23, 59)
    }

    nonisolated static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        return Calendar.current.date(from: parts)!
    }

    struct Fixture: View {
        @Bindable var model: Model
        var components: DatePicker<Text>.Components = [.date, .hourAndMinute]
        var body: some View {
            DatePicker(
                "Day", selection: $model.date,
                in: DatePickerTests.date(2025, 1, 1)...DatePickerTests.date(2027, 1, 1),
                displayedComponents: components)
        }
    }

    struct FormFixture: View {
        @Bindable var model: Model

        var body: some View {
            Form {
                TextField("First", text: .constant(""))
                DatePicker("Day", selection: $model.date, displayedComponents: .date)
                TextField("Last", text: .constant(""))
            }
        }
    }

    private let model = Model()

    private func makeApp(_ components: DatePicker<Text>.Components = [.date, .hourAndMinute]) -> TestApp {
        TestApp(Fixture(model: model, components: components), size: CellSize(width: 26, height: 1))
    }

    @Test("it shows the parts that are asked for")
    func shows() {
        #expect(makeApp().screen == "Day   [ 2026-01-31 23:59 ]")
        #expect(makeApp(.date).screen == "Day         [ 2026-01-31 ]")
        #expect(makeApp(.hourAndMinute).screen == "Day              [ 23:59 ]")
    }

    @Test("it shows the date in the calendar and the time zone of the environment")
    func environment() throws {
        var calendar = Calendar(identifier: .buddhist)
        calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let picker = DatePicker("", selection: .constant(Date(timeIntervalSince1970: 0)))
        #expect(
            render(picker.environment(\.timeZone, calendar.timeZone), size: CellSize(width: 26, height: 1)).text
                .contains("1970-01-01 09:00"))
        #expect(
            render(
                picker.environment(\.calendar, calendar).environment(\.timeZone, calendar.timeZone),
                size: CellSize(width: 26, height: 1)
            ).text.contains("2513-01-01 09:00"))
    }

    @Test("arrows choose a part and step it; a shorter month has its last day")
    func arrows() {
        let app = makeApp()
        app.press(.rightArrow)
        app.press(.upArrow)
        #expect(app.screen.position(of: "2026-02-28 23:59") != nil)
        for _ in 0..<3 { app.press(.rightArrow) }
        app.press(.upArrow)
        #expect(app.screen.position(of: "2026-03-01 00:00") != nil)
        app.press(.leftArrow)
        app.press(.downArrow)
        #expect(app.screen.position(of: "2026-02-28 23:00") != nil)
    }

    @Test("in a form, the up and down arrow keys pass a date until it is used")
    func rows() {
        let app = TestApp(FormFixture(model: model), size: CellSize(width: 40, height: 6))
        let before = model.date
        app.press(.downArrow)
        #expect(app.focused?.name == "Day")
        app.press(.downArrow)
        #expect(app.focused?.name == "Last")
        app.press(.upArrow)
        #expect(app.focused?.name == "Day")
        #expect(model.date == before)

        app.press("+")
        app.press(.downArrow)
        app.press(.downArrow)
        #expect(model.date == DatePickerTests.date(2025, 1, 31, 23, 59))
        app.press(.tab)
        app.press(.upArrow)
        app.press(.upArrow)
        #expect(app.focused?.name == "First")
        app.press(.downArrow)
        app.press(.rightArrow)
        app.press(.downArrow)
        #expect(model.date == DatePickerTests.date(2024, 12, 31, 23, 59))
    }

    @Test("digits write a part, and go on to the next")
    func digits() {
        let app = makeApp()
        app.press(.rightArrow)
        app.type("1105")
        #expect(app.screen.position(of: "2026-11-05") != nil)
        app.type("0730")
        #expect(app.screen.position(of: "2026-11-05 07:30") != nil)
        app.type("99")
        #expect(app.screen.position(of: "2026-11-05 07:09") != nil)
    }

    @Test("the date changes once a part is complete or left, and keeps its other parts")
    func drafts() {
        let app = makeApp(.date)
        let before = model.date
        app.type("202")
        #expect(model.date == before)
        #expect(app.screen.position(of: "202_-01-31") != nil, "\(app.screen)")
        app.press(.delete)
        app.type("27")
        // The upper bound is in 2027.
        #expect(model.date == DatePickerTests.date(2027, 1, 1))
        app.press(.leftArrow)
        app.type("2026")
        app.type("1")
        #expect(app.screen.position(of: "2026-1_-01") != nil, "\(app.screen)")
        app.press(.escape)
        #expect(app.screen.position(of: "2026-01-01") != nil)
        app.type("1")
        app.press(.rightArrow)
        #expect(app.screen.position(of: "2026-01-01") != nil)
        app.type("4")
        #expect(model.date == DatePickerTests.date(2026, 1, 4))
    }

    @Test("the date stays within its bounds")
    func bounds() {
        let app = makeApp(.date)
        app.press(.upArrow)
        #expect(model.date == DatePickerTests.date(2027, 1, 1))
        app.press(.downArrow)
        app.press(.downArrow)
        app.press(.downArrow)
        #expect(model.date == DatePickerTests.date(2025, 1, 1))
    }

    @Test("a click chooses a part")
    func click() {
        let app = makeApp()
        app.click(text: "31")
        app.press(.downArrow)
        #expect(app.screen.position(of: "2026-01-30") != nil)
    }

    @Test("focused and disabled looks differ without colours")
    func looks() {
        let app = makeApp()
        let point = app.screen.position(of: "2026")!
        #expect(app.screen.cell(point.column, 0).style.attributes.contains(.reverse))
        let disabled = TestApp(Fixture(model: model).disabled(true), size: CellSize(width: 26, height: 1))
        disabled.press(.upArrow)
        #expect(disabled.screen.cell(point.column, 0).style.attributes == .dim)
        #expect(disabled.screen.position(of: "2026-01-31") != nil)
    }

    @Test(
        "a part is set where there is such a date",
        arguments: [
            (.year, 2028, (2028, 1, 31)), (.month, 2, (2026, 2, 28)), (.month, 13, nil), (.month, 0, nil),
            (.day, 30, (2026, 1, 30)), (.day, 32, nil), (.hour, 24, nil),
        ] as [(DatePart, Int, (Int, Int, Int)?)]
    )
    func parts(part: DatePart, number: Int, expected: (Int, Int, Int)?) {
        let calendar = Calendar.current
        let result = part.set(DatePickerTests.date(2026, 1, 31), to: number, in: calendar)
        #expect(result == expected.map { DatePickerTests.date($0.0, $0.1, $0.2) })
    }
}
