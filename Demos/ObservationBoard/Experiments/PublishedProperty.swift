import CursesUI

final class Thermometer: ObservableObject {
    @Published var temperature = 20.0
}

struct PublishedProperty: View {
    @StateObject private var thermometer = Thermometer()
    @State private var tally = Tally()
    @State private var sink: AnyCancellable?
    @State private var heard = "nothing yet"

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "A published property",
            statement: "It gets the value at once, and each new one while the property still has the old.",
            reading: "\(thermometer.temperature)° · heard \(heard)",
            tally: tally
        ) {
            Button("Subscribe") { subscribe() }
            Button("25°") { thermometer.temperature = 25 }
            Button("20°") { thermometer.temperature = 20 }
            Button("Cancel") { sink = nil }
        }
        .onReceive(thermometer.objectWillChange) { tally.signal() }
    }

    private func subscribe() {
        sink = thermometer.$temperature.sink { new in
            heard = "\(new)° at \(thermometer.temperature)°"
        }
    }
}
