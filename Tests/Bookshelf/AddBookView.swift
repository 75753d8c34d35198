import Combine
import SwiftUI

struct AddBookView: View {
    var onAdd: (Book) -> Void

    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var author = ""
    @State private var isComplete = false
    @FocusState private var focus: Field?

    private enum Field: Hashable {
        case title, author
    }

    var body: some View {
        NavigationView {
            Form {
                TextField("Title", text: $title)
                    .focused($focus, equals: .title)
                    .submitLabel(.next)
                    .onSubmit { focus = .author }
                TextField("Author", text: $author)
                    .focused($focus, equals: .author)
                    .textInputAutocapitalization(.words)
                    .keyboardType(.namePhonePad)
                    .submitLabel(.done)
                    .onSubmit(add)
            }
            .navigationBarTitle("New book", displayMode: .inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Add", action: add)
                        .disabled(!isComplete)
                }
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .onAppear { focus = .title }
        .onReceive(Just((title, author)).map { !$0.isEmpty && !$1.isEmpty }) { isComplete = $0 }
    }

    private func add() {
        guard !title.isEmpty, !author.isEmpty else { return }
        onAdd(Book(title: title, author: author))
        dismiss()
    }
}
