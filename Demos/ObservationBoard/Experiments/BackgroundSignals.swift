import CursesUI

final class Download: ObservableObject, @unchecked Sendable {
    // Written on only one queue, and not synchronised: the model must not be used until the work has ended.
    @Published var received = 0

    private let queue = DispatchQueue(label: "download")

    /// Counts on a background thread.
    func start(_ parts: Int) {
        queue.async { [self] in
            for _ in 0..<parts { received += 1 }
        }
    }
}

struct BackgroundSignals: View {
    @StateObject private var download = Download()
    @State private var tally = Tally()

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "Signals from another thread",
            statement: "They are delivered on the main actor, and the new value is on the screen in the end.",
            reading: "\(download.received)",
            tally: tally
        ) {
            Button("One") { download.start(1) }
            Button("A thousand") { download.start(1_000) }
        }
        .onReceive(download.objectWillChange) { tally.signal() }
    }
}
