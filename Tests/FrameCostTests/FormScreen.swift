import CursesUI

/// A form or a list whose rows have two controls each.
struct FormScreen: View {
    struct Guest: Identifiable {
        let id: Int
        var name: String
        var isVegetarian = false
    }

    /// The number of times that the content of a row has been created.
    static var rowCount = 0

    @State private var guests: [Guest]

    private let isList: Bool

    init(count: Int, isList: Bool = false) {
        self.isList = isList
        _guests = State(initialValue: (0..<count).map { Guest(id: $0, name: "Guest \($0)") })
    }

    var body: some View {
        if isList { List { rows } } else { Form { rows } }
    }

    private var rows: some View {
        ForEach($guests) { $guest in
            let _ = Self.rowCount += 1
            HStack {
                TextField("Name", text: $guest.name)
                Toggle("Vegetarian", isOn: $guest.isVegetarian)
            }
        }
        .onDelete { guests.remove(atOffsets: $0) }
    }
}
