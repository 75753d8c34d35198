import CursesUI

struct ShipTable: View {
    struct Ship: Identifiable {
        let id: Int
        let name: String
    }

    @State private var ships = [Ship(id: 1, name: "Isolde"), Ship(id: 2, name: "Halcyon")]
    @State private var order = [KeyPathComparator(\Ship.id)]

    var body: some View {
        Table(ships, sortOrder: $order) {
            TableColumn("Number", value: \.id) { Text("\($0.id)") }
            TableColumn("Name", value: \.name)
        }
        .onChange(of: order) { ships.sort(using: order) }
    }
}
