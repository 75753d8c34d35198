import CursesUITesting
import Testing

@MainActor
@Suite("ScrollView")
struct ScrollViewTests {
    private func rows(_ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)") }
    }

    private func makeApp(_ view: some View, width: Int = 10, height: Int = 4) -> TestApp {
        TestApp(view, size: CellSize(width: width, height: height))
    }

    @Test("it shows what there is room for, and a bar beside it")
    func start() {
        let app = makeApp(ScrollView { rows(8) })
        #expect(app.screen == "  row 0█\n  row 1█\n  row 2│\n  row 3│")
    }

    @Test("the page keys and the wheel over a strip that scrolls sideways scroll the page around it")
    func strip() {
        let app = makeApp(
            ScrollView {
                ScrollView(.horizontal) { Text(verbatim: String(repeating: "strip ", count: 9)).fixedSize() }
                rows(30)
            }, width: 20, height: 6)
        app.press(.rightArrow)
        #expect(app.screen.rows[0].contains("strip") && app.screen.text.contains("row 0"))
        app.scroll(1, column: 1, row: 0)
        #expect(!app.screen.text.contains("row 0"), "\(app.screen)")
        app.press(.home)
        #expect(app.screen.text.contains("row 0"), "\(app.screen)")
        app.press(.pageDown)
        #expect(!app.screen.text.contains("row 0"), "\(app.screen)")
    }

    @Test("a strip that scrolls sideways alone takes the page keys and the wheel itself")
    func lonelyStrip() {
        let strip = ScrollView(.horizontal) { Text(verbatim: "first" + String(repeating: " ", count: 60) + "last") }
        let app = makeApp(strip, width: 20, height: 3)
        app.press(.end)
        #expect(app.screen.text.contains("last"))
        app.scroll(-1, column: 1, row: 0)
        app.press(.home)
        #expect(app.screen.text.contains("first"))
    }

    @Test("without overflow there is no bar")
    func fits() {
        let app = makeApp(ScrollView { rows(2) })
        #expect(app.screen == "  row 0\n  row 1")
    }

    @MainActor @Observable
    final class RowCount {
        var count = 8
    }

    struct Rows: View {
        let rowCount: RowCount
        var body: some View {
            ScrollView { ForEach(0..<rowCount.count, id: \.self) { Text(verbatim: "row \($0)") } }
        }
    }

    @Test("the bar tells of rows that come beyond the edge")
    func growth() {
        let rowCount = RowCount()
        let app = makeApp(Rows(rowCount: rowCount))
        #expect(app.screen == "  row 0█\n  row 1█\n  row 2│\n  row 3│")
        rowCount.count = 16
        app.settle()
        #expect(app.screen == "  row 0█\n  row 1│\n  row 2│\n  row 3│")
    }

    @Test("arrows scroll it in the label of a control, before they move the focus", arguments: [false, true])
    func label(isInList: Bool) {
        @ViewBuilder @MainActor
        func links() -> some View {
            ForEach(["a", "b"], id: \.self) { name in
                Button {
                } label: {
                    ScrollView(.horizontal) { Text(verbatim: name + "123456789") }
                }
                .buttonStyle(.plain)
            }
        }
        let app = makeApp(
            VStack {
                if isInList { List { links() } } else { links() }
            }, width: 6)
        app.press(.rightArrow)
        app.press(.rightArrow)
        #expect(app.screen.position(of: "234") != nil)
        #expect(app.screen.position(of: "b12") != nil)
        app.press(.downArrow)
        app.press(.rightArrow)
        #expect(app.screen.position(of: "234") != nil)
        #expect(app.screen.position(of: "b12") == nil)
        app.press(.leftArrow)
        #expect(app.screen.position(of: "b12") != nil)
    }

    @Test("arrows, pages, home and end scroll it while it has the focus")
    func keys() {
        let app = makeApp(ScrollView { rows(20) })
        func first() -> String { String(app.screen.row(0).trimmingCharacters(in: .whitespaces).dropLast()) }
        app.press(.downArrow)
        #expect(first() == "row 1")
        app.press(.pageDown)
        #expect(first() == "row 4")
        app.press(.upArrow)
        #expect(first() == "row 3")
        app.press(.end)
        #expect(first().hasPrefix("row 16"))
        app.press(.pageUp)
        #expect(first().hasPrefix("row 13"))
        app.press(.home)
        #expect(first() == "row 0")
    }

    @Test("the mouse on the bar scrolls to its place, and dragging takes it along")
    func bar() {
        let app = makeApp(ScrollView { rows(40) }.frame(width: 8))
        let column = app.screen.position(of: "█")!.column
        app.click(column: column, row: 3)
        #expect(app.screen.position(of: "row 39") != nil)
        let press = { (action: TerminalEvent.MouseEvent.Action, row: Int) in
            app.send(.mouse(.init(action, button: .left, at: CellPoint(column: column, row: row))))
        }
        press(.press, 3)
        press(.drag, 0)
        press(.release, 0)
        #expect(app.screen.position(of: "row 0") != nil)
        press(.drag, 3)
        #expect(app.screen.position(of: "row 0") != nil)
    }

    @Test("a button inside takes the focus; arrows scroll where no control lies ahead")
    func controls() {
        let app = makeApp(
            ScrollView {
                Button("go") {}
                rows(8)
            }
        )
        #expect(app.screen.row(0).contains("[ go ]"))
        app.press(.downArrow)
        #expect(app.screen.position(of: "[ go ]") == nil)
        app.press(.upArrow)
        #expect(app.screen.position(of: "[ go ]") != nil)
    }

    @Test("sideways it scrolls by the arrows, and its bar lies in the last row")
    func horizontal() {
        let app = makeApp(ScrollView(.horizontal) { Text("0123456789abcdef") }, height: 2)
        #expect(app.screen == "0123456789\n■■■■■■────")
        app.press(.rightArrow)
        #expect(app.screen.row(0) == "123456789a")
        app.scroll(9, column: 1, row: 0)
        #expect(app.screen == "6789abcdef\n────■■■■■■")
    }

    @Test("in both directions the corner stays free")
    func both() {
        let text = Text(verbatim: "012345\nabcdef\nABCDEF\nghijkl")
        let app = makeApp(ScrollView([.horizontal, .vertical]) { text }, width: 4, height: 3)
        #expect(app.screen == "012█\nabc│\n■──")
        app.press(.downArrow)
        app.press(.rightArrow)
        #expect(app.screen.row(0).hasPrefix("bcd"))
    }

    @Test("hidden indicators take no room; a disabled one does not scroll")
    func modifiers() {
        let hidden = makeApp(ScrollView { rows(8) }.scrollIndicators(.hidden), width: 5)
        #expect(hidden.screen == "row 0\nrow 1\nrow 2\nrow 3")
        hidden.press(.downArrow)
        #expect(hidden.screen.row(0) == "row 1")
        #expect(makeApp(ScrollView(showsIndicators: false) { rows(8) }, width: 5).screen.row(0) == "row 0")
        let disabled = makeApp(ScrollView { rows(8) }.scrollDisabled(true))
        disabled.press(.pageDown)
        disabled.scroll(1, column: 3, row: 1)
        #expect(disabled.screen.row(0).contains("row 0"))
    }

    struct Flashing: View {
        let rowCount: RowCount
        var onAppear = false
        var body: some View {
            ScrollView { ForEach(0..<40, id: \.self) { Text(verbatim: "row \($0)") } }
                .scrollIndicatorsFlash(trigger: rowCount.count)
                .scrollIndicatorsFlash(onAppear: onAppear)
        }
    }

    /// Returns whether the thumb of the bar is bright. It is in the first row.
    private func isBright(_ app: TestApp) -> Bool {
        let screen = app.screen
        return (0..<10).contains {
            screen.cell($0, 0).glyph == "█" && screen.cell($0, 0).style.attributes.contains(.bold)
        }
    }

    @Test("the bar is bright for 0.6 seconds when the app asks for it")
    func flash() {
        let model = RowCount()
        let app = makeApp(Flashing(rowCount: model))
        #expect(!isBright(app))
        model.count += 1
        app.settle()
        #expect(isBright(app))
        app.advance(by: .milliseconds(400))
        model.count += 1
        app.settle()
        app.advance(by: .milliseconds(400))
        #expect(isBright(app))
        app.advance(by: .milliseconds(250))
        #expect(!isBright(app))
    }

    @Test("the bar is bright when it appears if the app asks for it")
    func flashOnAppear() {
        let app = makeApp(Flashing(rowCount: RowCount(), onAppear: true))
        #expect(isBright(app))
        app.advance(by: .milliseconds(650))
        #expect(!isBright(app))
    }

    @Test("content is drawn beyond the edges of a scroll view that does not clip")
    func unclipped() {
        func app(_ isDisabled: Bool) -> TestApp {
            makeApp(
                VStack(spacing: 0) {
                    Text(verbatim: "above")
                    ScrollView { rows(8) }.frame(height: 2)
                    Spacer()
                }
                .scrollClipDisabled(isDisabled))
        }
        let clipped = app(false)
        #expect(clipped.screen == "   above\n  row 0█\n  row 1│")
        let free = app(true)
        #expect(free.screen == "   above\n  row 0█\n  row 1│\n  row 2")
        free.press(.downArrow)
        #expect(free.screen.row(1).contains("row 1") && free.screen.row(3).contains("row 3"))
    }

    @MainActor @Observable
    final class Model {
        var count = 10
    }

    struct Growing: View {
        let model: Model
        var body: some View {
            ScrollView { ForEach(0..<model.count, id: \.self) { Text(verbatim: "row \($0)") } }
                .defaultScrollAnchor(.bottom)
        }
    }

    @Test("an anchor at the bottom shows the end, and stays there while the content grows")
    func anchor() {
        let model = Model()
        let app = makeApp(Growing(model: model))
        #expect(app.screen.row(3).contains("row 9"))
        model.count = 12
        app.settle()
        #expect(app.screen.row(3).contains("row 11"))
        app.press(.upArrow)
        model.count = 14
        app.settle()
        #expect(app.screen.row(3).contains("row 10"))
    }

    struct Jumping: View {
        let target: String
        let anchor: UnitPoint?
        var body: some View {
            ScrollViewReader { proxy in
                Button("jump") { proxy.scrollTo(target, anchor: anchor) }
                ScrollView {
                    ForEach((0..<30).map { "row \($0)" }, id: \.self) { Text($0) }
                    Text("the end").id("end")
                }
            }
        }
    }

    @Test(
        "a reader scrolls to a view by its id",
        arguments: [
            ("row 20", UnitPoint.top, 1, "row 20"),
            ("row 20", .bottom, 5, "row 20"),
            ("row 20", .center, 3, "row 20"),
            ("end", nil, 5, "the end"),
            ("row 99", .top, 1, "row 0"),
        ] as [(String, UnitPoint?, Int, String)]
    )
    func reader(_ id: String, _ anchor: UnitPoint?, _ row: Int, _ text: String) {
        let app = makeApp(VStack { Jumping(target: id, anchor: anchor) }, height: 6)
        app.press(.return)
        #expect(app.screen.row(row).contains(text))
    }

    struct Chat: View {
        @State private var messages = Array(0..<10)
        var body: some View {
            ScrollViewReader { proxy in
                Button("send") {
                    messages.append(messages.count)
                    proxy.scrollTo(messages.count - 1)
                }
                ScrollView { ForEach(messages, id: \.self) { Text(verbatim: "message \($0)") } }
            }
        }
    }

    @Test("a reader scrolls to a view that comes with the same change")
    func newView() {
        let app = makeApp(VStack { Chat() }, width: 20, height: 5)
        app.press(.return)
        #expect(app.screen.row(4).contains("message 10"))
    }

    @Test("the focus of a high area without bars is marked by brackets at its corners, whatever their colour")
    func cornerMarks() {
        let view = VStack(spacing: 0) {
            Button("Top") {}
            ScrollView(.horizontal, showsIndicators: false) {
                Color.blue.frame(width: 40, height: 4)
            }
        }
        let app = TestApp(view, size: CellSize(width: 12, height: 5))
        app.press(.tab)
        let marks = ["[          ]", "", "", "[          ]"]
        #expect((1...4).map { app.screen.rows[$0] } == marks)
    }
}
