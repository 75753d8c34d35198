import CursesUITesting
import Testing

@testable import CursesUI

@MainActor
@Suite("The focus of a screen whose content comes later")
struct LateContentFocusTests {
    private final class Model: ObservableObject {
        @Published var isLoading = true
        @Published var books = ["Emma", "Persuasion"]
        var refreshes = 0
    }

    private struct Books: View {
        @ObservedObject var model: Model

        var body: some View {
            if model.isLoading {
                ProgressView("Loading")
            } else {
                List(model.books, id: \.self) { name in NavigationLink(name) { Text(name) } }
            }
        }
    }

    private struct Library: View {
        let model: Model

        var body: some View {
            NavigationStack {
                Books(model: model)
                    .toolbar {
                        Button("Delete everything", systemImage: "trash") { model.books = [] }
                        Button("Refresh") { model.refreshes += 1 }
                    }
            }
        }
    }

    private func load(_ model: Model, in app: TestApp) {
        model.isLoading = false
        app.settle()
    }

    private func makeApp(_ view: some View) -> TestApp {
        TestApp(view, size: CellSize(width: 60, height: 12))
    }

    @Test("goes to the content if no key has been pressed, so that Return does not press a button of the bar")
    func loads() {
        let model = Model()
        let app = makeApp(Library(model: model))
        #expect(app.focused?.name == "Delete everything")
        load(model, in: app)
        #expect(app.focused?.name == "Emma")
        app.press(.return)
        #expect(model.books.count == 2)
    }

    @Test("stays in the bar if the user has moved it there, or has used the button")
    func used() {
        let acts: [@MainActor (TestApp) -> Void] = [
            { $0.press(.rightArrow) },
            {
                $0.press(.rightArrow)
                $0.press(.return)
            },
            { $0.click(text: "Refresh") },
        ]
        for act in acts {
            let model = Model()
            let app = makeApp(Library(model: model))
            act(app)
            load(model, in: app)
            #expect(app.focused?.name == "Refresh")
        }
    }

    private struct Shelves: View {
        let model: Model
        let hasItem: Bool

        var body: some View {
            NavigationStack {
                NavigationLink("Open") {
                    Books(model: model)
                        .toolbar { if hasItem { Button("Edit") {} } }
                }
                .navigationTitle("Shelves")
            }
        }
    }

    @Test("is at the back button only if there is nothing else", arguments: [false, true])
    func pushed(hasItem: Bool) {
        let model = Model()
        let app = makeApp(Shelves(model: model, hasItem: hasItem))
        app.press(.return)
        #expect(app.focused != nil)
        #expect((app.focused?.name == "Edit") == hasItem)
        load(model, in: app)
        #expect(app.focused?.name == "Emma")
    }
}
