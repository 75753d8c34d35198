import CursesUI

@MainActor @Observable
final class Fleet {
    var ships = ["Isolde"]
}

struct SharedFleet: View {
    @State private var fleet = Fleet()

    var body: some View {
        VStack {
            FleetCount()
            FleetButton()
        }
        .environment(fleet)
    }
}

struct FleetCount: View {
    @Environment(Fleet.self) private var fleet

    var body: some View { Text("\(fleet.ships.count) ships") }
}

struct FleetButton: View {
    @Environment(Fleet.self) private var fleet

    var body: some View {
        Button("Build") { fleet.ships.append("Halcyon") }
    }
}
