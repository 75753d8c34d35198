@testable import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("Dates and values in texts")
struct DateTextTests {
    /// The virtual time at which a test begins.
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let size = CellSize(width: 40, height: 1)

    private func app(_ text: Text) -> TestApp {
        TestApp(
            text
                .environment(\.locale, Locale(identifier: "en_US"))
                .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!),
            size: size
        )
    }

    private func text(_ text: Text) -> String {
        app(text).screen.text.trimmingCharacters(in: .whitespaces)
    }

    @Test("a point in time is written in the locale and time zone of the environment")
    func absolute() {
        #expect(text(Text(start + 3600, style: .time)) == "1:00 AM")
        #expect(text(Text(start, style: .date)) == "January 1, 2001")
        #expect(text(Text(start...(start + 7200))) == "12:00 AM – 2:00 AM")
        let days = text(Text(start...(start + 5 * 86_400)))
        #expect(days.firstMatch(of: /\d+\/\d+\/\d+, 12:00 AM – \d+\/\d+\/\d+, 12:00 AM/) != nil, "\(days)")
        #expect(text(Text("at \(start, style: .time)!")) == "at 12:00 AM!")
        let german = Text(start, style: .date).environment(\.locale, Locale(identifier: "de_DE"))
        #expect(render(german, size: size).text.contains("Januar 2001"))
    }

    @Test(
        "how far away a date is, in two units, in one, and as a clock",
        arguments: [
            (5, "5 sec", "+5 seconds", "0:05"), (61, "1 min, 1 sec", "+1 minute", "1:01"),
            (-7260, "2 hr, 1 min", "−2 hours", "2:01:00"), (0, "0 sec", "+0 seconds", "0:00"),
            (172_800, "2 days", "+2 days", "48:00:00"), (86_405, "1 day, 5 sec", "+1 day", "24:00:05"),
        ] as [(Double, String, String, String)]
    )
    func relative(seconds: Double, relative: String, offset: String, timer: String) {
        #expect(text(Text(start + seconds, style: .relative)) == relative)
        #expect(text(Text(start + seconds, style: .offset)) == offset)
        #expect(text(Text(start + seconds, style: .timer)) == timer)
    }

    @Test(
        "months and years are those of the calendar, also of a leap year",
        arguments: [
            (28, "28 days", "+28 days"), (31, "1 mth", "+1 month"), (59, "2 mth", "+2 months"),
            (365, "1 yr", "+1 year"), (-366, "1 yr", "−1 year"), (4 * 365 + 1, "4 yr", "+4 years"),
            (396, "1 yr, 1 mth", "+1 year"),
        ] as [(Double, String, String)])
    func months(days: Double, relative: String, offset: String) {
        #expect(text(Text(start + days * 86_400, style: .relative)) == relative)
        #expect(text(Text(start + days * 86_400, style: .offset)) == offset)
    }

    @Test("dates without an end are written too", arguments: [Double.infinity, -.infinity, .nan, 1e300])
    func endless(seconds: Double) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        for style in [Text.DateStyle.relative, .offset, .timer] { #expect(!text(Text(date, style: style)).isEmpty) }
    }

    @Test("what depends on the moment is written anew each second, and nothing else")
    func live() {
        let app = app(Text("in ") + Text(start + 90, style: .timer).bold())
        #expect(app.screen.text.contains("in 1:30"))
        app.advance(by: .seconds(31))
        #expect(app.screen.text.contains("in 0:59"))
        #expect(app.frameCount == 32)
        let still = self.app(Text(start, style: .time))
        still.advance(by: .seconds(60))
        #expect(still.frameCount == 1)
    }

    @Test("a countdown stops at its end, and where it is paused")
    func countdown() {
        let app = app(Text(timerInterval: start...(start + 3)))
        #expect(app.screen.text.contains("0:03"))
        app.advance(by: .seconds(2))
        #expect(app.screen.text.contains("0:01"))
        app.advance(by: .seconds(2))
        #expect(app.screen.text.contains("0:00"))
        let frames = app.frameCount
        app.advance(by: .seconds(10))
        #expect(app.frameCount == frames)
        #expect(text(Text(timerInterval: start...(start + 9), pauseTime: start + 4)) == "0:05")
        #expect(text(Text(timerInterval: start...(start + 9), pauseTime: start + 4, countsDown: false)) == "0:04")
    }

    @Test("values are written by formats and formatters")
    func values() {
        #expect(text(Text(0.25, format: .percent.locale(Locale(identifier: "en_US")))) == "25%")
        let formatter = NumberFormatter()
        formatter.minimumFractionDigits = 2
        formatter.decimalSeparator = "."
        #expect(text(Text(NSNumber(value: 1.5), formatter: formatter)) == "1.50")
        #expect(text(Text("x", formatter: formatter)) == "x")
    }

    @Test("attributes become styles")
    func attributed() {
        var string = AttributedString("red plain")
        let range = string.range(of: "red")!
        string[range].foregroundColor = .red
        string[range].font = .headline
        string[range].underlineStyle = .single
        let screen = render(Text(string), size: CellSize(width: 9, height: 1))
        #expect(screen.text == "red plain")
        #expect(screen.cell(0, 0).style == Style(foreground: .red, attributes: [.bold, .underline]))
        #expect(screen.cell(5, 0).style == .plain)
    }

    @Test("a symbol stands among text")
    func symbol() {
        #expect(text(Text(Image(systemName: "star.fill")) + Text(verbatim: " 5")) == "★ 5")
        #expect(text(Text("\(Image(systemName: "star.fill")) 5")) == "★ 5")
    }

    @Test("texts are written in capital or in small letters")
    func textCase() {
        #expect(render(Text("Straße").textCase(.uppercase), size: CellSize(width: 7, height: 1)).text == "STRASSE")
        let view = VStack { Text("Ab").textCase(nil) }.textCase(.lowercase)
        #expect(render(view, size: CellSize(width: 2, height: 1)).text == "Ab")
    }
}
