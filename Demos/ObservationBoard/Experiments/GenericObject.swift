import CursesUI

final class Drawer<Content>: ObservableObject {
    @Published var content: [Content] = []
}

struct GenericObject: View {
    @StateObject private var drawer = Drawer<Character>()
    @State private var tally = Tally()

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "A generic class",
            statement: "What it publishes may be of any type.",
            reading: drawer.content.isEmpty ? "empty" : String(drawer.content),
            tally: tally
        ) {
            Button("Put in") { drawer.content.append("★") }
            Button("Take out") { _ = drawer.content.popLast() }
        }
        .onReceive(drawer.objectWillChange) { tally.signal() }
    }
}
