import CursesUITesting
import Testing

@MainActor
@Suite("Badges")
struct BadgeTests {
    private struct Row: View {
        @State private var taps = 0
        var body: some View {
            Button("taps \(taps)") { taps += 1 }
        }
    }

    private struct Inbox: View {
        @State private var unread = 1
        var body: some View {
            List {
                Row().badge(unread)
            }
            .onKeyPress("r") {
                unread = 1 - unread
                return .handled
            }
        }
    }

    @Test("each row of a group and of a ForEach has the badge, in a list and in a form", arguments: [false, true])
    func rows(isForm: Bool) {
        let rows = Group {
            Text("one").badge(1)
            Group {
                Text("two")
                ForEach(["three", "four"], id: \.self) { Text($0) }
            }
            .badge("new")
        }
        let app = TestApp(
            VStack { if isForm { Form { rows } } else { List { rows } } }, size: CellSize(width: 12, height: 5))
        #expect(app.screen == "one        1\ntwo      new\nthree    new\nfour     new")
    }

    @Test("the rows of a section have the badge, and its lines have not")
    func section() {
        let app = TestApp(
            VStack { Form { Section("S") { Text("one") }.badge(2) } }, size: CellSize(width: 12, height: 3))
        #expect(app.screen == "╭─ S ──────╮\n│ one    2 │\n╰──────────╯")
    }

    @Test("a link shows the badge in front of its chevron", arguments: [false, true])
    func link(isForm: Bool) {
        let rows = Group {
            NavigationLink("one") { Text("there") }.badge(1)
            NavigationLink("two") { Text("there") }
            NavigationLink(value: 3) { Text("three") }.badge("new")
        }
        let app = TestApp(
            NavigationStack { if isForm { Form { rows } } else { List { rows } } }, size: CellSize(width: 12, height: 3)
        )
        #expect(app.screen == "one      1 ›\ntwo        ›\nthree  new ›")
        #expect(app.focused?.name == "one, 1")
    }

    @Test("a screen reader reads the badge with its row", arguments: [false, true])
    func accessibility(isForm: Bool) {
        let rows = ForEach(["one", "two"], id: \.self) { Text($0).badge(3) }.onDelete { _ in }
        let app = TestApp(
            VStack { if isForm { Form { rows } } else { List { rows } } }, size: CellSize(width: 12, height: 5))
        #expect(app.focused?.name == "one, 3")
    }

    @Test("A row keeps its state when its badge appears and disappears")
    func state() {
        let app = TestApp(Inbox(), size: CellSize(width: 20, height: 4))
        #expect(app.screen.row(0).hasSuffix("1"))
        #expect(app.click(text: "taps 0"))
        #expect(app.screen.position(of: "taps 1") != nil)
        app.press("r")
        #expect(app.screen.position(of: "taps 1") != nil)
        #expect(!app.screen.row(0).trimmingCharacters(in: .whitespaces).hasSuffix(" 1"))
        app.press("r")
        #expect(app.screen.position(of: "taps 1") != nil)
    }
}
