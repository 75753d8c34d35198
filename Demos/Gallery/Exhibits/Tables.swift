import CursesUI

/// A table that is sorted with its column titles.
struct Tables: View {
    struct Planet: Identifiable {
        let id: String
        let moons: Int
        let days: Double
    }

    @State private var order = [KeyPathComparator(\Planet.days)]
    @State private var chosen: Planet.ID? = "Earth"

    private let planets = [
        Planet(id: "Mercury", moons: 0, days: 88), Planet(id: "Venus", moons: 0, days: 225),
        Planet(id: "Earth", moons: 1, days: 365), Planet(id: "Mars", moons: 2, days: 687),
        Planet(id: "Jupiter", moons: 97, days: 4_333), Planet(id: "Saturn", moons: 274, days: 10_759),
        Planet(id: "Uranus", moons: 28, days: 30_687), Planet(id: "Neptune", moons: 16, days: 60_190),
    ]

    var body: some View {
        Table(planets.sorted(using: order), selection: $chosen, sortOrder: $order) {
            TableColumn("Planet", value: \.id)
            TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }
            TableColumn("Year in days", value: \.days) { Text($0.days, format: .number) }
        }
        // These styles look alike in a terminal.
        .tableStyle(.inset)
        .tableStyle(.automatic)
        .tableStyle(.bordered)
        .tableColumnHeaders(.visible)
        .alternatingRowBackgrounds()
    }
}
