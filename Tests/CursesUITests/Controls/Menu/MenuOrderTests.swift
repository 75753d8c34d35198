import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("The order of menus")
struct MenuOrderTests {
    private let log = Log()

    /// Returns the app with its menu open: below a button at the top, or above a button at the bottom.
    private func app(
        _ order: MenuOrder, opensUpward: Bool = true, size: CellSize = CellSize(width: 30, height: 9),
        @ViewBuilder rows: () -> some View
    ) -> TestApp {
        let app = TestApp(
            VStack(spacing: 0) {
                if opensUpward { Spacer() }
                Menu("Menu", content: rows)
                if !opensUpward { Spacer() }
            }
            .menuOrder(order), size: size)
        app.press(.return)
        return app
    }

    @ViewBuilder private var letters: some View {
        Button("a") { log.add("a") }
        Button("b") { log.add("b") }
        Divider()
        Button("c") { log.add("c") }
    }

    /// Returns the characters that stand for rows, from top to bottom.
    private func rows(_ app: TestApp) -> String { String(app.screen.text.filter { "abcdST".contains($0) }) }

    @Test("the first row is next to the button, if the order is that of priority")
    func order() {
        func picture(_ order: MenuOrder, up: Bool) -> String {
            app(order, opensUpward: up) { letters }.screen.text
                .components(separatedBy: "\n").compactMap { row in
                    row.contains("│") ? row.trimmingCharacters(in: .whitespaces) : nil
                }
                .joined(separator: "\n")
        }
        let downward = "│  a │\n│  b │\n│────│\n│  c │"
        for order in [MenuOrder.automatic, .fixed, .priority] { #expect(picture(order, up: false) == downward) }
        for order in [MenuOrder.automatic, .fixed] { #expect(picture(order, up: true) == downward) }
        #expect(picture(.priority, up: true) == "│  c │\n│────│\n│  b │\n│  a │")
    }

    @Test("the focus begins at the first row, and the arrows follow the screen")
    func keys() {
        let app = app(.priority) { letters }
        #expect(app.focused?.name == "a")
        app.press(.upArrow)
        #expect(app.focused?.name == "b")
        app.press(.home)
        #expect(app.focused?.name == "c")
        app.press(.end)
        #expect(app.focused?.name == "a")
        app.press(.tab)
        app.press(.return)
        #expect(log.take() == ["b"])
    }

    @Test("the title of a section stays above its rows")
    func sections() {
        let app = app(.priority, size: CellSize(width: 30, height: 12)) {
            Section("S") {
                Button("a") {}
                Button("b") {}
            }
            Section("T") {
                Button("c") {}
                Button("d") {}
            }
        }
        #expect(rows(app) == "TdcSba")
    }

    @Test("a menu that must scroll opens at the first row")
    func scrolling() {
        let app = app(.priority, size: CellSize(width: 30, height: 8)) {
            ForEach(0..<20, id: \.self) { Button("row \($0)") {} }
        }
        #expect(app.focused?.name == "row 0")
        #expect(app.screen.position(of: "row 0") != nil, "\(app.screen)")
        #expect(app.screen.position(of: "row 19") == nil)
        app.press(.home)
        #expect(app.screen.position(of: "row 19") != nil, "\(app.screen)")
    }

    @Test("an open menu turns around when the screen changes and it opens to the other side")
    func resized() {
        let menu = VStack(spacing: 0) {
            Color.clear.frame(height: 6)
            Menu("Menu") { letters }
            Spacer(minLength: 0)
        }
        .menuOrder(.priority)
        let app = TestApp(menu, size: CellSize(width: 30, height: 20))
        app.press(.return)
        #expect(rows(app) == "abc")
        app.resize(to: CellSize(width: 30, height: 8))
        #expect(rows(app) == "cba", "\(app.screen)")
        app.resize(to: CellSize(width: 30, height: 20))
        #expect(rows(app) == "abc")
    }
}
