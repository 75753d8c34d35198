import CursesUI

final class Counter: ObservableObject {
    /// Not published: whoever changes it sends by hand, or nobody learns of it.
    var count = 0
}

struct ManualSend: View {
    @StateObject private var counter = Counter()
    @State private var tally = Tally()

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "A signal by hand",
            statement: "objectWillChange.send() reaches every subscriber, with nothing published.",
            reading: "\(counter.count)",
            tally: tally
        ) {
            Button("Count") { counter.count += 1 }
            Button("Send") { counter.objectWillChange.send() }
        }
        .onReceive(counter.objectWillChange) { tally.signals += 1 }
    }
}
