import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("Views that ignore the safe area")
struct SafeAreaTests {
    private static let size = CellSize(width: 20, height: 6)

    /// The background of a cell with `Color.blue`.
    private let blue = render(Color.blue, size: CellSize(width: 1, height: 1)).cell(0, 0).style.background

    private func app(_ view: some View) -> TestApp { TestApp(view, size: Self.size) }

    /// Returns the rows that are blue from the first to the last column.
    private func blueRows(_ app: TestApp) -> [Int] {
        let screen = app.screen
        return (0..<Self.size.height).filter { row in
            (0..<Self.size.width).allSatisfy { screen.cell($0, row).style.background == blue }
        }
    }

    private func stack(_ view: some View) -> TestApp {
        app(
            NavigationStack {
                view.navigationTitle("Title")
                    .toolbar { ToolbarItem(placement: .bottomBar) { Text(verbatim: "item") } }
            })
    }

    @Test("a colour extends beneath the bars of a screen, whose texts are drawn on it")
    func navigation() {
        let app = stack(Color.blue.ignoresSafeArea())
        #expect(blueRows(app) == [0, 1, 2, 3, 4, 5])
        #expect(app.screen.rows[0].contains("Title"))
        #expect(app.screen.rows[1].hasPrefix("──"))
        #expect(app.screen.rows[5].contains("item"))
        #expect(blueRows(stack(Color.blue)) == [2, 3])
    }

    @Test("text beneath a bar does not stand between the words of the bar, also when it scrolls there")
    func text() {
        let rows = List(0..<30, id: \.self) { Text(verbatim: "row \($0) ...............") }.ignoresSafeArea()
        let app = stack(rows)
        for _ in 0..<3 {
            #expect(app.screen.rows[0].filter { $0 == "." } == "", "\(app.screen)")
            #expect(app.screen.rows[0].contains("Title"))
            #expect(app.screen.rows[5].contains("item") && !app.screen.rows[5].contains("."))
            #expect(app.screen.rows[2].hasPrefix("row") || app.screen.rows[2].contains("."))
            app.press(.pageDown)
        }
    }

    @Test("the scroll bar of a view beneath bars is between the bars")
    func scrollBar() {
        let app = stack(
            ScrollView { ForEach(0..<30, id: \.self) { Text(verbatim: "\($0)") } }.ignoresSafeArea())
        for _ in 0..<4 {
            let shown = app.screen.rows.map { $0.contains { "█│┃".contains($0) } }
            #expect(shown == [false, false, true, true, false, false], "\(app.screen)")
            app.press(.pageDown)
        }
    }

    @Test("a view extends at the edges that are named, and not for the keyboard")
    func edges() {
        #expect(blueRows(stack(Color.blue.ignoresSafeArea(edges: .top))) == [0, 1, 2, 3])
        #expect(blueRows(stack(Color.blue.ignoresSafeArea(edges: .bottom))) == [2, 3, 4, 5])
        #expect(blueRows(stack(Color.blue.edgesIgnoringSafeArea(.all))) == [0, 1, 2, 3, 4, 5])
        #expect(blueRows(stack(Color.blue.ignoresSafeArea(.keyboard))) == [2, 3])
        #expect(blueRows(stack(Color.blue.ignoresSafeArea(edges: .horizontal))) == [2, 3])
    }

    @Test("layers of a stack and of a background extend, and the content keeps its place")
    func layers() {
        let content = Text(verbatim: "content").frame(maxWidth: .infinity, maxHeight: .infinity)
        let plain = stack(content)
        let behind = stack(content.background { Color.blue.ignoresSafeArea() })
        #expect(behind.screen.text == plain.screen.text)
        #expect(blueRows(behind).count == 6)
        let stacked = stack(
            ZStack {
                Color.blue.ignoresSafeArea()
                content
            })
        #expect(stacked.screen.text == plain.screen.text)
        #expect(blueRows(stacked).count == 6)
        #expect(blueRows(stack(content.background(.blue))) == [2, 3])
        #expect(blueRows(stack(content.background(.blue, ignoresSafeAreaEdges: .top))) == [0, 1, 2, 3])
        #expect(blueRows(stack(content.overlay(.blue, ignoresSafeAreaEdges: .bottom))) == [2, 3, 4, 5])
    }

    @Test("a bar with a background keeps it")
    func barBackground() {
        let app = stack(Color.blue.ignoresSafeArea().toolbarBackground(.red, for: .navigationBar))
        #expect(app.screen.cell(0, 0).style.background == .red)
        #expect(blueRows(app) == [2, 3, 4, 5])
    }

