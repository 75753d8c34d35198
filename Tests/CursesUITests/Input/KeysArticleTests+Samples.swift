import CursesUITesting
import Foundation
import Testing
@testable import CursesUI

/// Views for trying the keys of the article.
extension KeysArticleTests {
    static var long: some View {
        VStack(spacing: 0) { ForEach(0..<30, id: \.self) { Text("line \($0)") } }
    }

    static var numbers: some View {
        Menu("Numbers") {
            ForEach(0..<20, id: \.self) { number in Button("number \(number)") {} }
            Menu("More") { Button("a million") {} }
        }
    }

    struct Rows: View {
        @State private var chosen: Int?
        var body: some View {
            List(0..<30, id: \.self, selection: $chosen) { Text(verbatim: $0 == 20 ? "by" : "row \($0)") }
        }
    }

    struct Counted: View {
        private final class Target {}

        @State private var count = 0
        @State private var target = Target()
        @Environment(\.undoManager) private var undoManager

        var body: some View {
            Button("count \(count)") { set(count + 1) }
        }

        private func set(_ new: Int) {
            let old = count
            count = new
            undoManager?.registerUndo(withTarget: target) { _ in set(old) }
        }
    }

    struct Many: View {
        @State private var chosen: Set<Int> = []
        var body: some View {
            List(0..<5, id: \.self, selection: $chosen) { Text("row \($0)") }
            Text(verbatim: "chosen \(chosen.count)")
        }
    }

    struct Edited: View {
        @State private var items = ["a", "b", "c"]
        var body: some View {
            List {
                ForEach(items, id: \.self) { Text($0) }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    struct Branch: Identifiable {
        let id: String
        var children: [Branch]?
    }

    static let branches = [
        Branch(id: "a", children: [Branch(id: "b")]), Branch(id: "c", children: [Branch(id: "d")]),
    ]

    static var tree: some View {
        List(branches, children: \.children) { Text($0.id) }
    }

    struct Sorted: View {
        @State private var order = [KeyPathComparator(\Branch.id)]
        var body: some View {
            Table(branches.sorted(using: order), sortOrder: $order) {
                TableColumn("Name", value: \.id)
                TableColumn("Again", value: \.id)
            }
        }
    }

    struct Searched: View {
        @State private var text = ""
        var body: some View {
            List(0..<3, id: \.self) { index in Button("row \(index)") {} }
                .searchable(text: $text)
        }
    }

    struct Sheet: View {
        @State private var isPresented = true
        var body: some View {
            Text(verbatim: isPresented ? "open" : "closed")
                .sheet(isPresented: $isPresented) { Button("in") {} }
        }
    }

    static var tabs: some View {
        TabView {
            Button("one") {}.tabItem { Text("1st") }
            Button("two") {}.tabItem { Text("2nd") }
        }
    }

    static var stack: some View {
        NavigationStack { NavigationLink("onward") { Text("there") } }
    }

    static var linked: some View {
        Text("[one](https://example.org/1) [two](https://example.org/2)")
    }

    static var linkedRow: some View {
        List([1], id: \.self, selection: .constant(1)) { _ in linked }
    }

    static var swiped: some View {
        List(["a", "b"], id: \.self) { name in
            Text(name).swipeActions { Button("Flag") {} }
        }
    }

    static var log: some View {
        let log = LogStore()
        log.append(contentsOf: (0..<100).map { "line \($0)" })
        return LogView(log)
    }

    @MainActor
    final class EditedText: ObservableObject {
        @Published var text: String
        init(_ text: String) { self.text = text }
    }

    struct VerticalField: View {
        @ObservedObject var model: EditedText
        var body: some View { TextField("Note", text: $model.text, axis: .vertical).onSubmit {} }
    }

    struct Editing: View {
        @ObservedObject var model: EditedText
        let isEditor: Bool
        var body: some View {
            if isEditor {
                TextEditor(text: $model.text).frame(height: 5)
            } else {
                TextField("Name", text: $model.text)
            }
        }
    }
}
