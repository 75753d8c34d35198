import CursesUITesting
import Testing

/// Tests that content larger than the screen scrolls.
@MainActor
@Suite("a screen that does not fit")
struct OverflowTests {
    enum Place: CaseIterable {
        case root, stack, sheet, cover, tab, column
    }

    /// Ten buttons, the last of which is named "9".
    private struct Buttons: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<10, id: \.self) { Button("\($0)") {} }
            }
        }
    }

    private struct Screen: View {
        let place: Place
        @State private var isPresented = true

        var body: some View {
            switch place {
            case .root: Buttons()
            case .stack: NavigationStack { Buttons().navigationTitle("Title") }
            case .sheet: Text("below").sheet(isPresented: $isPresented) { Buttons() }
            case .cover: Text("below").fullScreenCover(isPresented: $isPresented) { Buttons() }
            case .tab:
                TabView {
                    Buttons().tabItem { Text("one") }
                    Text("two").tabItem { Text("two") }
                }
            case .column:
                NavigationSplitView {
                    Buttons()
                } detail: {
                    Text("detail")
                }
            }
        }
    }

    @Test(
        "it scrolls to the control with the focus",
        arguments: Place.allCases,
        [CellSize(width: 80, height: 24), CellSize(width: 60, height: 9), CellSize(width: 20, height: 6)]
    )
    func focus(place: Place, size: CellSize) {
        let app = TestApp(Screen(place: place), size: size)
        var seen: Set<String> = []
        for _ in 0..<24 {
            guard let focused = app.focused else { break }
            if app.screen.position(of: "[ \(focused.name) ]") != nil { seen.insert(focused.name) }
            app.press(.tab)
        }
        #expect(seen.isSuperset(of: (0..<10).map(String.init)), "\(app.screen.text)")
    }

    @Test("page keys, home, end and the wheel scroll it")
    func keys() {
        let app = TestApp(Buttons(), size: CellSize(width: 20, height: 6))
        #expect(app.screen.position(of: "[ 0 ]")?.row == 0)
        app.press(.end)
        #expect(app.screen.position(of: "[ 9 ]")?.row == 5)
        app.press(.home)
        #expect(app.screen.position(of: "[ 0 ]")?.row == 0)
        app.press(.pageDown)
        #expect(app.screen.position(of: "[ 0 ]") == nil)
        app.press(.pageUp)
        app.scroll(1, column: 2, row: 2)
        #expect(app.screen.position(of: "[ 0 ]") == nil)
    }

    @Test("a bar shows which part is visible, and goes when everything fits")
    func bar() {
        let app = TestApp(Buttons(), size: CellSize(width: 20, height: 6))
        #expect(app.screen.row(0).hasSuffix("┃"))
        #expect(app.screen.row(5).hasSuffix("│"))
        app.resize(width: 20, height: 10)
        #expect(!app.screen.text.contains("┃"))
        #expect(app.screen.position(of: "[ 9 ]")?.row == 9)
    }

    @Test("rows of the screen's width do not scroll sideways for the column of the bar", arguments: [20, 21])
    func asWide(width: Int) {
        let rows = VStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { Text("row \($0)").frame(width: CGFloat(width), alignment: .leading) }
        }
        let app = TestApp(rows, size: CellSize(width: 20, height: 6))
        #expect(app.screen.row(5).hasPrefix("row 5") == (width == 20))
        app.press(.end)
        #expect(app.screen.position(of: "row 9") != nil)
    }

    @Test("a wide screen scrolls sideways")
    func wide() {
        let app = TestApp(
            HStack { ForEach(0..<9, id: \.self) { Button("button \($0)") {}.fixedSize() } },
            size: CellSize(width: 40, height: 4)
        )
        for _ in 0..<8 { app.press(.rightArrow) }
        #expect(app.screen.position(of: "[ button 8 ]") != nil)
    }

    @Test("texts alone can be read to the end")
    func texts() {
        let app = TestApp(
            VStack(alignment: .leading, spacing: 0) { ForEach(0..<10, id: \.self) { Text("line \($0)") } },
            size: CellSize(width: 20, height: 4)
        )
        for _ in 0..<9 { app.press(.downArrow) }
        #expect(app.screen.position(of: "line 9")?.row == 3)
    }

    @Test("its texts are not cut, because it scrolls in any case", arguments: [false, true], [false, true])
    func wholeTexts(isInStack: Bool, isNarrow: Bool) {
        struct Page: View {
            let isNarrow: Bool
            var body: some View {
                VStack(spacing: 0) {
                    Color.blue.frame(width: isNarrow ? 4 : nil, height: 8)
                    Text("one two three four five six seven eight nine ten eleven twelve")
                    Button("Go") {}.padding(2)
                }
            }
        }
        let size = CellSize(width: 20, height: 10)
        let app =
            isInStack
            ? TestApp(NavigationStack { Page(isNarrow: isNarrow) }, size: size)
            : TestApp(Page(isNarrow: isNarrow), size: size)
        app.press(.home)
        var seen = app.screen.text
        for _ in 0..<8 {
            app.press(.downArrow)
            seen += app.screen.text
        }
        #expect(!seen.contains("…"))
        #expect(seen.contains("twelve") && seen.contains("Go"))
    }

    @Test("the title of a screen stays while the screen scrolls")
    func title() {
        let app = TestApp(Screen(place: .stack), size: CellSize(width: 20, height: 6))
        app.press(.tab, times: 9)
        #expect(app.screen.position(of: "Title")?.row == 0)
    }

    @Test("a control that fits takes its keys and clicks as before, and no bar is drawn")
    func fits() {
        let app = TestApp(Buttons(), size: CellSize(width: 20, height: 24))
        #expect(!app.screen.text.contains("┃"))
        #expect(app.screen.position(of: "[ 0 ]")?.row == 7)
    }

    @Test("a terminal that is too small to scroll in says what is needed")
    func tooSmall() {
        let app = TestApp(Buttons(), size: CellSize(width: 20, height: 2))
        #expect(app.screen.row(1).contains("20×10"))
    }
}

