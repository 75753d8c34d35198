import CursesUITesting
import Testing

/// Tests that every view that can be tapped can also be activated with a key.
@MainActor
@Suite("views that can be tapped, by keys")
struct PressableTests {
    private let log = Log()

    private func makeApp(_ view: some View, width: Int = 30, height: Int = 8) -> TestApp {
        TestApp(
            view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
            size: CellSize(width: width, height: height)
        )
    }

    @Test("a view that can be tapped has the focus, and return and space tap it")
    func tap() {
        let app = makeApp(
            VStack {
                Text("one").onTapGesture { log.add("one") }
                Text("two").onTapGesture(count: 2) { log.add("two") }
            }
        )
        #expect(app.focused?.name == "one")
        app.press(.return)
        app.press(.downArrow)
        app.press(.space)
        #expect(log.entries == ["one", "two"])
    }

    @Test("a view that can be tapped is shown with the focus")
    func tapLook() {
        let app = makeApp(Text("one").onTapGesture {})
        #expect(app.screen.cell(0, 0).style.attributes.contains(.reverse))
    }

    @Test("a tap on a view that holds controls is a stop beside them; one inside of a control is none")
    func tapAround() {
        let app = makeApp(
            VStack(alignment: .leading) {
                Text("card")
                Button("in") {}
                Button {
                } label: {
                    Text("label").onTapGesture {}
                }
                Text("focusable").onTapGesture { log.add("tap") }.focusable()
            }
            .onTapGesture { log.add("outer") }
        )
        let stops = app.elements.filter(\.isFocusable).map(\.name)
        #expect(stops == ["card", "in", "label", "focusable"])
        app.press(.tab, times: 2)
        app.press(.return)
        #expect(log.entries == ["tap"])
    }

    @Test("a tap around a control stays a stop when the control goes")
    func tapAndControl() {
        struct Changing: View {
            @State private var hasButton = true
            var body: some View {
                VStack {
                    VStack {
                        Text("text")
                        if hasButton { Button("button") {} }
                    }
                    .onTapGesture {}
                    .accessibilityElement(children: .contain)
                    Toggle("has", isOn: $hasButton)
                }
            }
        }
        let app = makeApp(Changing())
        #expect(app.elements.filter(\.isFocusable).count == 3)
        app.click(text: "has")
        #expect(app.elements.filter(\.isFocusable).count == 2)
        app.press(.tab)
        let text = app.screen.position(of: "text") ?? .zero
        #expect(app.screen.cell(text.column, text.row).style.attributes.contains(.reverse))
    }

    @Test("rows with a tap are walked by the arrows, and return taps them")
    func taps() {
        let app = makeApp(List(["a", "b"], id: \.self) { name in Text(name).onTapGesture { log.add(name) } })
        app.press(.downArrow)
        app.press(.return)
        #expect(log.entries == ["b"])
    }

    @Test("cards in a grid are pressed")
    func grid() {
        let columns = [GridItem(.fixed(10)), GridItem(.fixed(10))]
        let app = makeApp(
            LazyVGrid(columns: columns) {
                ForEach(["a", "b", "c", "d"], id: \.self) { name in Text(name).onTapGesture { log.add(name) } }
            }
        )
        app.press(.rightArrow)
        app.press(.downArrow)
        app.press(.space)
        #expect(log.entries == ["d"])
    }

    @Test("a view with a context menu has the focus, and return opens the menu")
    func contextMenu() {
        let app = makeApp(Text("file").contextMenu { Button("Rename") { log.add("rename") } })
        #expect(app.focused?.name == "file")
        app.press(.return)
        #expect(app.screen.position(of: "Rename") != nil)
        app.press(.return)
        #expect(log.entries == ["rename"])
    }

    @Test("return taps a view that has a context menu too", arguments: [false, true])
    func tapAndContextMenu(isTapOutside: Bool) {
        let menu = Text("file").contextMenu { Button("Rename") {} }
        let app =
            isTapOutside
            ? makeApp(menu.onTapGesture { log.add("tap") })
            : makeApp(Text("file").onTapGesture { log.add("tap") }.contextMenu { Button("Rename") {} })
        app.press(.return)
        #expect(log.entries == ["tap"])
        app.press(.function(9))
        #expect(app.screen.position(of: "Rename") != nil)
    }

    @Test("a context menu in the label of a control opens by a key")
    func menuInLabel() {
        let app = makeApp(
            Button {
            } label: {
                Text("label").contextMenu { Button("Rename") {} }
            }
        )
        app.press(.function(9))
        #expect(app.screen.position(of: "Rename") != nil)
    }

    @Test("links in a text are walked by the arrows, return and a click open them")
    func links() {
        let text = Text("See [one](https://example.org/1) or [two](https://example.org/2).")
        let app = makeApp(
            text.environment(
                \.openURL,
                OpenURLAction { url in
                    log.add(url.lastPathComponent)
                    return .handled
                }
            )
        )
        #expect(app.screen.cell(4, 0).style.attributes.contains(.reverse))
        #expect(!app.screen.cell(0, 0).style.attributes.contains(.reverse))
        app.press(.return)
        app.press(.rightArrow)
        #expect(!app.screen.cell(4, 0).style.attributes.contains(.reverse))
        #expect(app.screen.cell(11, 0).style.attributes.contains(.reverse))
        app.press(.space)
        app.click(text: "one")
        app.click(text: "or")
        #expect(log.entries == ["1", "2", "1"])
    }

    @Test("the link of a text in a control is not a stop")
    func linkInButton() {
        let app = makeApp(
            Button {
                log.add("button")
            } label: {
                Text("[one](https://example.org/1)")
            }
        )
        #expect(app.elements.filter(\.isFocusable).count == 1)
        app.press(.return)
        #expect(log.entries == ["button"])
    }

    @Test("a field gets the focus before a view above it that can be tapped")
    func initialFocus() {
        let app = makeApp(
            VStack {
                Text("tap").onTapGesture {}
                Text("[one](https://example.org/1)")
                TextField("Name", text: .constant(""))
            }
        )
        #expect(app.focused?.name == "Name")
    }
}
