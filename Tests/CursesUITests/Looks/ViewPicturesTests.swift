import CursesUI
import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Pictures of views that change what is around them")
struct ViewPicturesTests {
    private let size = CellSize(width: 40, height: 10)

    private struct Files: View {
        @State var isAsking = false
        var body: some View {
            VStack {
                Text("letter.txt")
                Button("Delete") { isAsking = true }
                    .confirmationDialog("Delete 12 files?", isPresented: $isAsking, titleVisibility: .visible) {
                        Button("Delete", role: .destructive) {}
                        Button("Move to bin") {}
                        Button("Cancel", role: .cancel) {}
                    } message: {
                        Text("They cannot be brought back.")
                    }
            }
        }
    }

    @Test("confirmationDialog: its buttons stand below each other")
    func confirmationDialog() {
        let app = TestApp(Files(), size: size)
        app.press(.return)
        assertSnapshot(of: app)
        app.press(.tab)
        assertSnapshot(of: app, named: "destructive with the focus")
    }

    @Test("confirmationDialog in too little room")
    func smallConfirmationDialog() {
        for small in [CellSize(width: 20, height: 6), CellSize(width: 12, height: 4)] {
            let app = TestApp(Files(isAsking: true), size: small)
            assertSnapshot(of: app, named: "\(small.width)x\(small.height)")
        }
    }

    private struct Note: View {
        var body: some View {
            Button("letter.txt") {}
                .buttonStyle(.plain)
                .contextMenu {
                    Button("Rename") {}
                    Button("Share", systemImage: "square.and.arrow.up") {}
                    Divider()
                    Button("Delete", role: .destructive) {}
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    @Test("contextMenu: by key below the view, by the right button at the mouse")
    func contextMenu() {
        let app = TestApp(Note(), size: CellSize(width: 24, height: 8))
        app.press(.return, modifiers: .option)
        assertSnapshot(of: app, named: "key")
        app.press(.escape)
        app.click(column: 6, row: 0, button: .right)
        app.press(.downArrow)
        assertSnapshot(of: app, named: "mouse")
    }

    @Test("contextMenu in too little room")
    func smallContextMenu() {
        let app = TestApp(Note(), size: CellSize(width: 10, height: 4))
        app.press(.return, modifiers: .option)
        assertSnapshot(of: app)
    }

    private struct Cover: View {
        @State private var isCovered = false
        var body: some View {
            Button("Sign in") { isCovered = true }
                .fullScreenCover(isPresented: $isCovered) { Inside() }
        }
    }

    private struct Inside: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                TextField("Name", text: .constant("")).frame(width: 20)
                Button("Cancel") { dismiss() }
            }
            .navigationTitle("Sign in")
        }
    }

    @Test("fullScreenCover takes the whole screen, with a bar of its own")
    func fullScreenCover() {
        let app = TestApp(Cover(), size: size)
        let before = app.screen
        app.press(.return)
        assertSnapshot(of: app)
        app.click(text: "Cancel")
        #expect(app.screen == before)
    }

    @Test("toolbar: items stand where their placements say")
    func toolbar() {
        let screen = NavigationStack {
            Text("content")
                .navigationTitle("Notes")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("Archive") {}
                        Button("Delete") {}.disabled(true)
                    }
                    ToolbarItem(placement: .status) { Text("12 notes") }
                }
        }
        assertSnapshot(of: screen, size: size)
    }

    private struct Settings: View {
        var body: some View {
            NavigationStack {
                List { NavigationLink("Privacy") { Text("Nobody knows.").navigationTitle("Privacy") } }
                    .navigationTitle("Settings")
            }
        }
    }

    @Test("A navigation bar has the title, and on the next screen a way back")
    func navigationBar() {
        let app = TestApp(Settings(), size: size)
        assertSnapshot(of: app, named: "root")
        app.press(.return)
        assertSnapshot(of: app, named: "pushed")
        app.press(.tab)
        assertSnapshot(of: app, named: "back with the focus")
    }

    private struct Fruit: View {
        @State private var text = ""
        private let fruit = ["apple", "banana", "cherry", "grape"]
        var body: some View {
            NavigationStack {
                List(fruit.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
                    .navigationTitle("Fruit")
                    .searchable(text: $text, prompt: "Name of a fruit") {
                        Text("ap").searchCompletion("ap")
                    }
            }
        }
    }

    @Test("searchable: a field above the list, with its suggestions while it has the focus")
    func searchable() {
        let app = TestApp(Fruit(), size: size)
        assertSnapshot(of: app, named: "focused")
        app.type("ap")
        assertSnapshot(of: app, named: "typed")
    }

    private struct Steps: View {
        @State private var steps = ["wash", "cut", "cook"]
        @State private var editMode: EditMode
        init(_ editMode: EditMode) {
            self.editMode = editMode
        }
        var body: some View {
            List {
                ForEach(steps, id: \.self) { Text($0) }
                    .onMove { steps.move(fromOffsets: $0, toOffset: $1) }
                    .onDelete { steps.remove(atOffsets: $0) }
            }
            .environment(\.editMode, $editMode)
        }
    }

    @Test("onMove: the row with the focus moves, and keeps it")
    func onMove() {
        let app = TestApp(Steps(.inactive), size: CellSize(width: 16, height: 5))
        app.press(.downArrow, modifiers: .option)
        assertSnapshot(of: app, named: "moved")
        assertSnapshot(of: Steps(.active), size: CellSize(width: 16, height: 5), named: "editing")
    }

    @Test("refreshable: a line says that the list is refreshed")
    func refreshable() async {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        let list = List { Text("row") }.refreshable { for await _ in stream {} }
        let app = TestApp(list, size: CellSize(width: 20, height: 4))
        app.press(.function(5))
        assertSnapshot(of: app)
        continuation.finish()
        await app.wait { $0.screen.position(of: "Refreshing") == nil }
    }

    private struct Chat: View {
        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    ScrollView {
                        LazyVStack(alignment: .leading) {
                            ForEach(0..<100, id: \.self) { Text(verbatim: "message \($0)") }
                        }
                    }
                    HStack {
                        Button("First") { proxy.scrollTo(0) }
                        Button("Last") { proxy.scrollTo(99, anchor: .bottom) }
                    }
                }
            }
        }
    }

    @Test("ScrollViewReader scrolls to a row that was never built")
    func scrollViewReader() {
        let app = TestApp(Chat(), size: CellSize(width: 24, height: 6))
        app.click(text: "Last")
        assertSnapshot(of: app, named: "last")
        app.click(text: "First")
        assertSnapshot(of: app, named: "first")
    }

    @Test("LazyHStack: views side by side, scrolled by keys")
    func lazyHStack() {
        let cards = ScrollView(.horizontal) {
            LazyHStack(spacing: 1) {
                ForEach(1..<1000) { number in
                    Text(verbatim: "No. \(number)").padding(.horizontal).border(.secondary)
                }
            }
        }
        let app = TestApp(cards, size: CellSize(width: 34, height: 5))
        assertSnapshot(of: app, named: "start")
        for _ in 0..<4 { app.press(.rightArrow) }
        assertSnapshot(of: app, named: "scrolled")
    }
}
