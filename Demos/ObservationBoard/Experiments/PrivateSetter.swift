import CursesUI

final class Turnstile: ObservableObject {
    @Published private(set) var visitors = 0
    @Published private var isClosed = false

    var sign: String { isClosed ? "closed" : "open" }

    func enter() {
        if !isClosed { visitors += 1 }
    }

    func toggle() {
        isClosed.toggle()
    }
}

struct PrivateSetter: View {
    @StateObject private var turnstile = Turnstile()
    @State private var tally = Tally()

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "Private properties",
            statement: "Who may set or see a property makes no difference to who hears of its change.",
            reading: "visitors \(turnstile.visitors) · \(turnstile.sign)",
            tally: tally
        ) {
            Button("Enter") { turnstile.enter() }
            Button("Open or close") { turnstile.toggle() }
        }
        .onReceive(turnstile.objectWillChange) { tally.signal() }
    }
}
