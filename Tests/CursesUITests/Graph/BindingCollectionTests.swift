import CursesUITesting
import Testing

@MainActor
@Suite("Bindings to collections")
struct BindingCollectionTests {
    struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    private final class Box {
        var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
        var binding: Binding<[Item]> { Binding(get: { self.items }, set: { self.items = $0 }) }
    }

    @Test("a binding has the elements of its value, as bindings")
    func elements() {
        let box = Box()
        let items = box.binding
        #expect(items.count == 3 && !items.isEmpty)
        #expect(items.indices == 0..<3)
        #expect(items.map(\.wrappedValue.name) == ["a", "b", "c"])
        #expect(items.reversed().map(\.id) == [3, 2, 1])
        items[1].wrappedValue.name = "B"
        items.first?.name.wrappedValue = "A"
        #expect(box.items.map(\.name) == ["A", "B", "c"])
        for item in items where item.wrappedValue.id > 1 { item.wrappedValue.name += "!" }
        #expect(box.items.map(\.name) == ["A", "B!", "c!"])
        #expect(items.filter { $0.wrappedValue.id != 2 }.map(\.id) == [1, 3])
        #expect(items[1...].map(\.id) == [2, 3])
        #expect(Array(items.enumerated()).map(\.offset) == [0, 1, 2])
    }

    @Test("the binding to an element that is gone keeps its value, and does not write")
    func removedElement() {
        let box = Box()
        let last = box.binding[2]
        box.items.removeLast()
        #expect(last.wrappedValue.name == "c")
        last.wrappedValue.name = "x"
        #expect(box.items.map(\.name) == ["a", "b"])
    }

    struct NameButton: View {
        @Binding var item: Item
        var body: some View { Button(item.name) { item.name += "!" } }
    }

    struct FirstAndRest: View {
        @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two"), Item(id: 3, name: "three")]

        var body: some View {
            VStack(alignment: .leading) {
                NameButton(item: $items[0])
                ForEach($items.dropFirst()) { $item in NameButton(item: $item) }
                ForEach(Array($items.enumerated()), id: \.offset) { offset, item in
                    Text("\(offset) \(item.wrappedValue.name)")
                }
                Button("drop") { items.removeLast() }
            }
        }
    }

    @Test("views show and change the elements, wherever their bindings come from")
    func views() {
        let app = TestApp(FirstAndRest(), size: CellSize(width: 20, height: 8))
        app.click(text: "one")
        app.click(text: "three")
        #expect(app.screen.position(of: "one!") != nil)
        #expect(app.screen.position(of: "0 one!") != nil)
        #expect(app.screen.position(of: "2 three!") != nil)
        app.click(text: "drop")
        #expect(app.screen.position(of: "three") == nil)
        #expect(app.screen.position(of: "1 two") != nil)
    }

    struct Rows: View {
        @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]

        var body: some View {
            List($items) { $item in NameButton(item: $item) }
        }
    }

    @Test("a list of a binding has a row for each element")
    func list() {
        let app = TestApp(Rows(), size: CellSize(width: 20, height: 4))
        app.click(text: "two")
        #expect(app.screen.position(of: "two!") != nil)
        #expect(app.bodyCount(of: Rows.self) == 2)
    }
}
