import CursesUI

/// `@Published var score = 0` does not compile here, because it requires a property of a class.
struct Match {
    var score = 0
    var isOver: Bool { score >= 3 }
}

struct ValueInState: View {
    @State private var match = Match()
    @State private var tally = Tally(hasSignals: false)

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "A structure",
            statement: "@Published in a structure does not compile; @State holds a value, and needs no signal.",
            reading: match.isOver ? "\(match.score), over" : "\(match.score)",
            tally: tally
        ) {
            Button("Goal") { match.score += 1 }
            Button("Again") { match = Match() }
        }
    }
}
