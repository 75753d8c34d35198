import CursesUI

@MainActor
@Observable
final class Library {
    var books = 3
    /// A property that the body does not read.
    var loans = 0
}

struct ObservableModel: View {
    @State private var library = Library()
    @State private var tally = Tally(hasSignals: false)

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "An @Observable model",
            statement: "It has no objectWillChange: the body depends on what it has read, property by property.",
            reading: "books \(library.books)",
            tally: tally
        ) {
            Button("Buy") { library.books += 1 }
            Button("Lend") { library.loans += 1 }
        }
    }
}
