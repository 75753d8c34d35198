import CursesUITesting
import Testing

@MainActor
@Suite("Sheets, covers and popovers")
struct SheetTests {
    private let log = Log()
    private let size = CellSize(width: 34, height: 10)

    struct SignUp: View {
        @State private var isSignedUp = false
        @State private var name = ""
        let log: Log

        var body: some View {
            TextField("Name", text: $name)
            Button("Sign up") { isSignedUp = true }
                .disabled(name.isEmpty)
                .sheet(isPresented: $isSignedUp, onDismiss: { log.add("dismissed") }) {
                    Text("Welcome, \(name)!")
                    Button("Close") { isSignedUp = false }
                }
            Text(verbatim: isSignedUp ? "flag up" : "flag down")
        }
    }

    @Test("A sheet greets; dismissal resets the flag and gives the focus back")
    func signUp() {
        let app = TestApp(SignUp(log: log), size: size)
        app.type("john")
        app.press(.tab)
        app.press(.return)
        #expect(app.screen.position(of: "Welcome, john!") != nil)
        app.press(.escape)
        #expect(app.screen.position(of: "Welcome") == nil)
        #expect(app.screen.position(of: "flag down") != nil)
        #expect(log.take() == ["dismissed"])
        app.press(.return)
        #expect(app.screen.position(of: "Welcome") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "flag down") != nil)
        #expect(log.take() == ["dismissed"])
    }

