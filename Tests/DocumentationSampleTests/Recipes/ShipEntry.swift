import CursesUI

struct ShipEntry: View {
    @State private var ships: [String] = []
    @State private var isAdding = false

    var body: some View {
        Button("Add a ship") { isAdding = true }
        Text(ships.joined(separator: ", "))
            .sheet(isPresented: $isAdding) {
                ShipSheet { ships.append($0) }
            }
    }
}

struct ShipSheet: View {
    let add: (String) -> Void
    @State private var name = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Button("Add") {
                add(name)
                dismiss()
            }
        }
        .frame(width: 30, height: 5)
    }
}
