import CursesUI

struct PackingList: View {
    @State private var items = ["Compass", "Rope", "Lamp"]

    var body: some View {
        List {
            ForEach(items, id: \.self) { Text($0) }
                .onDelete { items.remove(atOffsets: $0) }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        Text(items.joined(separator: ", "))
    }
}
