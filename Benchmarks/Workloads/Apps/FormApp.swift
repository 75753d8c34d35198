import CursesUI

/// E: a form whose rows have two controls each.
struct FormApp: App {
    var body: some Scene {
        WindowGroup { GuestForm() }
    }
}

private struct Guest: Identifiable {
    let id: Int
    var name: String
    var isVegetarian = false
}

private struct GuestForm: View {
    @State private var guests = (0..<WorkloadApps.count).map { Guest(id: $0, name: "Guest \($0)") }

    var body: some View {
        Form {
            ForEach($guests) { $guest in
                HStack {
                    TextField("Name", text: $guest.name)
                    Toggle("Vegetarian", isOn: $guest.isVegetarian)
                }
            }
            .onDelete { guests.remove(atOffsets: $0) }
        }
    }
}
