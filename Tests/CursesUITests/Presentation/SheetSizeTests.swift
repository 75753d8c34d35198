import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("The size of a sheet")
struct SheetSizeTests {
    private func app(_ sheet: some View, size: CellSize = CellSize(width: 60, height: 24)) -> TestApp {
        TestApp(Text(verbatim: "beneath").sheet(isPresented: .constant(true)) { sheet }, size: size)
    }

    /// Returns the size of the window, which is found by its corners.
    private func window(_ app: TestApp) throws -> CellSize {
        let rows = app.screen.rows.map(Array.init)
        let top = try #require(rows.firstIndex { $0.contains("╭") })
        let bottom = try #require(rows.firstIndex { $0.contains("╰") })
        let left = try #require(rows[top].firstIndex(of: "╭"))
        let right = try #require(rows[top].firstIndex(of: "╮"))
        return CellSize(width: right - left + 1, height: bottom - top + 1)
    }

    private var lines: some View {
        ForEach(0..<100, id: \.self) { Text(verbatim: "line \($0)") }
    }

    @Test("a sheet without detents is as high as its content")
    func content() throws {
        #expect(try window(app(Text(verbatim: "hello"))).height == 3)
    }

    @Test("a sheet has square corners, or rounded ones")
    func corners() {
        func corners(_ radius: CGFloat?, _ line: Theme.Line = .rounded) -> String {
            var theme = Theme()
            theme.borders.window = line
            let app = TestApp(
                Text(verbatim: "beneath")
                    .sheet(isPresented: .constant(true)) { Text(verbatim: "hello").presentationCornerRadius(radius) }
                    .terminalTheme(theme), size: CellSize(width: 30, height: 9))
            return String(app.screen.text.filter { "╭╮╰╯┌┐└┘┏┓┗┛".contains($0) })
        }
        #expect(corners(nil) == "╭╮╰╯")
        #expect(corners(0) == "┌┐└┘")
        #expect(corners(12) == "╭╮╰╯")
        #expect(corners(nil, .light) == "┌┐└┘")
        #expect(corners(12, .light) == "╭╮╰╯")
        #expect(corners(12, .heavy) == "┏┓┗┛")
    }

    @Test("a detent is a part of the screen's height, or a number of rows")
    func detents() throws {
        func height(_ detent: PresentationDetent) throws -> Int {
            try window(app(Text(verbatim: "hello").presentationDetents([detent]))).height
        }
        // 24 rows, less a margin of 2 on both sides, and the frame: 18 rows for the content.
        #expect(try height(.large) == 20)
        #expect(try height(.medium) == 11)
        #expect(try height(.fraction(0.25)) == 7)
        #expect(try height(.height(5)) == 7)
        #expect(try height(.height(500)) == 20)
        #expect(try height(.height(-5)) == 3)
        #expect(try height(.custom(ThirdDetent.self)) == 8)
    }

    @Test("on a small screen a detent is as high as on a usual one, if there is room")
    func smallScreens() throws {
        func size(_ rows: Int, _ detent: PresentationDetent) throws -> CellSize {
            try window(
                app(Text(verbatim: "hello").presentationDetents([detent]), size: CellSize(width: 30, height: rows)))
        }
        #expect(try size(12, .medium).height == 11)
        #expect(try size(8, .medium).height == 8)
        #expect(try size(12, .fraction(0.25)).height == 7)
        #expect(try size(12, .height(3)).height == 5)
    }

    @Test("a sheet with detents is not narrow, and no wider than the screen", arguments: [20, 30, 60])
    func width(_ columns: Int) throws {
        let app = app(
            Text(verbatim: "hi").presentationDetents([.height(5)]), size: CellSize(width: columns, height: 20))
        #expect(try window(app).width == min(columns, 40))
        let start = try #require(app.screen.position(of: "hi")?.column)
        #expect(abs(start + 1 - columns / 2) <= 1)
    }

    private struct Linked: View {
        var body: some View {
            NavigationStack {
                VStack {
                    ForEach(0..<12, id: \.self) { Text(verbatim: "line \($0)") }
                    NavigationLink("next") { Text(verbatim: "small") }
                }
            }
        }
    }

    @Test("a link to a smaller screen does not shrink the sheet", arguments: [20, 30, 60])
    func link(_ columns: Int) throws {
        let app = app(Linked(), size: CellSize(width: columns, height: 24))
        let size = try window(app)
        app.click(text: "next")
        #expect(app.screen.position(of: "small") != nil)
        #expect(try window(app) == size)
        app.press(.escape)
        #expect(try window(app) == size)
    }

    @Test("the content is in the middle, and fills the height if it can")
    func middle() throws {
        let text = app(Text(verbatim: "hello").presentationDetents([.height(5)]))
        let top = try #require(text.screen.rows.firstIndex { $0.contains("╭") })
        #expect(text.screen.rows.firstIndex { $0.contains("hello") } == top + 3)
        let list = app(List { lines }.presentationDetents([.height(5)]))
        #expect(list.screen.rows.count { $0.contains("line") } == 5)
    }

