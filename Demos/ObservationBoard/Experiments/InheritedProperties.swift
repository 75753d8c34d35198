import CursesUI

class Vehicle: ObservableObject {
    @Published var passengers = 0
}

final class Tram: Vehicle {
    @Published var stops = 0
}

struct InheritedProperties: View {
    @StateObject private var tram = Tram()
    @State private var tally = Tally()

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "A subclass",
            statement: "Its own properties and those that it inherits signal through one publisher.",
            reading: "on board \(tram.passengers) · stops \(tram.stops)",
            tally: tally
        ) {
            Button("Get in") { tram.passengers += 1 }
            Button("Drive on") { tram.stops += 1 }
        }
        .onReceive(tram.objectWillChange) { tally.signal() }
    }
}
