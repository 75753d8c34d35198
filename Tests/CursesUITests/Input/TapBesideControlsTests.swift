import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("A tap gesture around controls")
struct TapBesideControlsTests {
    private let log = Log()

    private func makeApp(_ view: some View) -> TestApp {
        TestApp(view, size: CellSize(width: 40, height: 14))
    }

    /// A list of songs has a player below it, which opens when it is tapped.
    private func player() -> some View {
        VStack {
            Button("Above") {}
            HStack {
                Text("Song")
                Spacer()
                Button("Play") { log.add("play") }
            }
            .padding()
            .background(Color.gray.opacity(0.3))
            .onTapGesture { log.add("expand") }
            Button("Below") {}
        }
    }

    @Test("is a stop before the controls, and Return and Space tap it")
    func tab() {
        let app = makeApp(player())
        var names: [String] = []
        for _ in 0..<4 {
            names.append(app.focused?.name ?? "")
            app.press(.return)
            app.press(.space)
            app.press(.tab)
        }
        #expect(names == ["Above", "Song", "Play", "Below"])
        #expect(log.entries == ["expand", "expand", "play", "play"])
        #expect(app.focused?.name == "Above")
    }

    @Test("is reached by the arrows, which lead into it and out of it")
    func arrows() {
        let app = makeApp(player())
        func names(_ keys: [KeyEquivalent]) -> [String] {
            keys.map {
                app.press($0)
                return app.focused?.name ?? ""
            }
        }
        #expect(names([.downArrow, .downArrow, .downArrow]) == ["Song", "Play", "Below"])
        #expect(names([.upArrow, .upArrow]) == ["Song", "Above"])
        #expect(names([.downArrow, .rightArrow, .leftArrow, .upArrow]) == ["Song", "Play", "Song", "Above"])
    }

    @Test("is tapped and pressed by the mouse as before")
    func mouse() {
        let app = makeApp(player())
        app.click(text: "Song")
        #expect(app.focused?.name == "Song")
        app.click(text: "Play")
        #expect(log.entries == ["expand", "play"])
        #expect(app.focused?.name == "Play")
    }

    private struct Editor: View {
        let log: Log
        @State private var name = ""

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                Button("Save") {}
            }
            .onTapGesture { log.add("dismiss") }
        }
    }

    @Test("is no stop if a field or a scroll view is in it")
    func fields() {
        let editor = makeApp(Editor(log: log))
        #expect(editor.elements.filter(\.isFocusable).map(\.name) == ["Name", "Save"])
        let scrolled = makeApp(
            VStack {
                Text("title")
                ScrollView { Button("in") {} }
            }
            .onTapGesture { log.add("dismiss") })
        #expect(scrolled.elements.filter(\.isFocusable).map(\.name) == ["in"])
    }

    @Test("is one stop among several that are in each other")
    func nested() {
        let app = makeApp(
            VStack {
                Text("outer")
                HStack {
                    Text("inner")
                    Button("button") {}
                }
                .onTapGesture { log.add("inner") }
                .onTapGesture(count: 2) { log.add("twice") }
            }
            .gesture(TapGesture().onEnded { log.add("outer") }))
        #expect(app.elements.filter(\.isFocusable).map(\.name) == ["outer", "inner", "button"])
        app.click(text: "outer")
        app.press(.return)
        #expect(log.take() == ["outer", "outer"])
    }
}
