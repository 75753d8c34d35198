import CursesUITesting
import Testing

@MainActor
@Suite("Toasts")
struct ToastTests {
    private struct Counting: View {
        @Environment(\.showToast) private var showToast
        @State private var count = 0

        var body: some View {
            Button("show") {
                count += 1
                showToast("Message \(count)", role: .success, duration: .seconds(5))
            }
        }
    }

    private func app(
        _ view: some View, _ colors: Capabilities.ColorLevel = .trueColor, height: Int = 14
    ) -> TestApp {
        TestApp(
            view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).terminalToasts(),
            size: CellSize(width: 30, height: height), colorLevel: colors)
    }

    private func isShown(_ text: String, in app: TestApp) -> Bool { app.screen.position(of: text) != nil }

    @Test("go after their time, each for itself")
    func time() async {
        let app = app(Counting())
        app.press(.return)
        #expect(isShown("✓ Message 1", in: app), "\(app.screen)")
        await app.advance(by: .seconds(3))
        app.press(.return)
        await app.advance(by: .seconds(3))
        #expect(!isShown("Message 1", in: app) && isShown("Message 2", in: app), "\(app.screen)")
        await app.advance(by: .seconds(3))
        #expect(!isShown("Message", in: app))
    }

    @Test("are three at most, the newest at the bottom, and leave the focus where it is")
    func limit() {
        let app = app(Counting(), height: 20)
        for _ in 0..<5 { app.press(.return) }
        #expect(app.focused?.name == "show")
        let rows = (1...5).map { app.screen.position(of: "Message \($0)")?.row }
        #expect(rows[0] == nil && rows[1] == nil, "\(app.screen)")
        #expect(rows[2...].compactMap(\.self) == [12, 15, 18], "\(app.screen)")
    }

    @Test("take half of a small screen at most, and the newest is always shown as a whole")
    func smallScreen() async {
        struct Long: View {
            @Environment(\.showToast) private var showToast
            @State private var count = 0
            let words: Int

            var body: some View {
                Button("show") {
                    count += 1
                    showToast("\(count)" + String(repeating: " word", count: words), duration: .seconds(count))
                }
            }
        }
        func app(words: Int) -> TestApp {
            self.app(Long(words: words), height: 12)
        }
        let short = app(words: 1)
        for _ in 0..<3 { short.press(.return) }
        #expect(isShown("show", in: short) && !isShown("1 word", in: short), "\(short.screen)")
        #expect(isShown("2 word", in: short) && isShown("3 word", in: short), "\(short.screen)")
        let long = app(words: 30)
        long.press(.return)
        long.press(.return)
        let count = long.screen.text.components(separatedBy: "word").count - 1
        #expect(count == 30 && !isShown("1 word", in: long), "\(long.screen)")
        await long.advance(by: .seconds(3))
        #expect(!isShown("word", in: long), "\(long.screen)")
    }

    @Test("go when they are clicked")
    func click() {
        let app = app(Counting())
        app.press(.return)
        app.press(.return)
        app.click(text: "Message 1")
        #expect(!isShown("Message 1", in: app) && isShown("Message 2", in: app))
    }

    @Test("hide what is beneath, in colours and without", arguments: [Capabilities.ColorLevel.trueColor, .none])
    func cover(colors: Capabilities.ColorLevel) {
        let text = String(repeating: "beneath ", count: 60)
        let app = app(
            ZStack(alignment: .topLeading) {
                Text(text); Counting()
            }, colors)
        app.press(.return)
        let row = app.screen.position(of: "Message 1")?.row ?? 0
        let line = app.screen.description.split(separator: "\n").first { $0.contains("Message 1") }
        #expect(row > 0 && line?.contains("Message 1 │") == true, "\(app.screen)")
    }

    @Test("follow a binding, which is false when they have gone")
    func binding() async {
        struct Saving: View {
            @State private var isSaved = false
            var body: some View {
                Button(isSaved ? "saved" : "save") { isSaved = true }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                    .terminalToast("It is on the disk", isPresented: $isSaved, duration: .seconds(1))
            }
        }
        let app = app(Saving())
        app.press(.return)
        #expect(isShown("i It is on the disk", in: app) && isShown("saved", in: app))
        await app.advance(by: .seconds(2))
        #expect(!isShown("It is on the disk", in: app) && isShown("save ", in: app))
    }

    @Test("without words show no box, and go all the same")
    func empty() async {
        struct Saving: View {
            @State private var isSaved = true
            var body: some View {
                Text(verbatim: isSaved ? "saved" : "gone")
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                    .terminalToast("", isPresented: $isSaved, duration: .seconds(1))
            }
        }
        let app = app(Saving())
        #expect(app.screen.text.trimmingCharacters(in: .whitespacesAndNewlines) == "saved")
        await app.advance(by: .seconds(2))
        #expect(isShown("gone", in: app))
    }

    @Test("do nothing without a view that shows them")
    func nowhere() {
        let app = TestApp(Counting(), size: CellSize(width: 30, height: 5))
        app.press(.return)
        #expect(!isShown("Message", in: app))
    }
}
