import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Styles of navigation views")
struct NavigationViewStyleTests {
    private static let wide = CellSize(width: 64, height: 8)

    private struct Cities<Style: NavigationViewStyle>: View {
        let style: Style
        var isAlone = false

        var body: some View {
            Group {
                if isAlone {
                    NavigationView { list }
                } else {
                    NavigationView {
                        list
                        Text("choose a city").navigationTitle("Detail")
                    }
                }
            }
            .navigationViewStyle(style)
        }

        private var list: some View {
            List {
                NavigationLink("Paris") { Text("in Paris").navigationTitle("Paris") }
                NavigationLink("Rome", destination: Text("in Rome"))
            }
            .navigationTitle("Cities")
        }
    }

    private func app(_ style: some NavigationViewStyle, isAlone: Bool = false, size: CellSize = wide) -> TestApp {
        TestApp(Cities(style: style, isAlone: isAlone), size: size)
    }

    /// The texts among these that are on the screen.
    private func shown(_ app: TestApp) -> [String] {
        ["Cities", "Rome", "choose a city", "in Paris", "in Rome"].filter { app.screen.position(of: $0) != nil }
    }

    @Test("several views are columns, unless the style is a stack")
    func several() {
        let columns = ["Cities", "Rome", "choose a city"]
        #expect(shown(app(.automatic)) == columns)
        #expect(shown(app(.columns)) == columns)
        #expect(shown(app(DoubleColumnNavigationViewStyle())) == columns)
        #expect(shown(app(.stack)) == ["Cities", "Rome"])
    }

    @Test("a single view is a stack, unless the style is columns")
    func single() {
        for app in [app(.automatic, isAlone: true), app(.stack, isAlone: true)] {
            app.press(.return)
            #expect(app.screen.position(of: "in Paris") != nil)
            #expect(app.screen.position(of: "Rome") == nil)
        }
        let columns = app(.columns, isAlone: true)
        columns.press(.return)
        #expect(shown(columns) == ["Cities", "Rome", "in Paris"])
    }

    @Test("a link in the first column shows its screen in the last one")
    func links() {
        let app = app(.columns)
        app.press(.return)
        #expect(shown(app) == ["Cities", "Rome", "in Paris"])
        app.click(text: "Rome")
        #expect(shown(app) == ["Cities", "Rome", "in Rome"])
    }

    @Test("in little space the first column leads to the others")
    func narrow() {
        let app = app(.columns, size: CellSize(width: 40, height: 8))
        #expect(shown(app) == ["Cities", "Rome"])
        app.click(text: "Paris")
        #expect(shown(app).contains("in Paris"))
        #expect(!shown(app).contains("Rome"))
        app.press(.escape)
        #expect(shown(app) == ["Cities", "Rome"])
    }
}
