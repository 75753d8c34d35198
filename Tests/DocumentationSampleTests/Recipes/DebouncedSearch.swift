import CursesUI
import CursesUITesting
import Testing

@MainActor
final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var searches = 0

    init() {
        $query
            .dropFirst()
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .scan(0) { count, _ in count + 1 }
            .assign(to: &$searches)
    }
}

struct DebouncedSearch: View {
    @StateObject private var model = SearchModel()

    var body: some View {
        TextField("Search", text: $model.query)
        Text("\(model.searches) searches")
    }
}

@MainActor
@Test("A search waits for a pause in the typing")
func pauseInTyping() {
    let app = TestApp(DebouncedSearch(), size: CellSize(width: 30, height: 3))
    app.type("kiel")
    #expect(app.screen.position(of: "0 searches") != nil)
    app.advance(by: .milliseconds(300))
    #expect(app.screen.position(of: "1 searches") != nil)
}
