import CursesUI

/// Nothing here is published: without a manual send, no change is observed.
final class Counter: ObservableObject {
    var count = 0
}

struct ManualSend: View {
    @StateObject private var counter = Counter()
    @State private var tally = Tally()
    @State private var listener = 0

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "A signal by hand",
            statement: "objectWillChange.send() reaches every subscriber, with nothing published.",
            reading: "\(counter.count) · another subscriber heard \(listener)",
            tally: tally
        ) {
            Button("Count") { counter.count += 1 }
            Button("Send") { counter.objectWillChange.send() }
        }
        .onReceive(counter.objectWillChange) { tally.signal() }
        .onReceive(counter.objectWillChange) { listener += 1 }
    }
}
