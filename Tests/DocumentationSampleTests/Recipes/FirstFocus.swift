import CursesUI

struct FirstFocus: View {
    enum Field {
        case berth, guest
    }

    @State private var berth = "12"
    @State private var guest = ""
    @FocusState private var focus: Field?

    var body: some View {
        Form {
            TextField("Berth", text: $berth).focused($focus, equals: .berth)
            TextField("Guest", text: $guest).focused($focus, equals: .guest)
        }
        .defaultFocus($focus, .guest)
    }
}
