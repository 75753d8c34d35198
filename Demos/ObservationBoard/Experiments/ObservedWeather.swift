import CursesUI

/// Owns the weather, which the view below observes.
struct ObservedWeather: View {
    @StateObject private var weather = Weather()

    var body: some View {
        WeatherButton(weather: weather)
    }
}

private struct WeatherButton: View {
    @ObservedObject var weather: Weather
    @State private var tally = Tally()

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "An observed object",
            statement: "The button sets 36.5, and its label says so; onReceive runs before that body.",
            reading: tally.notes.last ?? "not received yet",
            tally: tally
        ) {
            Button("\(weather.temperature, specifier: "%.1f")°") { weather.temperature = 36.5 }
            Button("Cool down") { weather.temperature = 20 }
        }
        .onReceive(weather.objectWillChange) {
            tally.signal()
            tally.note("received after body \(tally.bodies)")
        }
    }
}
