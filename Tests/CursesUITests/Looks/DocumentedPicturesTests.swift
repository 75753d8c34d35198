import CursesUI
import CursesUITesting
import Testing

@MainActor
@Suite("Pictures in documentation comments")
struct DocumentedPicturesTests {
    @Test("Images")
    func image() throws {
        let row = HStack(spacing: 2) {
            Image(systemName: "star.fill")
            Image(systemName: "heart")
            Image(systemName: "checkmark")
            Image(systemName: "gearshape")
        }
        try expectDocumented(row, 10, 1, in: "Drawing/Image/Image.swift")
    }

    @Test("A divider in a column and one in a row")
    func divider() throws {
        let views = VStack(spacing: 0) {
            Text("above")
            Divider()
            HStack {
                Text("left")
                Divider()
                Text("right")
            }
        }
        try expectDocumented(views, 16, 3, in: "Layout/Divider.swift")
    }

    @Test("A section with a header and a footer")
    func section() throws {
        let form = Form {
            Section {
                TextField("Name", text: .constant(""))
            } header: {
                Text("Account")
            } footer: {
                Text("At least 3 characters.")
            }
        }
        try expectDocumented(form, 26, 5, in: "Containers/Section/Section.swift")
    }

    @Test("A scroll view with its bar")
    func scrollView() throws {
        let lines = ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(["first", "second", "third", "fourth", "fifth"], id: \.self) { Text("\($0) line") }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .disabled(true)  // so that it does not have the focus
        try expectDocumented(lines, 15, 3, in: "Layout/Scroll/ScrollView.swift")
    }

