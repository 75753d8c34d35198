import CursesUI

/// A list whose rows show a constant of the view around it.
struct ClosureScreen: View {
    @State private var count = 100
    @State private var unit = "km"

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text("\(count)")
                Button("Tick") { count += 1 }
            }
            List(0..<1000, id: \.self) { row in
                HStack {
                    Text("Row \(row)")
                    Spacer()
                    Text(unit)
                }
            }
        }
    }
}

/// An item of a list or a table.
struct Fruit: Identifiable {
    let id: Int
    let name: String
    let weight: Double

    static let basket = (0..<10_000).map { Fruit(id: $0, name: "Fruit \($0)", weight: Double($0)) }
}

/// T: a table of ten thousand rows.
struct TableScreen: View {
    @State private var fruits = Fruit.basket
    @State private var selection: Fruit.ID?

    var body: some View {
        Table(fruits, selection: $selection) {
            TableColumn("Name", value: \Fruit.name)
            TableColumn("Weight") { Text("\($0.weight) g") }
            TableColumn("Number") { Text("\($0.id)") }
        }
    }
}

/// W5u: a list of ten thousand rows with a selection.
struct SelectionScreen: View {
    @State private var fruits = Fruit.basket
    @State private var selection: Fruit.ID?

    var body: some View {
        List(fruits, selection: $selection) { fruit in
            HStack {
                Image(systemName: "leaf")
                Text(fruit.name)
                Spacer()
                Text("\(fruit.weight) g")
            }
        }
    }
}