    @Test("a sheet opens at its smallest height, whatever its content needs")
    func smallest() throws {
        func height(_ content: some View, _ detents: Set<PresentationDetent>) throws -> Int {
            try window(app(content.presentationDetents(detents))).height
        }
        #expect(try height(Text(verbatim: "one"), [.large, .medium, .height(2)]) == 4)
        #expect(try height(VStack { lines }, [.large, .medium, .height(2)]) == 4)
        #expect(try height(List { lines }, [.medium, .large]) == 11)
        let unknown = VStack { lines }.presentationDetents([.medium, .large], selection: .constant(.height(3)))
        #expect(try window(app(unknown)).height == 11)
    }

    @Test("the footer shows only the keys that lead to another height")
    func hints() throws {
        func keys(_ app: TestApp) -> [String] {
            ["Higher", "Lower"].filter { app.screen.rows.last?.contains($0) == true }
        }
        let app = TestApp(
            Text(verbatim: "beneath").sheet(isPresented: .constant(true)) {
                Text(verbatim: "hello").presentationDetents([.height(3), .medium, .large])
            }
            .keyHelp(.visible), size: CellSize(width: 120, height: 24))
        #expect(keys(app) == ["Higher"])
        app.press(.upArrow, modifiers: .control)
        #expect(keys(app) == ["Higher", "Lower"])
        app.press(.upArrow, modifiers: .control)
        #expect(keys(app) == ["Lower"])
    }

    @Test("a click on the upper edge chooses the next height, and tells the app")
    func click() throws {
        let app = TestApp(Selecting(), size: CellSize(width: 60, height: 24))
        #expect(try window(app).height == 7)
        #expect(app.screen.text.contains("small"))
        let top = try #require(app.screen.rows.firstIndex { $0.contains("━━━━━") })
        app.click(column: 30, row: top)
        #expect(try window(app).height == 20)
        #expect(app.screen.text.contains("large"))
        app.click(column: 30, row: try #require(app.screen.rows.firstIndex { $0.contains("━━━━━") }))
        #expect(try window(app).height == 7)
    }

    @Test("Control with an arrow chooses a height, also without a selection of the app")
    func keys() throws {
        let content = List { lines }.presentationDetents([.height(3), .medium, .large])
        let app = app(content)
        #expect(try window(app).height == 5)
        app.press(.upArrow, modifiers: .control)
        #expect(try window(app).height == 11)
        app.press(.upArrow, modifiers: .control)
        #expect(try window(app).height == 20)
        app.press(.upArrow, modifiers: .control)
        #expect(try window(app).height == 20)
        app.press(.downArrow, modifiers: .control)
        #expect(try window(app).height == 11)
    }

    @Test("the mark is there if there is a choice, unless the app hides or shows it")
    func dragIndicator() {
        func isShown(_ view: some View) -> Bool { app(view).screen.text.contains("━━━━━") }
        let text = Text(verbatim: "hello world")
        #expect(!isShown(text))
        #expect(!isShown(text.presentationDetents([.medium])))
        #expect(isShown(text.presentationDetents([.medium, .large])))
        #expect(!isShown(text.presentationDetents([.medium, .large]).presentationDragIndicator(.hidden)))
        #expect(isShown(text.presentationDragIndicator(.visible)))
    }

    @Test("a sizing proposes a width")
    func sizing() throws {
        let wide = CellSize(width: 140, height: 30)
        func width(_ sizing: some PresentationSizing) throws -> Int {
            try window(app(List { lines }.presentationSizing(sizing), size: wide)).width
        }
        #expect(try width(.form) == 64)
        #expect(try width(.page) == 96)
        #expect(try width(.automatic) == 84)
        #expect(try width(TwentyColumns()) == 20)
        #expect(try window(app(Text(verbatim: "hello").presentationSizing(.page), size: wide)).width == 9)
    }

    @Test("on a small screen a sheet with heights stays within it, and its content scrolls")
    func small() throws {
        let app = app(
            VStack { lines }.presentationDetents([.height(30), .large]), size: CellSize(width: 40, height: 8))
        #expect(try window(app).height <= 8)
        app.press(.end)
        #expect(app.screen.text.contains("line 99"))
    }
}

private struct ThirdDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
        context.isEnabled ? context.maxDetentValue / 3 : nil
    }
}

private struct TwentyColumns: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: 20, height: root.sizeThatFits(.unspecified).height)
    }
}

private struct Selecting: View {
    @State private var detent = PresentationDetent.height(5)

    var body: some View {
        Text(verbatim: "beneath")
            .sheet(isPresented: .constant(true)) {
                Text(verbatim: detent == .large ? "large sheet" : "small sheet")
                    .presentationDetents([.height(5), .large], selection: $detent)
            }
    }
}
