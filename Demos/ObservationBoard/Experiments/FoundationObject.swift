import CursesUI

final class Document: NSObject, ObservableObject {
    @Published var edits = 0
}

struct FoundationObject: View {
    @StateObject private var document = Document()
    @State private var tally = Tally()

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "A subclass of NSObject",
            statement: "It is observed like any other class.",
            reading: "edits \(document.edits)",
            tally: tally
        ) {
            Button("Edit") { document.edits += 1 }
            Button("Undo") { document.edits = max(0, document.edits - 1) }
        }
        .onReceive(document.objectWillChange) { tally.signal() }
    }
}
