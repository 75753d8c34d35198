import CursesUITesting
import Testing

@testable import CursesUI

/// Tries keys of tab views, rows of controls, menus, and windows that let the views behind them be used.
extension KeysArticleTests {
    private static var pages: some View {
        TabView {
            ForEach(0..<3, id: \.self) { Text(verbatim: "page \($0)") }
        }
        .tabViewStyle(.page)
    }

    private struct PaletteMenu: View {
        @State private var size = 1

        var body: some View {
            Menu("Size") {
                Picker("Size", selection: $size) { ForEach(0..<3, id: \.self) { Text(verbatim: "size \($0)").tag($0) } }
                    .pickerStyle(.palette)
            }
        }
    }

    private struct Suggesting: View {
        @State private var text = ""

        var body: some View {
            Text(verbatim: "typed '\(text)'").searchable(text: $text) { Text("apple").searchCompletion("apple") }
        }
    }

    /// Returns the name of the control with the focus after some keys and the tried one.
    private static func name(_ view: some View, after keys: [KeyEquivalent], _ press: KeyPress) -> String? {
        let app = makeApp(view)
        for key in keys { app.press(key) }
        send(press, to: app)
        return app.focused?.name
    }

    static let barAttempts: [String: Attempt] = [
        "Tab view with pages: Left, Right": { press in
            let app = makeApp(pages)
            if press.key == .leftArrow { app.press(.rightArrow) }
            let before = app.screen.text
            send(press, to: app)
            return app.screen.text != before
        },
        "Sidebar of tabs: Up, Down": { press in
            let app = makeApp(
                TabView {
                    Tab("one", systemImage: "1.circle") { Button("first") {} }
                    Tab("two", systemImage: "2.circle") { Button("second") {} }
                }
                .tabViewStyle(.sidebarAdaptable))
            app.press(.function(6))
            if press.key == .upArrow { app.press(.downArrow) }
            let before = app.screen.text
            send(press, to: app)
            return app.screen.text != before
        },
        "Row with several buttons: Left, Right": { press in
            let row = List {
                HStack {
                    Button("up") {}.buttonStyle(.borderless)
                    Button("down") {}.buttonStyle(.borderless)
                }
            }
            let isBack = press.key == .leftArrow
            return name(row, after: isBack ? [.rightArrow] : [], press) == (isBack ? "up" : "down")
        },
        "Menu with a palette: Left, Right": { press in
            let app = makeApp(PaletteMenu())
            app.press(.return)
            let before = app.screen
            send(press, to: app)
            return app.screen != before
        },
        "Menu with a palette: Return, Space": { press in
            let app = makeApp(PaletteMenu())
            app.press(.return)
            guard app.screen.position(of: "size 2") != nil else { return false }
            send(press, to: app)
            return app.screen.position(of: "size 2") == nil
        },
        "Window with views behind it that can be used: F6, Shift-F6": { press in
            let view = VStack {
                Button("behind") {}
                Spacer()
            }
            .sheet(isPresented: .constant(true)) {
                Button("inside") {}.presentationBackgroundInteraction(.enabled)
            }
            return name(view, after: [], press) == "behind"
        },
        "Search with suggestions: Letters": { press in
            let app = makeApp(Suggesting())
            app.press(.tab)
            guard app.focused?.name == "apple" else { return false }
            send(press, to: app)
            return app.screen.position(of: "typed 'b'") != nil
        },
    ]
}
