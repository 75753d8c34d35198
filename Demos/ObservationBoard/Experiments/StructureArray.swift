import CursesUI

struct Player: Identifiable {
    let id = UUID()
    var score = 0
}

final class Game: ObservableObject {
    @Published var players = [Player(), Player()]
}

struct StructureArray: View {
    @StateObject private var game = Game()
    @State private var tally = Tally()

    var body: some View {
        let _ = tally.bodyDidRun()
        Experiment(
            title: "An array of structures",
            statement: "Changing an element, appending and removing change the array: each signals.",
            reading: game.players.map { "\($0.score)" }.joined(separator: " "),
            tally: tally
        ) {
            Button("Score") {
                if !game.players.isEmpty { game.players[0].score += 1 }
            }
            Button("Append") { game.players.append(Player()) }
            Button("Remove") { _ = game.players.popLast() }
            Button("Reverse") { game.players.reverse() }
        }
        .onReceive(game.objectWillChange) { tally.signal() }
    }
}
