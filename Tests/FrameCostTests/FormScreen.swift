import CursesUI

/// A form whose rows have two controls each, and a button to remove the first row.
struct FormScreen: View {
    struct Guest: Identifiable {
        let id: Int
        var name: String
        var isVegetarian = false
    }

    /// The number of times that the content of a row has been created.
    static var rowCount = 0

    @State private var guests: [Guest]

    init(count: Int) {
        _guests = State(initialValue: (0..<count).map { Guest(id: $0, name: "Guest \($0)") })
    }

    var body: some View {
        Form {
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
}
