import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

/// Tests that only the visible part of a text of several megabytes is laid out, by counting the measured bytes.
@MainActor
@Suite("A text that is longer than its screen")
struct LongTextScrollingTests {
    private func scrolling(_ text: some View) -> TestApp {
        TestApp(ScrollView { text }, size: CellSize(width: 80, height: 24))
    }

    private func measuredBytes(in app: TestApp) -> Int { app.host.layoutQueue.statistics.measuredBytes }

    @Test("Its first frame costs as much as that of a short text", arguments: [" ", "\n"])
    func firstFrame(separator: String) {
        let text = LongSample.text(words: 500_000, separator: separator)
        #expect(text.utf8.count > 9_000_000)
        let app = scrolling(Text(text))
        #expect(app.screen.row(0).hasPrefix("emoji😀word-0é nai\u{308}ve-1é plain-2é 👨family-3é"))
        let first = measuredBytes(in: app)
        #expect(first < 200_000)
        app.press(.pageDown)
        app.press(.pageDown)
        #expect(app.screen.text.contains("naïve-") || app.screen.text.contains("plain-"))
        #expect(measuredBytes(in: app) - first < 100_000)
    }

    @Test("So does a text from right to left whose lines end")
    func rightToLeft() {
        let app = scrolling(Text(String(repeating: "שלום עולם abc مرحبا\n", count: 200_000)))
        #expect(app.screen.row(0).contains("םלוע םולש"))
        #expect(measuredBytes(in: app) < 200_000)
    }

    @Test("So does one that is shortened, and one in an environment from right to left")
    func shortened() {
        let text = LongSample.text(words: 100_000, separator: "\n")
        let short = TestApp(Text(text), size: CellSize(width: 40, height: 6))
        #expect(short.screen.row(5).contains("…"))
        #expect(measuredBytes(in: short) < 200_000)
        let limited = TestApp(Text(text).lineLimit(2), size: CellSize(width: 40, height: 6))
        #expect(limited.screen.text.filter { $0 == "…" }.count == 1)
        #expect(measuredBytes(in: limited) < 200_000)
        let right = TestApp(
            ScrollView { Text(text) }.environment(\.layoutDirection, .rightToLeft), size: CellSize(width: 40, height: 6)
        )
        #expect(right.screen.text.contains("plain-2é"))
        #expect(measuredBytes(in: right) < 200_000)
    }

    @Test("Its end and its start can be shown, and stay")
    func ends() {
        let text = LongSample.text(words: 20_000, separator: " ") + "the end"
        let app = scrolling(Text(text))
        app.press(.end)
        #expect(app.screen.row(23).contains("the end"))
        app.press(.pageUp)
        #expect(!app.screen.text.contains("the end"))
        app.press(.pageDown)
        #expect(app.screen.row(23).contains("the end"))
        app.press(.home)
        #expect(app.screen.row(0).hasPrefix("emoji😀word-0é"))
        // By now, all rows have been measured.
        let whole = TextLayout(MeasuredText(StyledText(text)), width: 79)
        app.press(.end)
        #expect(app.screen.row(0).hasPrefix(row(whole, whole.lineCount - 24)))
    }

    private func row(_ layout: TextLayout, _ row: Int) -> String {
        var buffer = CellBuffer(size: CellSize(width: layout.size.width, height: 1))
        layout.draw(
            into: &buffer, at: CellPoint(column: 0, row: -row), clip: buffer.bounds, TextInk(style: .plain),
            mixer: Design.standard.mixer)
        return String(buffer.rows[0].reversed().drop { $0 == " " }.reversed())
    }

    @Test("Every row on the way is the one of the whole text")
    func rows() {
        let text = LongSample.text(words: 12_000, separator: "\n")
        let whole = TextLayout(MeasuredText(StyledText(text)), width: 79)
        let app = scrolling(Text(text))
        var first = 0
        while first + 24 < whole.lineCount {
            #expect(app.screen.row(0).hasPrefix(row(whole, first)))
            #expect(app.screen.row(23).hasPrefix(row(whole, first + 23)))
            let before = app.screen.text
            app.scroll(20, column: 3, row: 3)
            guard app.screen.text != before else { break }
            first = (first..<whole.lineCount).first { app.screen.row(0).hasPrefix(row(whole, $0)) } ?? whole.lineCount
        }
        #expect(first >= whole.lineCount - 24)
    }

    @Test("Its characters are selected and copied")
    func selection() throws {
        let text = LongSample.text(words: 20_000, separator: "\n")
        let app = scrolling(Text(text).textSelection(.enabled))
        for _ in 0..<40 { app.press(.pageDown) }
        // A drag in the middle of the screen does not scroll.
        app.drag(from: CellPoint(column: 0, row: 12), to: CellPoint(column: 6, row: 12))
        app.press("w", modifiers: .option)
        let copied = try #require(app.pasteboard)
        #expect((1...6).contains(copied.count))
        #expect(copied.unicodeScalars.first == app.screen.row(12).unicodeScalars.first)
        #expect(text.contains(copied))
        // Extends the selection to the end of the text, which has not been laid out that far.
        app.press(.end, modifiers: [.control, .shift])
        app.press("w", modifiers: .option)
        #expect(app.pasteboard.map { text.hasSuffix($0) && $0.hasPrefix(copied) && $0.count > 10_000 } == true)
        app.press("a", modifiers: .option)
        app.press("w", modifiers: .option)
        #expect(app.pasteboard == text)
    }

    @Test("Its links are opened by a click")
    func links() throws {
        var opened: [URL] = []
        var content = AttributedString(LongSample.text(words: 5_000, separator: "\n"))
        var link = AttributedString("the link")
        link.link = URL(string: "https://example.org/long")
        content += link
        content += AttributedString("\n" + LongSample.text(words: 5_000, separator: "\n"))
        let view = ScrollView { Text(content) }
            .environment(
                \.openURL,
                OpenURLAction {
                    opened.append($0)
                    return .handled
                })
        let app = TestApp(view, size: CellSize(width: 80, height: 24))
        for _ in 0..<100 where app.screen.position(of: "the link") == nil { app.scroll(5, column: 3, row: 3) }
        app.click(text: "the link")
        #expect(opened == [URL(string: "https://example.org/long")])
    }
}