extension OverflowTests {
    enum Cover: CaseIterable {
        case root, stack, tab

        @MainActor @ViewBuilder
        func screen(_ content: some View) -> some View {
            switch self {
            case .root: content
            case .stack: NavigationStack { content }
            case .tab: TabView { content.tabItem { Text("one") } }
            }
        }
    }

    /// A shape that is as large as a picture that fills the screen.
    private var picture: some View {
        Color.blue.aspectRatio(1, contentMode: .fill)
    }

    @Test("it does not scroll because of a picture behind it that fills the screen", arguments: Cover.allCases)
    func fillingPicture(cover: Cover) {
        let content = ZStack {
            picture.ignoresSafeArea()
            VStack {
                Text("title")
                Spacer()
                Button("button") {}
            }
        }
        let app = TestApp(cover.screen(content), size: CellSize(width: 60, height: 20))
        let (title, button) = (app.screen.position(of: "title"), app.screen.position(of: "button"))
        #expect(title?.row ?? 9 < 3, "\(app.screen.text)")
        #expect(button?.row ?? 0 > 15, "\(app.screen.text)")
        #expect((27...28).contains(title?.column ?? 0), "\(app.screen.text)")
    }

    @Test("it scrolls if other content does not fit", arguments: Cover.allCases)
    func pictureAndRows(cover: Cover) {
        let content = ZStack {
            picture
            VStack { ForEach(0..<30, id: \.self) { Text("row \($0)") } }
        }
        let app = TestApp(cover.screen(content), size: CellSize(width: 60, height: 20))
        app.press(.end)
        #expect(app.screen.position(of: "row 29") != nil, "\(app.screen.text)")
    }

    @Test("a colour behind it covers all of it", arguments: Cover.allCases)
    func colour(cover: Cover) {
        let content = ZStack {
            Color.blue.ignoresSafeArea()
            VStack { ForEach(0..<30, id: \.self) { Text("row \($0)") } }
        }
        let app = TestApp(cover.screen(content), size: CellSize(width: 60, height: 20))
        for text in ["row 0", "row 10"] {
            let place = app.screen.position(of: text) ?? .zero
            #expect(app.screen.cell(place.column, place.row).style.background != .default, "\(app.screen.text)")
        }
        app.press(.end)
        let place = app.screen.position(of: "row 29") ?? .zero
        #expect(app.screen.cell(place.column, place.row).style.background != .default, "\(app.screen.text)")
    }

    @Test("a row of high cards that scrolls sideways is whole on a page that scrolls down")
    func cards() {
        let page = VStack(spacing: 0) {
            Button("first") {}
            ScrollView(.horizontal) {
                HStack {
                    ForEach(0..<3, id: \.self) { number in
                        Button("card \(number)") {}.frame(width: 12, height: 8).background(.gray)
                    }
                }
            }
            Button("last") {}
        }
        let app = TestApp(page, size: CellSize(width: 20, height: 6))
        app.press(.tab)
        #expect(app.focused?.name == "card 0")
        #expect(app.screen.position(of: "card 0") != nil)
        app.press(.tab, times: 3)
        #expect(app.focused?.name == "last")
        #expect(app.screen.position(of: "last") != nil)
    }

    @Test("a stack of screens that is a part of a page is as high as its content")
    func nestedStack() {
        let page = VStack(spacing: 0) {
            NavigationStack {
                VStack(spacing: 0) {
                    Text("place")
                    Text("title")
                }
            }
            Color.blue.frame(height: 4)
            Button("button") {}
            Color.red.frame(height: 4)
        }
        let app = TestApp(page, size: CellSize(width: 20, height: 8))
        #expect(app.screen.position(of: "place") != nil && app.screen.position(of: "title") != nil)
    }

    @Test("a control that is moved below the end of a page can be scrolled into sight")
    func movedControl() {
        let page = VStack(spacing: 0) {
            Button("first") {}
            Color.gray.frame(width: 4, height: 10)
            Button("moved") {}.offset(y: 3)
        }
        let app = TestApp(page, size: CellSize(width: 20, height: 8))
        app.press(.tab)
        #expect(app.focused?.name == "moved")
        #expect(app.screen.position(of: "[ moved ]") != nil)
        app.press(.tab)
        #expect(app.screen.position(of: "[ first ]")?.row == 0)
        app.press(.end)
        #expect(app.screen.position(of: "[ moved ]")?.row == 7)
    }

    @Test("a panel that is hidden below the page stays hidden")
    func hiddenPanel() {
        let page = ZStack(alignment: .bottom) {
            VStack(spacing: 0) {
                Button("first") {}
                Color.gray.frame(width: 4, height: 10)
            }
            Button("panel") {}.offset(y: 20)
        }
        let app = TestApp(page, size: CellSize(width: 20, height: 8))
        app.press(.end)
        #expect(app.screen.position(of: "panel") == nil)
        #expect(app.screen.position(of: "first") == nil)
    }
}
