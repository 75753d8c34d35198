import CursesUITesting
import Testing

@MainActor
@Suite("Presented search fields")
struct SearchPresentationTests {
    private struct Search: View {
        @State private var text = ""
        @State var isPresented: Bool
        var body: some View {
            VStack {
                Button("Before") {}
                Text("found \(text)").searchable(text: $text, isPresented: $isPresented)
            }
        }
    }

    @Test("A search that is presented from the start has the focus", arguments: [false, true])
    func initially(isPresented: Bool) {
        let app = TestApp(Search(isPresented: isPresented), size: CellSize(width: 30, height: 6))
        app.type("x")
        #expect((app.screen.position(of: "found x") != nil) == isPresented)
    }
}
