import SwiftUI

struct Contact: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var phone: String
    var isFavorite = false
    var tags: [String] = []
}

struct ContactList: View {
    @State private var contacts: [Contact] = [
        Contact(name: "Ada", phone: "555 0101", isFavorite: true, tags: ["work"]),
        Contact(name: "Grace", phone: "555 0102"),
        Contact(name: "Linus", phone: "555 0103", tags: ["home", "work"]),
    ]
    @State private var selection = Set<Contact.ID>()
    @State private var query = ""
    @State private var isAdding = false
    @State private var contactToDelete: Contact?

    private var found: [Contact] {
        query.isEmpty ? contacts : contacts.filter { $0.name.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                ForEach([true, false], id: \.self) { favorite in
                    Section(favorite ? "Favorites" : "Others") {
                        ForEach(found.filter { $0.isFavorite == favorite }.sorted { $0.name < $1.name }) { contact in
                            HStack(spacing: 12) {
                                Text(contact.name.prefix(1))
                                    .font(.headline)
                                    .foregroundColor(.white)
                                    .frame(width: 32, height: 32)
                                    .background(Circle().fill(favorite ? Color.orange : Color.gray))
                                VStack(alignment: .leading) {
                                    Text(contact.name)
                                        .fontWeight(selection.contains(contact.id) ? .bold : .regular)
                                    Text(contact.phone)
                                        .font(.caption)
                                        .foregroundStyle(.secondary)
                                }
                                Spacer()
                                ForEach(contact.tags, id: \.self) { tag in
                                    Text("#\(tag)")
                                        .font(.caption2)
                                        .padding(.horizontal, 6)
                                        .padding(.vertical, 2)
                                        .background(Capsule().stroke(Color.secondary, lineWidth: 1))
                                }
                            }
                            .contentShape(Rectangle())
                            .swipeActions(edge: .leading) {
                                Button {
                                    toggle(contact)
                                } label: {
                                    Label("Favorite", systemImage: contact.isFavorite ? "star.slash" : "star")
                                }
                                .tint(.yellow)
                            }
                            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                                Button("Delete", role: .destructive) { contactToDelete = contact }
                                Button("Call") {}.tint(.green)
                            }
                            .contextMenu {
                                Button("Copy", systemImage: "doc.on.doc") {}
                                Divider()
                                Button("Delete", systemImage: "trash", role: .destructive) { contactToDelete = contact }
                            }
                        }
                        .onDelete { offsets in
                            contacts.remove(atOffsets: offsets)
                        }
                    }
                }
            }
            .listStyle(.insetGrouped)
            .searchable(text: $query, prompt: "Find a contact")
            .overlay {
                if found.isEmpty {
                    ContentUnavailableView.search(text: query)
                }
            }
            .navigationTitle("Contacts (\(found.count))")
            .toolbar {
                EditButton()
                Button("Add", systemImage: "plus") { isAdding = true }
            }
            .sheet(isPresented: $isAdding) { Text("New contact").presentationDetents([.medium, .large]) }
            .alert("Delete?", isPresented: .constant(contactToDelete != nil), presenting: contactToDelete) { contact in
                Button("Delete \(contact.name)", role: .destructive) {
                    contacts.removeAll { $0.id == contact.id }
                    contactToDelete = nil
                }
            }
        }
    }

    private func toggle(_ contact: Contact) {
        guard let index = contacts.firstIndex(of: contact) else { return }
        contacts[index].isFavorite.toggle()
    }
}
