import CursesUITesting
import Testing

@MainActor
@Suite("What is the same in the environment evaluates nothing")
struct EnvironmentInputTests {
    final class Model: ObservableObject {
        @Published var count = 0
    }

    struct Parent: View {
        let model: Model
        @State private var other = 0

        var body: some View {
            Button("Other \(other)") { other += 1 }
            Reader()
                .environmentObject(model)
        }
    }

    struct Reader: View {
        @EnvironmentObject private var model: Model

        var body: some View { Text(verbatim: "count \(model.count)") }
    }

    @Test("the same environment object keeps its readers, a signal of it evaluates them")
    func environmentObject() {
        let model = Model()
        let app = TestApp(Parent(model: model), size: CellSize(width: 20, height: 3))
        app.press(.return)
        #expect(app.screen.position(of: "Other 1") != nil)
        #expect(app.bodyCount(of: Reader.self) == 1)
        model.count = 5
        app.settle()
        #expect(app.screen.position(of: "count 5") != nil)
        #expect(app.bodyCount(of: Reader.self) == 2)
    }

    struct Fields: View {
        @State private var first = ""
        @State private var second = ""
        @State private var length = 0

        var body: some View {
            Text(verbatim: "length \(length)")
            TextField("First", text: $first)
                .textFieldStyle(.roundedBorder)
                .onChange(of: first) { length = first.count }
            TextField("Second", text: $second)
                .textFieldStyle(.roundedBorder)
        }
    }

    @Test("a key in one field does not evaluate the other one")
    func styledFields() {
        let app = TestApp(Fields(), size: CellSize(width: 20, height: 8))
        let before = app.bodyCount(of: TextField<Text>.self)
        app.type("a")
        #expect(app.screen.position(of: "length 1") != nil)
        // The first field's input reads the binding directly, so neither body is evaluated.
        #expect(app.bodyCount(of: TextField<Text>.self) == before)
    }

    struct Element: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    struct Elements: View {
        @State private var elements = (0..<5).map { Element(id: $0, name: "name \($0)") }

        var body: some View {
            ForEach($elements) { $element in ElementRow(element: $element) }
        }
    }

    struct ElementRow: View {
        @Binding var element: Element

        var body: some View {
            Button(element.name) { element.name += "!" }
        }
    }

    @Test("a change of one bound element evaluates the row of that one")
    func boundElements() {
        let app = TestApp(Elements(), size: CellSize(width: 20, height: 6))
        #expect(app.bodyCount(of: ElementRow.self) == 5)
        app.click(text: "name 2")
        #expect(app.screen.position(of: "name 2!") != nil)
        #expect(app.bodyCount(of: ElementRow.self) == 6)
    }
}
