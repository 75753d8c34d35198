import CursesUI
import CursesUITesting
import Testing

/// Tests the cost of new data for a list, in elements whose ids are read.
@MainActor
@Suite("New data of a list reads", .serialized)
struct RowCostTests {
    /// The limit for the number of ids that are read. Only the ids of the created rows and of some rows around them may
    /// be read; a pass over all data would read a hundred thousand.
    private static let few = 1_000

    private func reads(_ change: @escaping (CountedItems) -> Void, prepare: (TestApp) -> Void = { _ in }) -> Int {
        let items = CountedItems(100_000)
        let app = TestApp(CountedList(items: items), size: FrameCostTests.size)
        prepare(app)
        change(items)
        app.settle()
        CountedItem.reads = 0
        change(items)
        app.settle()
        return CountedItem.reads
    }

    @Test("few ids if the first element is removed")
    func removeFirst() {
        #expect(reads { $0.items.removeFirst() } < Self.few)
    }

    @Test("few ids if an element is inserted at the top")
    func insertAtTop() {
        #expect(reads { $0.insertAtTop() } < Self.few)
    }

    @Test("few ids if one is inserted at the top while the end is visible")
    func insertAtTopFromTheEnd() {
        #expect(
            reads {
                $0.insertAtTop()
            } prepare: {
                $0.press(.end)
            } < Self.few)
    }

    @Test("few ids if the last element is removed while the end is visible")
    func removeLast() {
        #expect(
            reads {
                $0.items.removeLast()
            } prepare: {
                $0.press(.end)
            } < Self.few)
    }

    @Test("few ids to scroll to the last element, and to the next")
    func scrollToLast() {
        let items = CountedItems(100_000)
        let app = TestApp(CountedList(items: items), size: FrameCostTests.size)
        CountedItem.reads = 0
        items.target = items.items.last?.key
        app.settle()
        #expect(app.screen.position(of: "Item 99999") != nil)
        items.target = items.items[99_900].key
        app.settle()
        #expect(app.screen.position(of: "Item 99900") != nil)
        #expect(CountedItem.reads < Self.few)
    }
}

/// An element that counts the reads of its id.
struct CountedItem: Identifiable {
    struct Key: Hashable {
        let number: Int
    }

    @MainActor static var reads = 0
    let key: Key

    var id: Key {
        MainActor.assumeIsolated { Self.reads += 1 }
        return key
    }
}

final class CountedItems: ObservableObject {
    @Published var items: [CountedItem]
    @Published var target: CountedItem.Key?
    private var inserted = 0

    init(_ count: Int) {
        items = (0..<count).map { CountedItem(key: CountedItem.Key(number: $0)) }
    }

    func insertAtTop() {
        inserted -= 1
        items.insert(CountedItem(key: CountedItem.Key(number: inserted)), at: 0)
    }
}

struct CountedList: View {
    @ObservedObject var items: CountedItems

    var body: some View {
        ScrollViewReader { proxy in
            List(items.items) { Text(verbatim: "Item \($0.key.number)") }
                .onChange(of: items.target) { _, target in
                    if let target { proxy.scrollTo(target) }
                }
        }
    }
}
