import CursesUI

struct Grocery: Identifiable, Codable, Equatable {
    var id = UUID()
    var name: String
    var isBought = false
}

@Observable
final class GroceryList {
    var groceries: [Grocery] {
        didSet { save() }
    }

    private let file: URL

    init(file: URL) {
        self.file = file
        groceries = (try? JSONDecoder().decode([Grocery].self, from: Data(contentsOf: file))) ?? []
    }

    var left: Int { groceries.count { !$0.isBought } }

    func add(_ name: String) {
        groceries.append(Grocery(name: name))
    }

    func removeBought() {
        groceries.removeAll(where: \.isBought)
    }

    private func save() {
        try? JSONEncoder().encode(groceries).write(to: file, options: .atomic)
    }
}