    @Test("a view is placed in the enlarged area")
    func content() {
        let view = VStack(spacing: 0) {
            Text(verbatim: "first")
            Spacer()
        }
        #expect(stack(view.ignoresSafeArea(edges: .top)).screen.rows[0].contains("Title"))
        let bare = app(view.ignoresSafeArea(edges: .top).safeAreaInset(edge: .top) { Text(verbatim: "bar") })
        #expect(bare.screen.rows[0].contains("bar"))
        let leading = view.frame(maxWidth: .infinity, alignment: .leading)
        let seen = app(
            leading.ignoresSafeArea(edges: .top).safeAreaInset(edge: .top, alignment: .trailing) {
                Text(verbatim: "bar")
            })
        #expect(seen.screen.rows[0].hasPrefix("first"))
        #expect(seen.screen.rows[0].contains("bar"))
    }

    @Test("a view extends beneath insets at all sides, and is drawn behind them", arguments: [false, true])
    func insets(isRightToLeft: Bool) {
        func inset(_ edges: Edge.Set) -> TestApp {
            app(
                Color.blue.ignoresSafeArea(edges: edges)
                    .safeAreaInset(edge: .top) { Text(verbatim: "top") }
                    .safeAreaInset(edge: .leading) { Text(verbatim: "left") }
                    .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
        }
        let all = inset(.all)
        #expect(blueRows(all) == [0, 1, 2, 3, 4, 5])
        #expect(all.screen.text.contains("top") && all.screen.text.contains("left"))
        let (start, end) = isRightToLeft ? (19, 0) : (0, 19)
        let top = inset(.top).screen
        #expect(top.cell(start, 0).style.background == .default)
        #expect(top.cell(end, 0).style.background == blue)
        let leading = inset(.leading).screen
        #expect(leading.cell(start, 3).style.background == blue)
        #expect(leading.cell(end, 0).style.background == .default)
    }

    @Test("a view extends beneath the tabs and the footer of keys")
    func tabsAndFooter() {
        let tabs = TabView {
            Color.blue.ignoresSafeArea().tabItem { Text(verbatim: "One") }
            Text(verbatim: "two").tabItem { Text(verbatim: "Two") }
        }
        let app = app(tabs.keyHelp(.visible))
        #expect(blueRows(app) == [0, 1, 2, 3, 4, 5])
        #expect(app.screen.rows[0].contains("One"))
        #expect(!app.screen.rows[5].allSatisfy { $0 == " " })
    }

    @Test("a view that does not touch an edge, or is clipped, does not extend there")
    func inside() {
        let middle = stack(Color.blue.frame(height: 1).ignoresSafeArea())
        middle.resize(width: Self.size.width, height: 7)
        #expect(blueRows(middle) == [3])
        let row = Color.blue.frame(height: 1).ignoresSafeArea()
        let scrolled = ScrollView { row }
        #expect(blueRows(stack(scrolled)) == [2])
        #expect(blueRows(stack(Color.blue.ignoresSafeArea().clipped())) == [2, 3])
    }

    @Test("a button of a bar is clicked before the view beneath it, which is clicked beside an inset")
    func clicks() {
        let clicks = Clicks()
        let app = app(
            NavigationStack {
                Color.blue.onTapGesture { clicks.beneath += 1 }.ignoresSafeArea()
                    .toolbar { Button("Bar") { clicks.bar += 1 } }
            })
        let column = app.screen.rows[0].prefix { $0 != "B" }.count
        app.click(column: column, row: 0)
        #expect(clicks.bar == 1 && clicks.beneath == 0)
        let inset = self.app(
            Color.blue.onTapGesture { clicks.beneath += 1 }.ignoresSafeArea()
                .safeAreaInset(edge: .top) { Text(verbatim: "bar") })
        inset.click(column: 1, row: 0)
        #expect(clicks.beneath == 1)
    }

    @Test("the screen after a change is that of a new app")
    func changes() {
        let model = SafeAreaModel()
        let app = app(NavigationStack { ChangingSafeArea(model: model) })
        for (edges, hasTitle) in [(Edge.Set.all, true), (.bottom, true), (.all, false), ([], true), (.top, true)] {
            (model.edges, model.hasTitle) = (edges, hasTitle)
            app.settle()
            let other = SafeAreaModel()
            (other.edges, other.hasTitle) = (edges, hasTitle)
            let fresh = self.app(NavigationStack { ChangingSafeArea(model: other) })
            #expect(app.screen == fresh.screen)
        }
    }
}

@MainActor
private final class Clicks {
    var bar = 0
    var beneath = 0
}

private final class SafeAreaModel: ObservableObject {
    @Published var edges: Edge.Set = []
    @Published var hasTitle = true
}

private struct ChangingSafeArea: View {
    @ObservedObject var model: SafeAreaModel

    var body: some View {
        ZStack {
            Color.blue.ignoresSafeArea(edges: model.edges)
            Text(verbatim: "text")
        }
        .toolbar(model.hasTitle ? .visible : .hidden)
        .navigationTitle("Title")
        .toolbar { ToolbarItem(placement: .bottomBar) { Text(verbatim: "item") } }
    }
}
