import CursesUITesting
import Testing

@MainActor
@Suite("Links in rows")
struct LinkRowTests {
    private let size = CellSize(width: 24, height: 8)

    private struct Cities: View {
        var body: some View {
            NavigationStack {
                List {
                    NavigationLink("Paris") { Text("Bonjour!") }
                    NavigationLink {
                        Text("Ciao!")
                    } label: {
                        Label("Rome", systemImage: "star")
                    }
                    Text("Atlantis")
                }
                .listStyle(.plain)
            }
        }
    }

    @Test("a link in a row that scrolls sideways has the width of its label, and no sign")
    func scrolled() {
        let view = NavigationStack {
            List {
                ScrollView(.horizontal) {
                    HStack {
                        ForEach(["Turtle Rock Lakes", "St. Mary Lake"], id: \.self) { name in
                            NavigationLink {
                                Text("place")
                            } label: {
                                Text(name)
                            }
                        }
                    }
                }
            }
            .listStyle(.plain)
        }
        let screen = render(view, size: CellSize(width: 60, height: 8))
        #expect(screen.text.contains("Turtle Rock Lakes"))
        #expect(!screen.text.contains("›"))
    }

    @Test("a link takes the whole row, with the sign at its end")
    func picture() {
        #expect(
            render(Cities(), size: size).text == """
                Paris                  ›
                ☆ Rome                 ›
                Atlantis
                """)
    }

    @Test("the sign can be hidden, and shown outside lists")
    func indicator() {
        #expect(!render(Cities().navigationLinkIndicatorVisibility(.hidden), size: size).text.contains("›"))
        let link = NavigationStack { NavigationLink("Paris") { Text("Bonjour!") } }
        #expect(!render(link, size: size).text.contains("›"))
        #expect(render(link.navigationLinkIndicatorVisibility(.visible), size: size).text.contains("Paris ›"))
    }

    @Test("the row that has the focus is shown in reverse video from end to end")
    func focus() {
        let app = TestApp(Cities(), size: size)
        for column in 0..<24 {
            #expect(app.screen.cell(column, 0).style.attributes.contains(.reverse))
            #expect(!app.screen.cell(column, 1).style.attributes.contains(.reverse))
        }
        app.press(.downArrow)
        #expect(app.screen.cell(12, 1).style.attributes.contains(.reverse))
    }

    @Test("a click anywhere on the row follows the link")
    func click() {
        let app = TestApp(Cities(), size: size)
        app.click(column: 15, row: 1)
        #expect(app.screen.position(of: "Ciao!") != nil)
    }

    @Test("a click on the margin of a row presses its only button")
    func margin() {
        let log = Log()
        let app = TestApp(
            List {
                Button("only") { log.add("only") }
                HStack {
                    Button("one") { log.add("one") }
                    Button("two") { log.add("two") }
                }
            },
            size: size
        )
        app.click(column: 20, row: app.screen.position(of: "only")!.row)
        #expect(log.take() == ["only"])
        app.click(column: 20, row: app.screen.position(of: "two")!.row)
        #expect(log.take() == [])
    }

    @Test("in a form as well; elsewhere there is no sign")
    func others() {
        let form = render(
            NavigationStack { Form { Section { NavigationLink("Paris") { Text("Bonjour!") } } } },
            size: CellSize(width: 24, height: 3)
        )
        #expect(
            form == """
                ╭──────────────────────╮
                │ Paris              › │
                ╰──────────────────────╯
                """)
        let stack = render(
            NavigationStack { NavigationLink("Paris") { Text("Bonjour!") } },
            size: CellSize(width: 24, height: 1)
        )
        #expect(stack.text.trimmingCharacters(in: .whitespaces) == "Paris")
    }

    private struct Silent: View {
        @Binding var isActive: Bool

        var body: some View {
            NavigationStack {
                VStack {
                    Text("Home")
                    NavigationLink(destination: Text("There"), isActive: $isActive) { EmptyView() }
                    Button("Go") { isActive = true }
                }
            }
        }
    }

    private struct SilentScreen: View {
        @State private var isActive = false
        var body: some View { Silent(isActive: $isActive) }
    }

    @Test("a link with an empty label draws nothing and takes no focus, and is followed by its binding")
    func silent() {
        let app = TestApp(SilentScreen(), size: CellSize(width: 6, height: 4))
        #expect(app.screen.text == "\n Home\n[ Go ]")
        app.press(.return)
        #expect(app.screen.position(of: "There") != nil)
    }

    private struct Bare: View {
        var body: some View {
            NavigationStack {
                List {
                    ZStack {
                        NavigationLink(destination: Text("Bonjour!")) { EmptyView() }.opacity(0)
                        HStack {
                            Text("Paris")
                            Spacer()
                        }
                    }
                    Text("Atlantis")
                }
                .listStyle(.plain)
            }
        }
    }

    @Test("a row follows the link with an empty label in it, by key and by click")
    func bareRow() {
        let app = TestApp(Bare(), size: size)
        #expect(app.screen.text == "Paris\nAtlantis")
        app.press(.return)
        #expect(app.screen.position(of: "Bonjour!") != nil)
        app.press(.escape)
        app.click(column: 15, row: 0)
        #expect(app.screen.position(of: "Bonjour!") != nil)
    }
}
