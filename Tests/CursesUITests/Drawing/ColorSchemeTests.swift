import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Light and dark")
struct ColorSchemeTests {
    private struct SchemeView: View {
        @Environment(\.colorScheme) private var colorScheme

        var body: some View { Text(verbatim: colorScheme == .light ? "light" : "dark") }
    }

    @Test("a view reads the scheme of the terminal, dark where it does not tell")
    func scheme() {
        #expect(TestApp(SchemeView(), colorScheme: .light).screen.position(of: "light") != nil)
        #expect(TestApp(SchemeView()).screen.position(of: "dark") != nil)
        #expect(ColorScheme(Capabilities()) == .dark)
    }

    @Test("views that read the scheme are evaluated again when it changes, and no other")
    func change() {
        let app = TestApp(
            VStack {
                SchemeView(); Text(verbatim: "other")
            })
        let bodies = app.bodyCount(of: SchemeView.self)
        app.terminal.capabilities.appearance = .light
        app.settle()
        #expect(app.screen.position(of: "light") != nil)
        #expect(app.bodyCount(of: SchemeView.self) == bodies + 1)
        app.terminal.capabilities.terminalName = "another"
        app.settle()
        #expect(app.bodyCount(of: SchemeView.self) == bodies + 1)
    }

    @Test("the preferred scheme holds for the views below, nil leaves the terminal's")
    func preferred() {
        #expect(TestApp(SchemeView().preferredColorScheme(.light)).screen.position(of: "light") != nil)
        let app = TestApp(SchemeView().preferredColorScheme(nil))
        #expect(app.screen.position(of: "dark") != nil)
        app.terminal.capabilities.appearance = .light
        app.settle()
        #expect(app.screen.position(of: "light") != nil)
    }

    @Test("a preferred scheme is that of the whole window")
    func window() {
        struct Screen: View {
            @State private var scheme: ColorScheme? = .light

            var body: some View {
                SchemeView()
                Button("none") { scheme = nil }.preferredColorScheme(scheme)
            }
        }
        let app = TestApp(Screen())
        #expect(app.screen.position(of: "light") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "dark") != nil)
    }
}
