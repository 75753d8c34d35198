import CursesUI

struct Berth: Identifiable {
    let id: Int
    let ship: String
    let length: Int
}

struct BerthTable: View {
    @State private var berths = [
        Berth(id: 1, ship: "Marble Fox", length: 24),
        Berth(id: 2, ship: "Northern Light", length: 61),
        Berth(id: 3, ship: "Second Wind", length: 33),
    ]
    @State private var chosen: Int? = 2
    @State private var order = [KeyPathComparator(\Berth.id)]

    var body: some View {
        Table(berths, selection: $chosen, sortOrder: $order) {
            TableColumn("Berth", value: \.id) { Text("\($0.id)") }.width(9)
            TableColumn("Ship", value: \.ship)
            TableColumn("Metres", value: \.length) { Text("\($0.length)") }.width(9)
        }
        .onChange(of: order) { berths.sort(using: order) }
    }
}
