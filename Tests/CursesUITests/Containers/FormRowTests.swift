import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("the rows of a form")
struct FormRowTests {
    /// The containers whose rows a user edits.
    enum Place: CaseIterable {
        case list, listSection, form, formSection, columns
    }

    private struct Names<Row: View>: View {
        let place: Place
        var canMove = true
        @ViewBuilder let row: (Binding<String>) -> Row
        @State private var names = ["Ada", "Bob", "Cyd"]

        var body: some View {
            switch place {
            case .list: List { rows }
            case .listSection: List { Section("Names") { rows } }
            case .form: Form { rows }
            case .formSection: Form { Section("Names") { rows } }
            case .columns: Form { Section("Names") { rows } }.formStyle(.columns)
            }
            Text(verbatim: "= " + names.joined(separator: " "))
        }

        private var rows: some View {
            ForEach($names, id: \.self) { row($0) }
                .onDelete { names.remove(atOffsets: $0) }
                .onMove(perform: canMove ? { names.move(fromOffsets: $0, toOffset: $1) } : nil)
        }
    }

    private func makeApp(_ view: some View, width: Int = 20, height: Int = 9) -> TestApp {
        TestApp(VStack(alignment: .leading) { view }, size: CellSize(width: width, height: height))
    }

    private func names(_ app: TestApp) -> String {
        app.screen.rows.last { $0.hasPrefix("=") }.map { $0.drop { "= ".contains($0) } }.map(String.init) ?? "nowhere"
    }

    @Test("a key deletes a row of a list and of a form", arguments: Place.allCases)
    func deletion(_ place: Place) {
        let app = makeApp(Names(place: place) { Text($0.wrappedValue) })
        app.press(.downArrow)
        app.press(.deleteForward)
        #expect(names(app) == "Ada Cyd")
        // The row below has the focus.
        app.press(.delete)
        #expect(names(app) == "Ada")
        app.press(.delete)
        #expect(names(app) == "")
    }

    @Test("Alt with an arrow moves a row of a list and of a form", arguments: Place.allCases)
    func moving(_ place: Place) {
        let app = makeApp(Names(place: place) { Text($0.wrappedValue) })
        app.press(.downArrow, modifiers: .option)
        #expect(names(app) == "Bob Ada Cyd")
        app.press(.downArrow, modifiers: .option)
        app.press(.downArrow, modifiers: .option)
        #expect(names(app) == "Bob Cyd Ada")
        app.press(.upArrow, modifiers: .option)
        #expect(names(app) == "Bob Ada Cyd")
    }

    @Test("keys delete a row whose only control has the focus", arguments: Place.allCases)
    func deletionOfControls(_ place: Place) {
        let app = makeApp(Names(place: place) { name in Button(name.wrappedValue) {} })
        app.press(.downArrow)
        app.press(.deleteForward)
        #expect(names(app) == "Ada Cyd")
    }

    @Test("in edit mode, a row is a stop beside the text field in it", arguments: Place.allCases)
    func textFields(_ place: Place) {
        let app = makeApp(
            Names(place: place) { TextField("Name", text: .constant($0.wrappedValue)) }
                .environment(\.editMode, .constant(.active))
        )
        app.press(.downArrow)
        app.press(.deleteForward)
        #expect(names(app) == "Ada Cyd")
        #expect(app.screen.position(of: "× Ada") != nil)
    }

    @Test("outside of edit mode, Delete in a text field deletes a character", arguments: Place.allCases)
    func typing(_ place: Place) {
        let app = makeApp(Names(place: place) { TextField("Name", text: $0) })
        app.press(.end)
        app.press(.delete)
        #expect(names(app) == "Ad Bob Cyd")
    }

    @Test("a click on the sign of a row deletes it", arguments: Place.allCases)
    func sign(_ place: Place) {
        let app = makeApp(
            Names(place: place) { Text($0.wrappedValue) }.environment(\.editMode, .constant(.active)))
        app.click(text: "× Bob")
        #expect(names(app) == "Ada Cyd")
    }

