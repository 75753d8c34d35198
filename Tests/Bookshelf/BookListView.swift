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
                        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                            Button(role: .destructive) {
                                store.remove(book)
                            } label: {
                                Label("Remove", systemImage: "trash")
                            }
                        }
                        .contextMenu {
                            Button {
                                store.toggleRead(book)
                            } label: {
                                Label(book.isRead ? "Mark as unread" : "Mark as read", systemImage: "book")
                            }
                        }
                    }
                    .onDelete(perform: store.delete)
                    .onMove(perform: store.query.isEmpty ? store.move : nil)
                }
            }
            .listStyle(.insetGrouped)
            .refreshable {
                await store.refresh()
            }
            .searchable(text: $store.query, prompt: "Title")
            .navigationTitle("Books")
            .navigationDestination(for: Book.self) { book in
                if let index = store.binding(for: book) {
                    BookDetailView(book: $store.books[index])
                }
            }
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    EditButton()
                }
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
