import CursesUI

final class Echo: ObservableObject {
    @Published var value = 0 {
        didSet { objectWillChange.send() }
    }
}

struct DoubleSignal: View {
    @StateObject private var echo = Echo()
    @State private var tally = Tally()

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "Two signals, one frame",
            statement: "A property that is published and sends by hand signals twice; it is drawn once.",
            reading: "\(echo.value)",
            tally: tally
        ) {
            Button("Once") { echo.value += 1 }
            Button("Ten times") {
                for _ in 0..<10 { echo.value += 1 }
            }
        }
        .onReceive(echo.objectWillChange) { tally.signal() }
    }
}