    private struct Messages: View {
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(alignment: .leading) {
                        ForEach(1..<100, id: \.self) { Text("message \($0)") }
                    }
                }
                Button("Last") { proxy.scrollTo(99) }
            }
        }
    }

    @Test("A reader, before and after it has scrolled")
    func scrollViewReader() throws {
        let app = TestApp(VStack(spacing: 0) { Messages() }, size: CellSize(width: 16, height: 4))
        let file = "Layout/Scroll/ScrollViewReader.swift"
        try expectDocumented(app.screen, in: file)
        app.click(text: "Last")
        try expectDocumented(app.screen, in: file)
    }

    @Test("Lazy stacks and grids")
    func lazy() throws {
        let rows = ScrollView {
            LazyVStack(alignment: .leading) {
                ForEach(0..<1_000_000, id: \.self) { Text("Row \($0)") }
            }
        }
        try expectDocumented(rows, 12, 3, in: "Layout/Lazy/LazyVStack.swift")
        let cards = ScrollView(.horizontal) {
            LazyHStack(spacing: 1) {
                ForEach(1..<1000, id: \.self) { Text("No. \($0)").border(.primary) }
            }
        }
        try expectDocumented(cards, 26, 4, in: "Layout/Lazy/LazyHStack.swift")
        let files = ["letter", "notes", "photo", "song", "film", "table", "draft"]
        let columns = ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 8))], alignment: .leading) {
                ForEach(files, id: \.self) { Text($0) }
            }
        }
        try expectDocumented(columns, 28, 3, in: "Layout/Lazy/Grid/LazyVGrid.swift")
        let lines = ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(1))], spacing: 2) {
                ForEach(files, id: \.self) { Text($0) }
            }
        }
        try expectDocumented(lines, 28, 3, in: "Layout/Lazy/Grid/LazyHGrid.swift")
    }

    @Test("A navigation view, before and after its link")
    func navigationView() throws {
        let view = NavigationView {
            List {
                NavigationLink("Paris") {
                    List { Text("2,100,000 inhabitants") }.navigationTitle("Paris")
                }
                NavigationLink("Rome") { Text("2,750,000 inhabitants") }
            }
            .navigationTitle("Cities")
        }
        let app = TestApp(view, size: CellSize(width: 30, height: 4))
        let file = "Navigation/Stack/NavigationView.swift"
        try expectDocumented(app.screen, in: file)
        app.press(.return)
        try expectDocumented(app.screen, in: file)
    }

    @Test("Shapes")
    func shapes() throws {
        try expectDocumented(Rectangle().stroke(.primary), 8, 3, in: "Drawing/Shapes/Rectangle.swift")
        try expectDocumented(Capsule().stroke(.primary), 8, 3, in: "Drawing/Shapes/Capsule.swift")
    }

    @Test("A corner radius")
    func cornerRadius() throws {
        let boxes = HStack {
            Text("square").border(.primary)
            Text("round").border(.primary).cornerRadius(8)
        }
        try expectDocumented(boxes, 16, 3, in: "Drawing/ClipShapeModifier.swift")
    }

    @Test("The standard theme and the one in ASCII")
    func theme() throws {
        let form = VStack(alignment: .leading, spacing: 0) {
            GroupBox("Network") {
                Toggle("Wi-Fi", isOn: .constant(true))
                Stepper("Retries: 3", value: .constant(3))
                Slider(value: .constant(0.4))
            }
        }
        try expectDocumented(form, 26, 5, in: "Theme/Theme.swift")
        try expectDocumented(form.environment(\.theme, .ascii), 26, 5, in: "Theme/Theme.swift")
    }

    @Test("A confirmation")
    func confirmationDialog() throws {
        let view = Text("").confirmationDialog("Delete 12 files?", isPresented: .constant(true)) {
            Button("Delete all", role: .destructive) {}
            Button("Delete old ones") {}
        }
        try expectDocumented(view, 23, 7, in: "Presentation/Dialog/ConfirmationDialogModifiers.swift")
    }

    @Test("A context menu")
    func contextMenu() throws {
        let view = Button("letter.txt") {}.buttonStyle(.plain)
            .contextMenu {
                Button("Rename") {}
                Button("Delete", role: .destructive) {}
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        let app = TestApp(view, size: CellSize(width: 12, height: 5))
        app.press(.return, modifiers: .option)
        try expectDocumented(app.screen, in: "Presentation/ContextMenu/ContextMenuModifier.swift")
    }

    @Test("A searchable list")
    func searchable() throws {
        struct Fruit: View {
            @State private var text = ""
            var body: some View {
                List(["apple", "banana", "grape"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
                    Text($0)
                }
                .listStyle(.plain)
                .searchable(text: $text, prompt: "Fruit")
            }
        }
        let app = TestApp(Fruit(), size: CellSize(width: 16, height: 4))
        let file = "Containers/Search/View+Searchable.swift"
        try expectDocumented(app.screen, in: file)
        app.type("ap")
        try expectDocumented(app.screen, in: file)
    }

    @Test("A toolbar at the top and at the foot")
    func toolbar() throws {
        let view = NavigationStack {
            Text("Name and address")
                .navigationTitle("New contact")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                    ToolbarItem(placement: .bottomBar) { Button("Delete") {} }
                }
        }
        try expectDocumented(view, 42, 5, in: "Navigation/Toolbar/ToolbarModifiers.swift")
    }

    @Test("A tab view and a form")
    func tabViewAndForm() throws {
        let tabs = TabView {
            Text("Welcome!").tabItem { Label("Home", systemImage: "house") }
            Text("Found").tabItem { Text("Search") }
        }
        try expectDocumented(tabs, 38, 3, in: "Navigation/Tabs/TabView.swift")
        let form = Form {
            Section("Account") {
                TextField("Name", text: .constant("Ada"))
                Toggle("Remember me", isOn: .constant(true))
            }
            Stepper("Guests: 3", value: .constant(3))
        }
        try expectDocumented(form, 28, 6, in: "Containers/Form/Form.swift")
    }

    @Test("A stepper")
    func stepper() throws {
        let stepper = Stepper("Guests: 3", value: .constant(3))
        try expectDocumented(stepper, 20, 1, in: "Controls/Stepper/Stepper.swift")
    }
}
