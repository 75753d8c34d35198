import CursesUI

/// The purpose of the name that the form asks for.
enum Naming: Identifiable {
    case newFolder
    case rename(FileItem)

    var id: String {
        switch self {
        case .newFolder: ""
        case .rename(let item): item.name
        }
    }
}

/// Asks for a name.
struct NameForm: View {
    let model: FilesModel
    let naming: Naming
    @State private var name: String
    @FocusState private var isFocused: Bool
    @Environment(\.dismiss) private var dismiss

    init(model: FilesModel, naming: Naming) {
        self.model = model
        self.naming = naming
        _name = State(initialValue: naming.id)
    }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                    .focused($isFocused)
                    .onSubmit { save() }
            }
            .navigationTitle(title)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") { save() }.disabled(name.isEmpty)
                }
            }
        }
        .defaultFocus($isFocused, true)
    }

    private var title: String {
        switch naming {
        case .newFolder: "New folder"
        case .rename(let item): "Rename \(item.name)"
        }
    }

    private func save() {
        guard !name.isEmpty else { return }
        dismiss()
        Task {
            switch naming {
            case .newFolder: await model.makeFolder(name)
            case .rename(let item): await model.rename(item, to: name)
            }
        }
    }
}
