import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("The backgrounds of bars")
struct BarLookTests {
    private func screen(_ view: some View) -> Snapshot {
        let stack = NavigationStack { view.navigationTitle("Title") }
        return TestApp(stack, size: CellSize(width: 20, height: 5)).screen
    }

    private let text = Text(verbatim: "content")

    @Test("the bar at the top has a background over its whole width, and the content has not")
    func top() {
        let screen = screen(text.toolbarBackground(.red))
        for column in [0, 9, 19] { #expect(screen.cell(column, 0).style.background == .red) }
        #expect(screen.text.contains("Title"))
        #expect((2..<5).allSatisfy { screen.cell(0, $0).style.background == .default })
        #expect(self.screen(text).cell(0, 0).style.background == .default)
    }

    @Test("a bar can be named, and its background hidden")
    func bars() {
        let items = text.toolbar { ToolbarItem(placement: .bottomBar) { Text(verbatim: "item") } }
        let bottom = screen(items.toolbarBackground(.red, for: .bottomBar))
        #expect(bottom.cell(0, 4).style.background == .red)
        #expect(bottom.cell(0, 0).style.background == .default)
        let both = screen(items.toolbarBackground(.red, for: .bottomBar, .navigationBar))
        #expect(both.cell(0, 4).style.background == .red)
        #expect(both.cell(0, 0).style.background == .red)
        let hidden = screen(text.toolbarBackground(.red).toolbarBackground(.hidden, for: .navigationBar))
        #expect(hidden.cell(0, 0).style.background == .default)
        let shown = screen(text.toolbarBackground(.red).toolbarBackgroundVisibility(.visible))
        #expect(shown.cell(0, 0).style.background == .red)
    }

    @Test("the views of a bar read its colour scheme, and those of the content do not")
    func scheme() {
        let view = SchemeText().toolbar { SchemeText() }
        #expect(screen(view.toolbarColorScheme(.light)).rows[0].contains("light"))
        #expect(!screen(view.toolbarColorScheme(.light)).rows[2...].contains { $0.contains("light") })
        #expect(!screen(view.toolbarColorScheme(nil)).rows[0].contains("light"))
    }

    @Test("the texts of a bar have the style of the bar")
    func foreground() {
        let screen = screen(text.toolbarForegroundStyle(.red, for: .navigationBar))
        let title = screen.rows[0].firstIndex(of: "T").map {
            screen.rows[0].distance(from: screen.rows[0].startIndex, to: $0)
        }
        #expect(screen.cell(title ?? 0, 0).style.foreground == .red)
        #expect(screen.cell(0, 2).style.foreground != .red)
    }

    @Test("a background changes with the state")
    func change() {
        let app = TestApp(NavigationStack { Changing() }, size: CellSize(width: 20, height: 5))
        #expect(app.screen.cell(0, 0).style.background == .red)
        app.press(" ")
        #expect(app.screen.cell(0, 0).style.background == .green)
    }
}

private struct SchemeText: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(verbatim: scheme == .light ? "light" : "dark") }
}

private struct Changing: View {
    @State private var isGreen = false

    var body: some View {
        Button("change") { isGreen = true }
            .navigationTitle("Title")
            .toolbarBackground(isGreen ? .green : .red)
    }
}
