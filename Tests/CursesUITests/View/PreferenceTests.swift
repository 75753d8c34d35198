import CursesUITesting
import Testing

@MainActor
@Suite("Preferences")
struct PreferenceTests {
    struct NamesKey: PreferenceKey {
        static let defaultValue: [String] = []

        static func reduce(value: inout [String], nextValue: () -> [String]) {
            value += nextValue()
        }
    }

    struct TitleKey: PreferenceKey {
        static func reduce(value: inout String?, nextValue: () -> String?) {
            value = nextValue() ?? value
        }

        typealias Value = String?
    }

    struct Named: View {
        let name: String

        var body: some View { Text(verbatim: name).preference(key: NamesKey.self, value: [name]) }
    }

    private let log = Log()
    private let size = CellSize(width: 20, height: 6)

    struct Rows: View {
        @State private var names = ["a", "b", "c"]
        let log: Log

        var body: some View {
            VStack(spacing: 0) {
                ForEach(names, id: \.self) { Named(name: $0) }
                Button("add") { names.append("d") }
                Button("remove") { names.removeFirst() }
                Button("turn") { names.reverse() }
            }
            .onPreferenceChange(NamesKey.self) { log.add($0.joined()) }
        }
    }

    @Test("views say values in their order; rows that come, go and move change them")
    func rows() {
        let app = TestApp(Rows(log: log), size: CellSize(width: 20, height: 8))
        #expect(log.take() == ["abc"])
        app.click(text: "add")
        #expect(log.take() == ["abcd"])
        app.click(text: "remove")
        #expect(log.take() == ["bcd"])
        app.click(text: "turn")
        #expect(log.take() == ["dcb"])
    }

    @Test("where no view says anything, nothing is told")
    func silence() {
        let app = TestApp(
            Text("x").onPreferenceChange(NamesKey.self) { log.add("\($0)") },
            size: size
        )
        #expect(app.screen.position(of: "x") != nil)
        #expect(log.take() == [])
    }

    struct Going: View {
        @State private var isShown = true
        let log: Log

        var body: some View {
            VStack(spacing: 0) {
                Button("toggle") { isShown.toggle() }
                if isShown { HStack { Named(name: "here") } }
            }
            .onPreferenceChange(NamesKey.self) { log.add($0.first ?? "default") }
        }
    }

    @Test("when the last view that says a value goes, the default comes back")
    func going() {
        let app = TestApp(Going(log: log), size: size)
        app.press(.return)
        app.press(.return)
        #expect(log.take() == ["here", "default", "here"])
    }

    @Test("a value hides what is said inside; a transformation changes it")
    func nested() {
        _ = TestApp(
            VStack {
                Named(name: "a").preference(key: NamesKey.self, value: ["outer"])
                Named(name: "b").transformPreference(NamesKey.self) { $0.append("!") }
                Text("c").transformPreference(NamesKey.self) { $0.append("c") }
            }
            .onPreferenceChange(NamesKey.self) { log.add($0.joined(separator: " ")) },
            size: size
        )
        #expect(log.take() == ["outer b ! c"])
    }

    @MainActor @Observable
    final class Suffix {
        var text = "a"
    }

    @Test("a transformation follows the state that it reads")
    func transformationOfState() {
        let suffix = Suffix()
        let app = TestApp(
            Button("Go") { suffix.text = "b" }
                .transformPreference(NamesKey.self) { $0.append(suffix.text) }
                .onPreferenceChange(NamesKey.self) { log.add($0.joined(separator: " ")) },
            size: size
        )
        app.press(.return)
        #expect(log.take() == ["a", "b"])
    }

    @Test("a key of optional values has nil as its default")
    func optional() {
        #expect(TitleKey.defaultValue == nil)
        _ = TestApp(
            Text("x").preference(key: TitleKey.self, value: "title")
                .onPreferenceChange(TitleKey.self) { log.add($0 ?? "nil") },
            size: size
        )
        #expect(log.take() == ["title"])
    }

    struct Measuring: View {
        @State private var width: CGFloat = 0
        @State private var text = "ab"

        var body: some View {
            Button("grow") { text += "cd" }
            Text(verbatim: text)
                .background {
                    GeometryReader { proxy in
                        Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                    }
                }
                .onPreferenceChange(WidthKey.self) { width = $0 }
            Text(verbatim: "width \(Int(width))")
        }
    }

    struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0

        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
            value = max(value, nextValue())
        }
    }

    @Test("a size that a reader of geometry says arrives in the same frame")
    func geometry() {
        let app = TestApp(Measuring(), size: size)
        #expect(app.screen.position(of: "width 2") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "width 4") != nil)
    }

    @Test("a view made from what is said stands in front or behind")
    func layers() {
        let screen = render(
            HStack(spacing: 0) {
                Named(name: "left")
                Named(name: "right")
            }
            .padding()
            .overlayPreferenceValue(NamesKey.self, alignment: .topLeading) {
                Text(verbatim: "\($0.count)")
            }
            .backgroundPreferenceValue(NamesKey.self, alignment: .bottomTrailing) {
                Text(verbatim: $0.joined(separator: "+"))
            },
            size: CellSize(width: 13, height: 3)
        )
        #expect(screen == "2\n  leftright\n   left+right")
    }

    struct Many: View {
        let count: Int
        @State private var name = "x"
        let log: Log

        var body: some View {
            Button("change") { name += "x" }
                .preference(key: NamesKey.self, value: [name])
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") }
            }
        }
    }

    @Test("a change evaluates no view but the one that says the value")
    func cost() {
        let app = TestApp(
            Many(count: 500, log: log).onPreferenceChange(NamesKey.self) { log.add($0[0]) },
            size: size
        )
        _ = log.take()
        let before = app.bodyCount
        app.press(.return)
        #expect(log.take() == ["xx"])
        // Only the view itself and the pressed button are evaluated.
        #expect(app.bodyCount - before < 10)
    }
}
