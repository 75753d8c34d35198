import CursesUITesting
import Foundation
import TestSupport
import Testing

@testable import CursesUI

@MainActor
@Suite("Bindings to the elements of a ForEach")
struct ElementBindingTests {
    private struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    private final class Model: ObservableObject {
        @Published var items: [Item] = []
        /// A value outside of the elements, which the closure of the `ForEach` captures.
        @Published var mark = ""
        /// Whether the rows depend on `mark`.
        @Published var isMarked = false
    }

    /// The bindings that the rows have.
    @MainActor
    private final class Bindings {
        var byID: [Int: Binding<Item>] = [:]
    }

    private struct Row: View {
        @Binding var item: Item
        let mark: String
        let bindings: Bindings

        var body: some View {
            let _ = bindings.byID[item.id] = $item
            Text(verbatim: "\(item.id) \(item.name)\(mark)")
        }
    }

    private struct Screen: View {
        @ObservedObject var model: Model
        let bindings: Bindings

        var body: some View {
            let mark = model.mark
            VStack(alignment: .leading, spacing: 0) {
                if model.isMarked {
                    ForEach($model.items) { $item in Row(item: $item, mark: mark, bindings: bindings) }
                } else {
                    ForEach($model.items) { $item in Row(item: $item, mark: "", bindings: bindings) }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private func app(_ model: Model, _ bindings: Bindings) -> TestApp {
        TestApp(Screen(model: model, bindings: bindings), size: CellSize(width: 30, height: 40))
    }

    @Test("stay the same when elements before them are removed or inserted")
    func shift() {
        let model = Model()
        model.items = (0..<30).map { Item(id: $0, name: "n") }
        let bindings = Bindings()
        let app = app(model, bindings)
        let bodies = app.bodyCount(of: Row.self)
        model.items.remove(at: 3)
        app.settle()
        #expect(app.bodyCount(of: Row.self) == bodies)
        #expect(app.screen.position(of: "29 n")?.row == 28)
        model.items.insert(Item(id: 100, name: "new"), at: 0)
        app.settle()
        #expect(app.bodyCount(of: Row.self) == bodies + 1)
        bindings.byID[29]?.wrappedValue.name = "last"
        app.settle()
        #expect(model.items.last == Item(id: 29, name: "last"))
        #expect(app.screen.position(of: "29 last")?.row == 29)
        #expect(app.bodyCount(of: Row.self) == bodies + 2)
    }

    private struct LoadingRow: View {
        @Binding var item: Item
        let bindings: Bindings
        let log: Log

        var body: some View {
            Text(verbatim: "\(item.id) \(item.name)")
                .onAppear { bindings.byID[item.id] = $item }
                .onDisappear { log.add("gone \(item.id)") }
        }
    }

    @Test("from before a change write their element, and no other element once theirs is removed")
    func outlived() {
        struct Screen: View {
            @ObservedObject var model: Model
            let bindings: Bindings
            let log: Log

            var body: some View {
                VStack {
                    ForEach($model.items) { $item in LoadingRow(item: $item, bindings: bindings, log: log) }
                }
            }
        }
        let model = Model()
        model.items = (1...4).map { Item(id: $0, name: "n") }
        let (bindings, log) = (Bindings(), Log())
        let app = TestApp(Screen(model: model, bindings: bindings, log: log), size: CellSize(width: 20, height: 5))
        model.items.reverse()
        app.settle()
        bindings.byID[1]?.wrappedValue.name = "first"
        #expect(model.items.last == Item(id: 1, name: "first"))
        app.settle()
        model.items.removeFirst()
        app.settle()
        #expect(log.take() == ["gone 4"])
        let before = model.items
        bindings.byID[4]?.wrappedValue.name = "late"
        #expect(model.items == before)
        #expect(bindings.byID[4]?.wrappedValue.id == 4)
        model.items.remove(at: 1)
        app.settle()
        #expect(log.take() == ["gone 2"])
        bindings.byID[1]?.wrappedValue.name = "last"
        #expect(model.items == [Item(id: 3, name: "n"), Item(id: 1, name: "last")])
    }

    @Test("read and write their element after any changes", arguments: UInt64(0)..<40)
    func random(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let model = Model()
        var next = 0
        func newItem() -> Item {
            next += 1
            return Item(id: next, name: "n\(next)")
        }
        model.items = (0..<Int.random(in: 0...8, using: &generator)).map { _ in newItem() }
        model.isMarked = seed % 2 == 0
        let bindings = Bindings()
        let app = app(model, bindings)
        var repeated: Set<Int> = []
        for step in 0..<40 {
            for _ in 0..<Int.random(in: 1...2, using: &generator) { change(model, newItem, &generator) }
            app.settle()
            let mark = model.isMarked ? model.mark : ""
            let rows = app.screen.rows.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            try #require(rows == model.items.map { "\($0.id) \($0.name)\(mark)" }, "seed \(seed), step \(step)")
            // A binding is kept for each id, so that those of elements that have or had the same id are not told apart.
            let counts = Dictionary(model.items.map { ($0.id, 1) }, uniquingKeysWith: +)
            repeated.formUnion(counts.filter { $0.value > 1 }.keys)
            let single = model.items.filter { !repeated.contains($0.id) }
            for item in single { #expect(bindings.byID[item.id]?.wrappedValue == item, "seed \(seed), step \(step)") }
            if let item = single.randomElement(using: &generator), Bool.random(using: &generator) {
                bindings.byID[item.id]?.wrappedValue.name = "w\(step)"
                #expect(model.items.first { $0.id == item.id }?.name == "w\(step)", "seed \(seed), step \(step)")
            }
        }
    }

    /// Containers that make only the rows in sight.
    private enum LazyContainer: CaseIterable {
        case list, editedList, sections, stack
    }

    private struct LazyScreen: View {
        @ObservedObject var model: Model
        let container: LazyContainer
        let bindings: Bindings

        var body: some View {
            switch container {
            case .list:
                List($model.items) { $item in row($item) }
            case .editedList:
                List($model.items, editActions: .all) { $item in row($item) }
            case .sections:
                List {
                    Section("One") {
                        ForEach($model.items) { $item in row($item) }
                            .onDelete { model.items.remove(atOffsets: $0) }
                    }
                }
            case .stack:
                ScrollView {
                    LazyVStack { ForEach($model.items) { $item in row($item) } }
                }
            }
        }

        private func row(_ item: Binding<Item>) -> some View {
            Row(item: item, mark: model.mark, bindings: bindings)
        }
    }

    @Test(
        "of a lazy container move with their elements, even out of sight",
        arguments: LazyContainer.allCases, UInt64(0)..<8)
    private func lazily(container: LazyContainer, seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let model = Model()
        var next = 0
        func newItem() -> Item {
            next += 1
            return Item(id: next, name: "n\(next)")
        }
        model.items = (0..<Int.random(in: 0...30, using: &generator)).map { _ in newItem() }
        let bindings = Bindings()
        let app = TestApp(
            LazyScreen(model: model, container: container, bindings: bindings), size: CellSize(width: 30, height: 8))
        for step in 0..<40 {
            for _ in 0..<Int.random(in: 1...2, using: &generator) {
                change(model, newItem, mayRepeatIDs: false, &generator)
            }
            if Bool.random(using: &generator) {
                app.scroll(Int.random(in: -9...9, using: &generator), column: 2, row: 4)
            }
            app.settle()
            for (id, binding) in bindings.byID {
                let before = model.items
                let place = before.firstIndex { $0.id == id }
                if let place {
                    try #require(binding.wrappedValue == before[place], "seed \(seed), step \(step)")
                    guard Int.random(in: 0..<10, using: &generator) == 0 else { continue }
                }
                binding.wrappedValue.name = "w\(step)"
                if let place {
                    try #require(model.items[place].name == "w\(step)", "seed \(seed), step \(step)")
                } else {
                    try #require(model.items == before, "seed \(seed), step \(step)")
                }
            }
            app.settle()
            let names = Set(model.items.map { "\($0.id) \($0.name)\(model.mark)" })
            for row in app.screen.rows {
                let text = row.trimmingCharacters(in: .whitespaces)
                guard text.first?.isNumber == true else { continue }
                try #require(names.contains { text.hasPrefix($0) }, "seed \(seed), step \(step): \(text)")
            }
        }
    }

    private func change(
        _ model: Model, _ newItem: () -> Item, mayRepeatIDs: Bool = true, _ generator: inout SeededGenerator
    ) {
        let count = model.items.count
        let place = count == 0 ? 0 : Int.random(in: 0..<count, using: &generator)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0, 1, 2: if count > 0 { model.items.remove(at: place) }
        case 3, 4: if count < 30 { model.items.insert(newItem(), at: place) }
        case 5: model.items.shuffle(using: &generator)
        case 6: if count > 0 { model.items[place].name += "x" }
        case 7:
            if mayRepeatIDs, count > 0, count < 30 {
                model.items.append(Item(id: model.items[place].id, name: "same"))
            }
        case 8: model.mark = "\(Int.random(in: 0..<3, using: &generator))"
        default: model.items.reverse()
        }
    }
}
