import CursesUI
import CursesUITesting
import Testing

private final class Document: ObservableObject {
    @Published var title: String

    init(_ title: String) { self.title = title }
}

@Observable
private final class Page {
    var number = 3
}

private struct Reader: View {
    @FocusedObject private var document: Document?
    @FocusedValue(Page.self) private var page

    var body: some View {
        Text(verbatim: "title \(document?.title ?? "none"), page \(page?.number ?? 0)")
        Button("rename") { $document?.title.wrappedValue = "renamed" }.keyboardShortcut("r")
    }
}

@MainActor
@Suite("Focused objects")
struct FocusedObjectTests {
    private let one = Document("one")
    private let two = Document("two")
    private let page = Page()

    private func shows(_ app: TestApp, _ text: String) -> Bool { app.screen.position(of: text) != nil }

    @Test("the object of the view with the focus is read elsewhere, and its changes are followed")
    func object() {
        let app = TestApp(
            VStack {
                Button("first") {}.focusedObject(one).focusedValue(page)
                Button("second") {}
                Reader()
            }
            .focusedSceneObject(two),
            size: CellSize(width: 40, height: 6)
        )
        #expect(shows(app, "title one, page 3"))
        one.title = "changed"
        page.number = 4
        app.settle()
        #expect(shows(app, "title changed, page 4"))
        app.press("r", modifiers: .control)
        #expect(one.title == "renamed" && shows(app, "title renamed"))
        app.press(.tab)
        #expect(shows(app, "title two, page 0"))
        let bodies = app.bodyCount(of: Reader.self)
        one.title = "unseen"
        app.settle()
        #expect(app.bodyCount(of: Reader.self) == bodies)
    }
}
