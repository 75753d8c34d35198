import CursesUI

final class Doorbell: ObservableObject {
    @Published var rings = 0
}

struct NextFrame: View {
    @StateObject private var doorbell = Doorbell()
    @State private var tally = Tally()

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "The next frame",
            statement: "A signal marks the view; its body runs in the next frame, however many there were.",
            reading: "rings \(doorbell.rings)" + (tally.notes.last.map { " · \($0)" } ?? ""),
            tally: tally
        ) {
            Button("Ring three times") {
                let before = tally.bodies
                for _ in 0..<3 { doorbell.rings += 1 }
                tally.note("bodies meanwhile \(tally.bodies - before)")
            }
        }
        .onReceive(doorbell.objectWillChange) { tally.signal() }
    }
}
