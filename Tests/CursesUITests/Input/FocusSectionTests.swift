import CursesUITesting
import Testing

/// Tests which control each arrow key moves the focus to.
@MainActor
@Suite("focus sections and searches")
struct FocusSectionTests {
    private struct Corners: View {
        let isSection: Bool
        var body: some View {
            HStack(alignment: .top, spacing: 10) {
                VStack(alignment: .leading) {
                    Button("one") {}
                    Button("two") {}
                }
                if isSection { far.focusSection() } else { far }
            }
        }

        private var far: some View {
            VStack(alignment: .leading) {
                Text("nothing here")
                Text("nor here")
                Spacer()
                Button("near") {}
                Button("far") {}
            }
        }
    }

    @Test("arrows lead to a section as a whole, and to the nearest control in it")
    func section() {
        let app = TestApp(Corners(isSection: true), size: CellSize(width: 60, height: 12))
        app.press(.rightArrow)
        #expect(app.focused?.name == "near")
        app.press(.leftArrow)
        #expect(app.focused?.name == "two" || app.focused?.name == "one")
    }

    @Test("in a section the arrows lead from control to control")
    func inside() {
        let app = TestApp(Corners(isSection: true), size: CellSize(width: 60, height: 12))
        app.press(.rightArrow)
        app.press(.downArrow)
        #expect(app.focused?.name == "far")
        app.press(.upArrow)
        #expect(app.focused?.name == "near")
    }

    private struct Aside: View {
        @State private var text = ""
        var body: some View {
            NavigationSplitView {
                List(["red", "blue"], id: \.self) { name in Button(name) {}.buttonStyle(.plain) }
                    .searchable(text: $text)
            } detail: {
                VStack {
                    Button("page") {}
                    TextField("Note", text: .constant(""))
                }
            }
        }
    }

    @Test("a search of another column is entered by control-F and a slash, unless text is typed")
    func search() {
        for press in [KeyPress("/"), KeyPress("f", modifiers: .control)] {
            let app = TestApp(Aside(), size: CellSize(width: 80, height: 16))
            app.press(.function(6))
            #expect(app.focused?.name == "page")
            app.send(.key(press))
            #expect(app.focused?.name == "Search")
        }
        let app = TestApp(Aside(), size: CellSize(width: 80, height: 16))
        app.press(.function(6))
        app.press(.tab)
        #expect(app.focused?.name == "Note")
        app.press("/")
        #expect(app.focused?.name == "Note")
    }
}
