import CursesUI

final class Sensor: ObservableObject {
    @Published var value = 0
}

final class Station: ObservableObject {
    @Published var sensors = [Sensor(), Sensor()]
}

struct ClassArray: View {
    @StateObject private var station = Station()
    @State private var tally = Tally()

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "An array of objects",
            statement: "Changing an element does not change the array: the screen stays until it does.",
            reading: station.sensors.map { "\($0.value)" }.joined(separator: " "),
            tally: tally
        ) {
            Button("Measure") { station.sensors[0].value += 1 }
            Button("Append") { station.sensors.append(Sensor()) }
        }
        .onReceive(station.objectWillChange) { tally.signal() }
    }
}