    private struct Swiped: View {
        let isForm: Bool
        @State private var last = "none"

        var body: some View {
            if isForm { Form { rows } } else { List { rows } }
            Text(verbatim: "= " + last)
        }

        private var rows: some View {
            ForEach(["Ada", "Bob"], id: \.self) { name in
                Text(name).swipeActions { Button("Greet") { last = "greeted \(name)" } }
            }
        }
    }

    @Test("keys reach the swipe actions of a row", arguments: [false, true])
    func swipes(isForm: Bool) {
        let app = makeApp(Swiped(isForm: isForm))
        app.press(.downArrow)
        app.press(.rightArrow)
        app.press(.return)
        #expect(names(app) == "greeted Bob")
    }

    @Test("each control is a stop for Tab, and so are the rows of a ForEach")
    func stops() {
        let app = makeApp(
            Form {
                Button("first") {}
                Button("second") {}
                ForEach(["Ada", "Bob"], id: \.self) { Text($0) }.onDelete { _ in }
                Button("third") {}
            })
        var stops: [String] = []
        for _ in 0..<5 {
            stops.append(app.focused?.name ?? "none")
            app.press(.tab)
        }
        #expect(stops == ["first", "second", "Ada", "third", "first"])
        // The group is entered at the row that had the focus.
        app.press(.tab)
        app.press(.downArrow)
        app.press(.tab)
        app.press(.tab, modifiers: .shift)
        #expect(app.focused?.name == "Bob")
    }

    @Test("an element of nested data is deleted from its own data")
    func nested() {
        let deleted = Log()
        let app = makeApp(
            Form {
                ForEach([1, 2], id: \.self) { outer in
                    ForEach(["a", "b"], id: \.self) { Text(verbatim: "\(outer)\($0)") }
                        .onDelete { deleted.add("\(outer): \($0.first ?? -1)") }
                }
                .onDelete { deleted.add("outer \($0.first ?? -1)") }
            })
        for _ in 0..<3 { app.press(.downArrow) }
        app.press(.deleteForward)
        #expect(deleted.entries == ["2: 1"])
    }

    @Test("an element after others with the same id is deleted, not another")
    func duplicates() {
        let deleted = Log()
        let app = makeApp(
            Form {
                ForEach(["a", "a", "b"], id: \.self) { Text($0) }.onDelete { deleted.add("\($0.first ?? -1)") }
            })
        for _ in 0..<2 { app.press(.downArrow) }
        app.press(.deleteForward)
        #expect(deleted.entries == ["2"])
    }

    @Test("a row that is out of sight is shown before a key deletes it", arguments: [false, true])
    func outOfSight(isForm: Bool) {
        struct Numbers: View {
            let isForm: Bool
            @State private var numbers = Array(1...30)
            var body: some View {
                if isForm { Form { rows } } else { List { rows } }
                Text(verbatim: "= \(numbers.count)")
            }
            private var rows: some View {
                ForEach(numbers, id: \.self) { Text(verbatim: "number \($0)") }
                    .onDelete { numbers.remove(atOffsets: $0) }
            }
        }
        let app = makeApp(Numbers(isForm: isForm))
        app.press(.downArrow)
        app.scroll(6, column: 2, row: 2)
        #expect(app.screen.position(of: "number 2") == nil || app.screen.position(of: "number 20") != nil)
        app.press(.deleteForward)
        #expect(names(app) == "30")
        #expect(app.screen.position(of: "number 2") != nil)
        app.press(.deleteForward)
        #expect(names(app) == "29")
    }

