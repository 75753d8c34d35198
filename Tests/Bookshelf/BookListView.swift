import SwiftUI

struct BookListView: View {
    @EnvironmentObject private var store: BookStore
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                Section(header: Text("\(store.found.count) books")) {
                    ForEach(store.found) { book in
                        NavigationLink(value: book) {
                            BookRow(book: book)
                        }
                    }
                    .onDelete(perform: store.delete)
                }
            }
            .listStyle(.insetGrouped)
            .searchable(text: $store.query, prompt: "Title")
            .navigationTitle("Books")
            .navigationDestination(for: Book.self) { book in
                if let index = store.binding(for: book) {
                    BookDetailView(book: $store.books[index])
                }
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        isAdding = true
                    } label: {
                        Label("Add", systemImage: "plus")
                    }
                }
            }
            .sheet(isPresented: $isAdding) {
                AddBookView { store.add($0) }
            }
        }
    }
}

struct BookRow: View {
    let book: Book

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: book.isRead ? "checkmark.circle.fill" : "circle")
                .foregroundColor(book.isRead ? .green : .secondary)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 4) {
                Text(book.title)
                    .font(.headline)
                    .lineLimit(1)
                Text(book.author)
                    .font(.subheadline)
                    .foregroundColor(.secondary)
            }
            Spacer()
            Text(String(repeating: "★", count: book.rating))
                .foregroundColor(.yellow)
                .accessibilityLabel("Rating")
                .accessibilityValue("\(book.rating)")
        }
        .padding(.vertical, 4)
    }
}
