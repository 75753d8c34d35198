import CursesUI

/// This is not an observable object, so no view observes it. Its publisher still sends values.
final class Barometer {
    @Published var pressure = 1013.0
}

struct PlainClass: View {
    @State private var barometer = Barometer()
    @State private var tally = Tally(hasSignals: false)

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "A plain class",
            statement: "No ObservableObject: the body that reads it stays; the dial, which has its publisher, moves.",
            reading: "\(barometer.pressure) hPa",
            tally: tally
        ) {
            Button("Rise") { barometer.pressure += 1 }
            Button("Fall") { barometer.pressure -= 1 }
        } rows: {
            Dial(source: barometer.$pressure)
        }
    }
}

/// A view that uses only the publisher.
private struct Dial: View {
    let source: Published<Double>.Publisher
    @State private var value = 0.0

    var body: some View {
        LabeledContent("Dial", value: "\(value) hPa")
            .onReceive(source) { value = $0 }
    }
}
