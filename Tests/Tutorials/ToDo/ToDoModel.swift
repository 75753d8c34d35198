import SwiftUI

struct ToDo: Identifiable, Codable, Hashable {
    var id = UUID()
    var title: String
    var isDone = false
    var priority = Priority.normal
    var due = Date(timeIntervalSince1970: 1_700_000_000)

    enum Priority: Int, CaseIterable, Codable {
        case low, normal, high
    }
}

class ToDoModel: ObservableObject {
    @Published var items: [ToDo] = [
        ToDo(title: "Buy milk"),
        ToDo(title: "Call the plumber", priority: .high),
        ToDo(title: "Water the ferns", isDone: true),
    ]

    func add(_ title: String) {
        items.append(ToDo(title: title))
    }

    func delete(at offsets: IndexSet) {
        items.remove(atOffsets: offsets)
    }

    func move(from source: IndexSet, to destination: Int) {
        items.move(fromOffsets: source, toOffset: destination)
    }
}
