import CursesUI

final class Weather: ObservableObject {
    @Published var temperature = 20.0
    /// Not published.
    var place = "here"
}

struct PublishedProperty: View {
    @StateObject private var weather = Weather()
    @State private var tally = Tally()
    @State private var heard = "-"

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "A published property",
            statement: "Its publisher sends before the property changes; other properties say nothing.",
            reading: "\(weather.temperature)° \(weather.place) · heard \(heard)",
            tally: tally
        ) {
            Button("Warmer") { weather.temperature += 1 }
            Button("Same") { weather.temperature = weather.temperature }
            Button("Move") { weather.place = weather.place == "here" ? "there" : "here" }
        }
        .onReceive(weather.objectWillChange) { tally.signals += 1 }
        .onReceive(weather.$temperature.dropFirst()) { new in
            heard = "\(new)° at \(weather.temperature)°"
        }
    }
}