    @Test("it stands in a frame in the middle")
    func picture() {
        let screen = render(
            Text("beneath").sheet(isPresented: .constant(true)) {
                Text("Welcome!")
                Button("Close") {}
            },
            size: CellSize(width: 24, height: 6)
        )
        #expect(
            screen == """

                     ╭───────────╮
                     │ Welcome!  │
                     │ [ Close ] │
                     ╰───────────╯
                """)
    }

    @Test("a list in a sheet has the rows that it has use for, and scrolls in itself")
    func greedy() {
        let size = CellSize(width: 120, height: 24)
        func sheet(_ count: Int, _ size: CellSize) -> Snapshot {
            render(
                Text("beneath").sheet(isPresented: .constant(true)) {
                    Text("title")
                    List(0..<count, id: \.self) { Text("row \($0)") }
                    Button("Done") {}
                },
                size: size
            )
        }
        let long = sheet(100, size)
        #expect(long.positions(of: "row").count == 16)
        #expect(long.position(of: "title") == CellPoint(column: 58, row: 3))
        #expect(long.position(of: "Done")?.row == 20)
        #expect(long.positions(of: "╭").first == CellPoint(column: 18, row: 2))
        let short = sheet(2, size)
        #expect(short.position(of: "title")?.row == 7)
        #expect(short.position(of: "Done")?.row == 16)
        let small = sheet(100, CellSize(width: 40, height: 12))
        #expect(small.position(of: "╭") == CellPoint.zero)
        #expect(small.position(of: "╯") == CellPoint(column: 39, row: 11))
        #expect(small.positions(of: "row").count == 8)
    }

    @Test(
        "windows around what takes any size are never a row high",
        arguments: [true, false]
    )
    func flexible(isPopover: Bool) {
        func rows(_ content: some View) -> Int {
            let screen = render(
                isPopover
                    ? AnyView(Text("beneath").popover(isPresented: .constant(true)) { content })
                    : AnyView(Text("beneath").sheet(isPresented: .constant(true)) { content }),
                size: CellSize(width: 80, height: 24)
            )
            guard let top = screen.position(of: "╭"), let bottom = screen.position(of: "╯") else { return 0 }
            #expect(bottom.column - top.column > 40)
            return bottom.row - top.row - 1
        }
        #expect(rows(List { Text("row") }) == 10)
        #expect(rows(Form { Text("row") }) == 10)
        #expect(rows(ScrollView { Text("row").frame(width: 40) }) == 10)
        #expect(rows(NavigationStack { List { Text("row") } }) == 10)
        #expect(rows(GeometryReader { _ in Text("row") }) == 10)
    }

    @Test("a sheet in too little room takes the whole screen and scrolls")
    func crowded() {
        let app = TestApp(
            Text("beneath").sheet(isPresented: .constant(true)) {
                ForEach(0..<9, id: \.self) { Text("row \($0)") }
                Button("Close") {}
            },
            size: CellSize(width: 14, height: 5)
        )
        #expect(app.screen.position(of: "╭")?.row == 0)
        #expect(app.screen.position(of: "row 0")?.row == 1)
        app.press(.tab)
        #expect(app.screen.position(of: "[ Close ]")?.row == 3)
    }

    struct Item: Identifiable { let id: Int }

    struct Items: View {
        @State private var item: Item?
        let log: Log

        var body: some View {
            Button("one") { item = Item(id: 1) }
                .sheet(item: $item, onDismiss: { log.add("dismissed") }) { shown in
                    Detail(item: shown) { item = $0 }
                }
            Text(verbatim: item == nil ? "none" : "some")
        }
    }

    struct Detail: View {
        let item: Item
        let show: (Item?) -> Void
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Text(verbatim: "item \(item.id) count \(count)")
            Button("count") { count += 1 }
            Button("next") { show(Item(id: item.id + 1)) }
            Button("done") { dismiss() }
        }
    }

    @Test("an item is shown while there is one; another item starts afresh")
    func items() {
        let app = TestApp(Items(log: log), size: size)
        app.press(.return)
        #expect(app.screen.position(of: "item 1 count 0") != nil)
        app.click(text: "count ]")
        #expect(app.screen.position(of: "item 1 count 1") != nil)
        app.click(text: "next")
        #expect(app.screen.position(of: "item 2 count 0") != nil)
        #expect(log.take() == ["dismissed"])
        app.click(text: "done")
        #expect(app.screen.position(of: "none") != nil)
        #expect(log.take() == ["dismissed"])
    }

    struct Following: View {
        @State private var isShown = false
        @State private var count = 0

        var body: some View {
            Button("show") { isShown = true }
                .sheet(isPresented: $isShown) { Button("count \(count)") { count += 1 } }
        }
    }

    @Test("its content follows the state of the view that shows it")
    func following() {
        let app = TestApp(Following(), size: size)
        app.press(.return)
        app.press(.return)
        app.press(.return)
        #expect(app.screen.position(of: "count 2") != nil)
    }

    struct Stubborn: View {
        @State private var isShown = true
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            Text(verbatim: isPresented ? "presented" : "not presented")
                .sheet(isPresented: $isShown) { StubbornContent() }
        }
    }

    struct StubbornContent: View {
        @State private var isDone = false
        @Environment(\.isPresented) private var isPresented
        @Environment(\.presentationMode) private var presentationMode

        var body: some View {
            Text(verbatim: isPresented ? "inside" : "outside")
            Button("allow") { isDone = true }
            Button("leave") { presentationMode.wrappedValue.dismiss() }
                .interactiveDismissDisabled(!isDone)
        }
    }

    @Test("what forbids dismissal keeps it open against Escape and clicks, not against its own buttons")
    func stubborn() {
        let app = TestApp(Stubborn(), size: size)
        app.press(.escape)
        app.click(column: 0, row: 0)
        #expect(app.screen.position(of: "inside") != nil)
        app.click(text: "leave")
        #expect(app.screen.position(of: "not presented") != nil)
        let other = TestApp(Stubborn(), size: size)
        other.click(text: "allow")
        other.press(.escape)
        #expect(other.screen.position(of: "inside") == nil)
    }

    @Test("what does not fit scrolls, to the control with the focus")
    func small() {
        let app = TestApp(
            Text("beneath").sheet(isPresented: .constant(true)) {
                ForEach(0..<12, id: \.self) { Button("button \($0)") {} }
            },
            size: CellSize(width: 24, height: 8)
        )
        #expect(app.screen.position(of: "button 0") != nil)
        #expect(app.screen.position(of: "button 11") == nil)
        for _ in 0..<11 { app.press(.tab) }
        #expect(app.screen.position(of: "button 11") != nil)
        #expect(app.screen.position(of: "╰") != nil)
    }

    struct Covering: View {
        @State private var isCovered = false

        var body: some View {
            Button("cover") { isCovered = true }
                .fullScreenCover(isPresented: $isCovered) {
                    Text("in front")
                    Button("uncover") { isCovered = false }
                }
        }
    }

    @Test("a cover hides the screen, and goes only when the app takes it away")
    func cover() {
        let app = TestApp(Covering(), size: size)
        app.press(.return)
        #expect(app.screen.position(of: "in front") != nil)
        #expect(app.screen.position(of: "[ cover ]") == nil)
        app.press(.escape)
        #expect(app.screen.position(of: "in front") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "[ cover ]") != nil)
    }

    @Test("a popover stands at its view")
    func popover() {
        let screen = render(
            VStack(alignment: .leading, spacing: 0) {
                Text("anchor").popover(isPresented: .constant(true)) { Text("hint") }
                Spacer()
            }
            .frame(width: 12, height: 5, alignment: .leading),
            size: CellSize(width: 12, height: 5)
        )
        #expect(
            screen == """
                anchor
                ╭──────╮
                │ hint │
                ╰──────╯
                """)
    }

    // MARK: Windows that are wider than the screen

    private struct Wide: View {
        let isPopover: Bool
        @State private var isPresented = false

        var body: some View {
            if isPopover {
                opener.popover(isPresented: $isPresented) { content }
            } else {
                opener.sheet(isPresented: $isPresented) { content }
            }
        }

        private var opener: some View { Button("open") { isPresented = true } }

        private var content: some View {
            VStack(alignment: .leading, spacing: 0) {
                HStack {
                    Button("first") {}.fixedSize()
                    Button("last") {}.frame(width: 60, alignment: .trailing)
                }
                Text("below").frame(width: 75, alignment: .trailing)
            }
        }
    }

    @Test("a window that is wider than the screen scrolls sideways to the focus and back", arguments: [false, true])
    func wide(isPopover: Bool) {
        let app = TestApp(Wide(isPopover: isPopover), size: CellSize(width: 40, height: 12))
        app.press(.return)
        #expect(app.screen.position(of: "first") != nil)
        #expect(app.screen.position(of: "last") == nil)
        app.press(.tab)
        #expect(app.focused?.name == "last")
        #expect(app.screen.position(of: "last") != nil)
        app.press(.tab)
        #expect(app.screen.position(of: "first") != nil)
        let reach = app.keyboardReach()
        #expect(reach.outOfReach == [] && reach.unseen == [])
    }

    private struct WideText: View {
        @State private var isPresented = true
        var body: some View {
            Text("screen").sheet(isPresented: $isPresented) {
                Text(verbatim: "start " + String(repeating: "-", count: 60) + " end").fixedSize()
            }
        }
    }

    @Test("a window without controls scrolls sideways by the arrows")
    func wideText() {
        let app = TestApp(WideText(), size: CellSize(width: 40, height: 8))
        #expect(app.screen.position(of: "start") != nil && app.screen.position(of: " end") == nil)
        app.press(.rightArrow, times: 60)
        #expect(app.screen.position(of: " end") != nil)
        app.press(.leftArrow, times: 60)
        #expect(app.screen.position(of: "start") != nil)
    }

    private struct WholeWidth: View {
        let width: CGFloat
        var body: some View {
            Text("beneath").sheet(isPresented: .constant(true)) {
                Text("Title")
                Text("first").frame(width: width - 4, alignment: .leading)
                Button("last") {}.frame(width: width - 4, alignment: .trailing).padding(.horizontal, 2)
            }
        }
    }

    @Test("a sheet for content as wide as the screen is as wide, without lines on both sides")
    func wholeWidth() {
        let app = TestApp(WholeWidth(width: 60), size: CellSize(width: 60, height: 12))
        let title = app.screen.position(of: "Title")
        #expect(title?.column == 28)
        #expect(app.screen.position(of: "first")?.column == 2)
        #expect(app.screen.position(of: "[ last ]")?.column == 50)
        #expect(!app.screen.text.contains("│") && app.screen.rows[3].hasPrefix("─"))
    }

    @Test("a sheet for content nearly as wide as the screen keeps its lines", arguments: [56, 54, 52])
    func nearlyWholeWidth(width: Int) {
        let app = TestApp(WholeWidth(width: CGFloat(width)), size: CellSize(width: 60, height: 12))
        let first = app.screen.position(of: "first")?.column
        #expect(first == (60 - width) / 2 + 2)
        #expect(app.screen.rows.filter { $0.contains("│") }.count == 3)
        #expect(app.screen.position(of: "[ last ]") != nil)
    }

    @Test("text that can be broken makes no window wider than the screen")
    func broken() {
        let app = TestApp(
            Text("screen").sheet(isPresented: .constant(true)) {
                Text(verbatim: "start " + String(repeating: "word ", count: 12) + "end")
            },
            size: CellSize(width: 40, height: 12))
        #expect(app.screen.position(of: "start") != nil && app.screen.position(of: "end") != nil)
    }
}
