import CursesUI

final class ForwardingStation: ObservableObject {
    @Published var sensors: [Sensor] = []
    private var forwarding: Set<AnyCancellable> = []

    init() {
        sensors = [Sensor()]
        forward()
    }

    /// Forwards the signals of the current sensors as signals of the station.
    func forward() {
        forwarding = []
        for sensor in sensors {
            sensor.objectWillChange
                .sink { [weak self] in self?.objectWillChange.send() }
                .store(in: &forwarding)
        }
    }
}

struct ForwardingArray: View {
    @StateObject private var station = ForwardingStation()
    @State private var tally = Tally()

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "An array of objects, forwarded",
            statement: "The owner passes its elements' signals on: of those that it has subscribed to.",
            reading: station.sensors.map { "\($0.value)" }.joined(separator: " "),
            tally: tally
        ) {
            Button("First") { station.sensors.first?.value += 1 }
            Button("Last") { station.sensors.last?.value += 1 }
            Button("Append") { station.sensors.append(Sensor()) }
            Button("Forward") { station.forward() }
        }
        .onReceive(station.objectWillChange) { tally.signal() }
    }
}
