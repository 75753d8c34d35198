import CursesUITesting
import Testing

@MainActor
@Suite("What Tab and the first focus reach")
struct ReachTests {
    private struct ListAsForm: View {
        @State private var title = ""
        @State private var isSeen = false
        let names: [String]

        var body: some View {
            List {
                Section { TextField("Title", text: $title) }
                Section { Toggle("Seen", isOn: $isSeen) }
                Section {
                    HStack {
                        Spacer(); Button("Save") {}; Spacer()
                    }
                }
                ForEach(names, id: \.self) { name in Button(name) {} }
            }
        }
    }

    private func stops(_ app: TestApp, _ count: Int) -> [String?] {
        (0..<count).map { _ in
            app.press(.tab)
            return app.focused?.name
        }
    }

    @Test("a button in a list with text fields is a stop, and the rows of a ForEach are one")
    func listAsForm() {
        let app = TestApp(ListAsForm(names: ["a", "b", "c"]), size: CellSize(width: 40, height: 20))
        #expect(app.focused?.name == "Title")
        #expect(stops(app, 4) == ["Seen", "Save", "a", "Title"])
        app.press(.tab, modifiers: .shift)
        #expect(app.focused?.name == "a")
    }

    @Test("the first focus goes to a view to tap that is in sight, not to a button that is not")
    func firstInSight() {
        let screen = VStack {
            ForEach(0..<9, id: \.self) { number in
                Text("tap \(number)").frame(height: 4).onTapGesture {}
            }
            Button("Reset") {}
        }
        let app = TestApp(screen, size: CellSize(width: 40, height: 20))
        #expect(app.focused?.name == "tap 0")
        #expect(stops(app, 1) == ["tap 1"])
        let small = TestApp(screen, size: CellSize(width: 40, height: 60))
        #expect(small.focused?.name == "Reset")
    }

    @Test("Tab reaches each control of a bar that has all controls of the screen")
    func bar() {
        let app = TestApp(
            NavigationStack {
                Text("empty")
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                        ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                    }
            }, size: CellSize(width: 40, height: 10))
        let first = app.focused?.name
        let names = stops(app, 2)
        #expect(Set(names) == ["Edit", "Add"])
        #expect(names.last == first)
    }
}