    @Test("after the last row of a section, the focus stays in the section", arguments: [false, true])
    func sections(isForm: Bool) {
        struct Sections: View {
            let isForm: Bool
            @State private var first = ["a1", "a2", "a3"]
            @State private var second = ["b1", "b2"]
            var body: some View {
                if isForm { Form { rows } } else { List { rows } }
                Text(verbatim: "= \((first + second).joined(separator: " "))")
            }
            @ViewBuilder
            private var rows: some View {
                Section("A") { ForEach(first, id: \.self) { Text($0) }.onDelete { first.remove(atOffsets: $0) } }
                Section("B") { ForEach(second, id: \.self) { Text($0) }.onDelete { second.remove(atOffsets: $0) } }
            }
        }
        let app = makeApp(Sections(isForm: isForm), height: 12)
        app.press(.downArrow)
        app.press(.downArrow)
        app.press(.deleteForward)
        #expect(app.focused?.name == "a2")
        app.press(.deleteForward)
        #expect(app.focused?.name == "a1")
        #expect(names(app) == "a1 b1 b2")
    }

    @Test("after a row is deleted, the same control of the next row has the focus", arguments: [false, true])
    func sameControl(byButton: Bool) {
        struct Tasks: View {
            @State private var tasks = ["one", "two", "three"]
            var body: some View {
                Form {
                    ForEach(tasks, id: \.self) { task in
                        HStack {
                            Toggle("done", isOn: .constant(false)).labelsHidden()
                            Button("drop " + task) { tasks.removeAll { $0 == task } }
                        }
                    }
                    .onDelete { tasks.remove(atOffsets: $0) }
                }
            }
        }
        let app = makeApp(Tasks())
        app.press(.tab)
        #expect(app.focused?.name == "drop one")
        app.press(byButton ? .return : .deleteForward)
        #expect(app.focused?.name == "drop two")
        app.press(byButton ? .return : .deleteForward)
        #expect(app.focused?.name == "drop three")
    }

    @Test("the arrows visit each row, whether its control is at the left or at the right")
    func zigzag() {
        let app = makeApp(
            Form {
                Button("left") {}
                LabeledContent("Label") { Button("right") {} }
                Button("left again") {}
                VStack(alignment: .leading) {
                    Button("upper") {}
                    Button("lower") {}
                }
                LabeledContent("Label") { Button("last") {} }
            }, width: 30)
        var stops = [app.focused?.name]
        for _ in 0..<5 {
            app.press(.downArrow)
            stops.append(app.focused?.name)
        }
        let order = ["left", "right", "left again", "upper", "lower", "last"]
        #expect(stops == order)
        stops = [app.focused?.name]
        for _ in 0..<5 {
            app.press(.upArrow)
            stops.append(app.focused?.name)
        }
        #expect(stops == order.reversed())
    }

    @Test("a pushed screen has an edit mode of its own")
    func editMode() {
        struct Row: View {
            let name: String
            var body: some View { ForEach([name], id: \.self) { Text($0) }.onDelete { _ in } }
        }
        let app = makeApp(
            NavigationStack {
                List {
                    NavigationLink("more") {
                        List { Row(name: "inner") }.toolbar { EditButton() }
                    }
                    Row(name: "outer")
                }
            })
        app.press(.return)
        app.click(text: "Edit")
        #expect(app.screen.position(of: "× inner") != nil)
        app.press(.escape)
        #expect(app.screen.position(of: "outer") != nil)
        #expect(app.screen.position(of: "× outer") == nil)
    }

    @Test("a row without actions is no stop, and letters do not move the focus")
    func still() {
        let app = makeApp(
            Form {
                Text("plain")
                Button("first") {}
                Button("second") {}
            })
        #expect(app.focused?.name == "first")
        app.type("s")
        #expect(app.focused?.name == "first")
    }

    @Test("a disclosure group in a form opens and closes by key and by click")
    func disclosure() {
        let app = makeApp(Form { Section("S") { DisclosureGroup("More") { Text("inside") } } })
        app.press(.return)
        #expect(app.screen.position(of: "inside") != nil)
        app.press(.leftArrow)
        #expect(app.screen.position(of: "inside") == nil)
        app.click(text: "More")
        #expect(app.screen.position(of: "inside") != nil)
    }
}
