import CursesUI

final class Radio: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()

    var station = 1 {
        willSet { objectWillChange.send() }
    }
    /// A property that never signals a change.
    var isWarm = false
}

struct OwnSubject: View {
    @StateObject private var radio = Radio()
    @State private var tally = Tally()

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "A publisher of one's own",
            statement: "Any publisher will do as objectWillChange; the class decides when it sends.",
            reading: "station \(radio.station)" + (radio.isWarm ? " · warm" : ""),
            tally: tally
        ) {
            Button("Next station") { radio.station += 1 }
            Button("Warm up") { radio.isWarm = true }
        }
        .onReceive(radio.objectWillChange) { tally.signal() }
    }
}
