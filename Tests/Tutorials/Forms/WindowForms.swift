import SwiftUI

struct SelectedPersonKey: FocusedValueKey {
    typealias Value = Person
}

extension FocusedValues {
    var selectedPerson: Person? {
        get { self[SelectedPersonKey.self] }
        set { self[SelectedPersonKey.self] = newValue }
    }
}

/// Features beyond the view that uses them: the focus, undo, files, positions.
struct WindowForms: View {
    @State private var people = Person.samples
    @State private var position: Int?
    @State private var isImporting = false
    @State private var names: [String] = []
    @FocusedValue(\.selectedPerson) private var selected
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        VStack {
            Text("Selected: \(selected?.name ?? "nobody")").font(Font(UIFont.boldSystemFont(ofSize: 17)))
            ForEach(people) { person in
                Button(person.name) { remove(person) }.focusedValue(\.selectedPerson, person)
            }
            Button("Undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
            Button("Import") { isImporting = true }
            rows
            table
        }
        .focusedSceneValue(\.selectedPerson, people.first)
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json, .plainText]) { result in
            switch result {
            case .success(let url): names.append(url.lastPathComponent)
            case .failure(let error): names.append(error.localizedDescription)
            }
        }
    }

    private var rows: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<50, id: \.self) { Text("line \($0)") }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $position)
        .frame(height: 64)
    }

    private var table: some View {
        Table(of: Person.self) {
            TableColumn("Name", value: \.name)
            TableColumn("Age") { Text("\($0.age)") }
        } rows: {
            ForEach(people) { person in
                TableRow(person)
            }
        }
    }

    private func remove(_ person: Person) {
        guard let index = people.firstIndex(of: person) else { return }
        people.remove(at: index)
        undoManager?.registerUndo(withTarget: Bin.shared) { _ in people.insert(person, at: index) }
    }
}

final class Bin {
    static let shared = Bin()
}
