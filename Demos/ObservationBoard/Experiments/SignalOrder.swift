import CursesUI

final class Weather: ObservableObject {
    @Published var temperature = 20.0
    /// A property that is not published.
    var place = "here"
}

struct SignalOrder: View {
    @StateObject private var weather = Weather()
    @State private var tally = Tally()

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "One signal for each set",
            statement: """
                First the object's, then the property's, both before the change; an equal value signals \
                too, and a property that is not published does not.
                """,
            reading: "\(weather.temperature)° \(weather.place)",
            tally: tally
        ) {
            Button("Warmer") { weather.temperature += 1 }
            Button("Same") { weather.temperature = weather.temperature }
            Button("Move") { weather.place = weather.place == "here" ? "there" : "here" }
        } rows: {
            Text(tally.notes.isEmpty ? "no signal yet" : tally.notes.joined(separator: ", "))
        }
        .onReceive(weather.objectWillChange) {
            tally.signal()
            tally.forgetNotes()
            tally.note("object at \(weather.temperature)°")
        }
        .onReceive(weather.$temperature.dropFirst()) { new in
            tally.note("property to \(new)° at \(weather.temperature)°")
        }
    }
}
