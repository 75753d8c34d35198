import CursesUITesting
import TestSupport
import Testing

@MainActor
@Suite("ForEach")
struct ForEachTests {
    struct Item: Identifiable, Equatable {
        let id = UUID()
        var name: String
    }

    struct Row: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
        }
    }

    @MainActor @Observable
    final class Model {
        var items = ["a", "b", "c"].map { Item(name: $0) }
    }

    struct Rows: View {
        let model: Model

        var body: some View {
            ForEach(model.items) { Row(name: $0.name) }
        }
    }

    private let model = Model()

    private func names(_ app: TestApp) -> [String] {
        app.screen.text.split(separator: "\n").map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: " []"))
        }
    }

    @Test("Rows of Identifiable elements keep their state when they move")
    func move() {
        let app = TestApp(Rows(model: model), size: CellSize(width: 20, height: 6))
        app.click(text: "b 0")
        #expect(names(app) == ["a 0", "b 1", "c 0"])
        model.items.reverse()
        app.settle()
        #expect(names(app) == ["c 0", "b 1", "a 0"])
        model.items.swapAt(1, 2)
        app.settle()
        #expect(names(app) == ["c 0", "a 0", "b 1"])
    }

    @Test("rows that are inserted start afresh, the others keep their state and are not evaluated")
    func insert() {
        let app = TestApp(Rows(model: model), size: CellSize(width: 20, height: 6))
        app.click(text: "c 0")
        let before = app.bodyCount(of: Row.self)
        model.items.insert(Item(name: "new"), at: 0)
        app.settle()
        #expect(names(app) == ["new 0", "a 0", "b 0", "c 1"])
        #expect(app.bodyCount(of: Row.self) == before + 1)
    }

    @Test("a row that is removed and put back starts afresh")
    func remove() {
        let app = TestApp(Rows(model: model), size: CellSize(width: 20, height: 6))
        app.click(text: "a 0")
        let first = model.items.removeFirst()
        app.settle()
        #expect(names(app) == ["b 0", "c 0"])
        model.items.append(first)
        app.settle()
        #expect(names(app) == ["b 0", "c 0", "a 0"])
    }

    @Test("a change of one element evaluates its row alone")
    func changeOne() {
        let app = TestApp(Rows(model: model), size: CellSize(width: 20, height: 6))
        let before = app.bodyCount(of: Row.self)
        model.items[1].name = "B"
        app.settle()
        #expect(names(app) == ["a 0", "B 0", "c 0"])
        #expect(app.bodyCount(of: Row.self) == before + 1)
    }

    @Test("elements with the same id are all shown, and a diagnostic names the id")
    func duplicates() {
        let app = TestApp(
            ForEach(["x", "y", "x"], id: \.self) { Text(verbatim: $0) },
            size: CellSize(width: 1, height: 3)
        )
        #expect(app.screen == "x\ny\nx")
        #expect(app.diagnostics.count == 1)
        #expect(app.diagnostics.first?.contains("x") == true)
    }

    @MainActor @Observable
    final class Letters {
        var letters: [String] = []
    }

    /// The letters, each with the number that its state was given when it appeared.
    struct Numbered: View {
        let model: Letters

        var body: some View {
            VStack(spacing: 0) {
                ForEach(model.letters, id: \.self) { Letter(name: $0) }
            }
        }

        struct Letter: View {
            let name: String
            @State private var count = 0

            var body: some View {
                Button("\(name)\(count)") { count += 1 }.buttonStyle(.plain)
            }
        }
    }

    @Test("any change of elements with the same ids shows all of them", arguments: 0..<20 as Range<UInt64>)
    func repeatedIDs(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let model = Letters()
        let app = TestApp(Numbered(model: model), size: CellSize(width: 4, height: 12))
        for _ in 0..<20 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: model.letters.shuffle(using: &random)
            case 1 where !model.letters.isEmpty:
                model.letters.remove(at: Int.random(in: 0..<model.letters.count, using: &random))
            case 2:
                model.letters = (0..<Int.random(in: 0..<8, using: &random)).map { _ in
                    String("abc".randomElement(using: &random)!)
                }
            default:
                let place = Int.random(in: 0...model.letters.count, using: &random)
                if model.letters.count < 11 {
                    model.letters.insert(String("abc".randomElement(using: &random)!), at: place)
                }
            }
            app.settle()
            #expect(names(app).map { String($0.prefix(1)) } == model.letters)
        }
    }

    struct Twins: View {
        struct Twin: Identifiable {
            var id = 1
            var name: String
        }

        @State private var twins = ["a", "b", "c"].map { Twin(name: $0) }

        var body: some View {
            VStack(spacing: 0) {
                ForEach($twins) { $twin in
                    Button(twin.name) { twin.name += "!" }.buttonStyle(.plain)
                }
            }
        }
    }

    @Test("a binding belongs to its element, also if others have the same id")
    func boundTwins() {
        let app = TestApp(Twins(), size: CellSize(width: 4, height: 3))
        app.click(text: "b")
        app.click(text: "c")
        app.click(text: "b")
        #expect(names(app) == ["a", "b!!", "c!"])
    }

    @Test("elements with the same id keep their order and their state if they move")
    func repeatedState() {
        let model = Letters()
        model.letters = ["a", "b", "a"]
        let app = TestApp(Numbered(model: model), size: CellSize(width: 4, height: 6))
        app.click(column: 1, row: 3)
        #expect(names(app) == ["a0", "b0", "a1"])
        model.letters = ["b", "a", "c", "a"]
        app.settle()
        #expect(names(app) == ["b0", "a0", "c0", "a1"])
        model.letters = ["c", "a"]
        app.settle()
        #expect(names(app) == ["c0", "a0"] || names(app) == ["c0", "a1"])
    }

    struct Bound: View {
        @State private var items = ["a", "b", "c"].map { Item(name: $0) }

        var body: some View {
            ForEach($items) { $item in
                HStack {
                    Button("Rename") { item.name += "!" }
                    Text(verbatim: item.name)
                }
            }
            Button("Drop") { items.removeFirst() }
        }
    }

    @Test("a bound collection gives each row a binding to its element")
    func bound() {
        let app = TestApp(Bound(), size: CellSize(width: 20, height: 6))
        app.click(column: 6, row: 1)
        app.click(column: 6, row: 2)
        #expect(app.screen.position(of: "a!") != nil)
        #expect(app.screen.position(of: "b!") != nil)
        app.click(text: "Drop")
        #expect(app.screen.position(of: "a!") == nil)
        #expect(app.screen.position(of: "b!") != nil)
        #expect(app.screen.position(of: "c") != nil)
    }

    @MainActor @Observable
    final class Count {
        var rows = 3
    }

    struct Counted: View {
        let count: Count
        var body: some View {
            ForEach(0..<count.rows, id: \.self) { Text(verbatim: "row \($0)") }
        }
    }

    @Test("rows are added and taken from the end of a range")
    func range() {
        let count = Count()
        let app = TestApp(Counted(count: count), size: CellSize(width: 5, height: 5))
        count.rows = 5
        app.settle()
        #expect(app.screen == "row 0\nrow 1\nrow 2\nrow 3\nrow 4")
        count.rows = 0
        app.settle()
        #expect(app.screen == "")
        count.rows = 1
        app.settle()
        #expect(app.screen == "\n\nrow 0")
    }
}
