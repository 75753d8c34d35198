import Testing

@testable import CursesUITesting

@MainActor
@Suite struct AssertSnapshotTests {
    private struct Greeting: View {
        @State private var name = ""

        var body: some View {
            VStack(alignment: .leading) {
                Text("Hello, \(name.isEmpty ? "you" : name)!").bold().foregroundColor(
                    Color(red: 1, green: 0.5, blue: 0))
                TextField("Name", text: $name)
            }
        }
    }

    @Test("A view is compared with its recorded picture")
    func view() {
        assertSnapshot(of: Greeting(), size: CellSize(width: 20, height: 4))
    }

    @Test("The screen of an app is compared after some keys")
    func app() {
        let app = TestApp(Greeting(), size: CellSize(width: 20, height: 4))
        app.type("Jo")
        assertSnapshot(of: app, named: "typed")
    }

    @Test("Each size with each colour level has a picture of its own")
    func several() {
        assertSnapshot(
            of: Greeting(),
            sizes: [CellSize(width: 10, height: 2), CellSize(width: 20, height: 4)],
            colorLevels: [.none, .ansi16]
        )
    }

    @Test("A picture that differs fails the test that compares it")
    func failure() {
        withKnownIssue {
            assertSnapshot(of: Text("other"), size: CellSize(width: 5, height: 1), record: .never)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("row 0, columns 0-4: \"first\" → \"other\"") }
        }
    }

    @Test("Two pictures of a test without names of their own are reported")
    func collision() {
        let size = CellSize(width: 5, height: 1)
        assertSnapshot(of: Text("one"), size: size)
        withKnownIssue {
            assertSnapshot(of: Text("one"), size: size)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("give this one a name of its own: `named:`") }
        }
    }
}
