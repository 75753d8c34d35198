import CursesUITesting
import TestSupport
import Testing

/// Tests new data of a `ForEach` that creates all of its views, as opposed to a lazy container.
@MainActor
@Suite("New data of a ForEach")
struct ForEachChangeTests {
    struct Item: Identifiable {
        let id: Int
        var name: String
    }

    @MainActor @Observable
    final class Model {
        var items: [Item] = []
        var mark = "."
        @ObservationIgnored static var contents: [Int: Int] = [:]
    }

    /// A row that shows the number of its creation.
    private struct Row: View {
        let item: Item
        @State private var birth = Rows.births()

        var body: some View { Text(verbatim: "\(item.id) \(item.name) \(birth)") }
    }

    private struct Rows: View {
        static var next = 0
        static func births() -> Int {
            next += 1
            return next
        }

        let model: Model

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(model.items) { item in
                    let _ = Model.contents[item.id, default: 0] += 1
                    Row(item: item)
                }
                Text(verbatim: "end")
            }
        }
    }

    @Test(
        "keeps the views of ids that stay, in whatever way the data changes", arguments: 1...40 as ClosedRange<UInt64>)
    func randomChanges(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let model = Model()
        var births: [Int: Set<String>] = [:]
        let app = TestApp(Rows(model: model), size: CellSize(width: 30, height: 40))
        for _ in 0..<30 {
            change(&model.items, using: &generator)
            app.settle()
            let lines = app.screen.text.split(separator: "\n").map(String.init)
            #expect(lines.dropLast().count == model.items.count)
            var now: [Int: Set<String>] = [:]
            for (line, item) in zip(lines, model.items) {
                let words = line.split(separator: " ").map(String.init)
                #expect(words.dropLast() == ["\(item.id)", item.name])
                now[item.id, default: []].insert(words.last ?? "")
            }
            // Of several elements with the same id, as many views stay as can.
            for (id, earlier) in births {
                let later = now[id] ?? []
                #expect(earlier.intersection(later).count == min(earlier.count, later.count))
            }
            births = now
        }
    }

    /// Randomly inserts, removes, renames, moves, copies, reverses or replaces elements.
    private func change(_ items: inout [Item], using generator: inout SeededGenerator) {
        let place = Int.random(in: 0...items.count, using: &generator)
        let new = Item(
            id: Int.random(in: 0..<40, using: &generator), name: "n\(Int.random(in: 0..<9, using: &generator))")
        switch Int.random(in: 0..<9, using: &generator) {
        case 0...2 where items.count < 30: items.insert(new, at: place)
        case 3 where place < items.count: items.remove(at: place)
        case 4 where place < items.count: items[place].name += "!"
        case 5 where place < items.count: items.swapAt(place, items.count / 2)
        case 6: items.reverse()
        case 7 where place < items.count: items[place] = new
        case 8 where items.count < 28: items.append(contentsOf: items.suffix(2))
        default: items.shuffle(using: &generator)
        }
    }

    @Test("makes the content of changed elements alone")
    func contents() {
        let model = Model()
        model.items = (0..<20).map { Item(id: $0, name: "a") }
        let app = TestApp(Rows(model: model), size: CellSize(width: 30, height: 40))
        func made(_ change: () -> Void) -> [Int] {
            Model.contents = [:]
            change()
            app.settle()
            return Model.contents.keys.sorted()
        }
        #expect(made { model.items[4].name = "b" } == [4])
        #expect(made { model.items.insert(Item(id: 50, name: "c"), at: 0) } == [50])
        #expect(made { model.items.removeFirst() } == [])
        #expect(made { model.items.append(Item(id: 51, name: "d")) } == [51])
        #expect(made { model.items.remove(at: 7) } == [])
    }

    private struct MarkedRows: View {
        let model: Model
        static var model: Model?

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(model.items) { Text(verbatim: "\($0.name)\(Self.model?.mark ?? "")") }
            }
        }
    }

    @Test("makes all content anew where it reads more than the element")
    func reads() {
        let model = Model()
        MarkedRows.model = model
        defer { MarkedRows.model = nil }
        model.items = (0..<3).map { Item(id: $0, name: "a") }
        let app = TestApp(MarkedRows(model: model), size: CellSize(width: 2, height: 4))
        model.items[1].name = "b"
        app.settle()
        #expect(app.screen == "a.\nb.\na.")
        model.mark = "!"
        app.settle()
        #expect(app.screen == "a!\nb!\na!")
        model.items.append(Item(id: 9, name: "c"))
        model.mark = "?"
        app.settle()
        #expect(app.screen == "a?\nb?\na?\nc?")
    }
}
