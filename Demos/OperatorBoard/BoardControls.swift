import CursesUI

/// The input of the rows: a field for keys, and buttons with the same effects.
struct BoardControls: View {
    @ObservedObject var board: Board
    let isCompact: Bool
    @State private var typed = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TextField(prompt, text: $typed)
                .onChange(of: typed) { text in
                    guard !text.isEmpty else { return }
                    board.type(text)
                    typed = ""
                }
            if !isCompact {
                feeders("A", next: "\(board.nextNumber)", of: .a)
                    .disabled(board.recipe.a.isEmpty)
                feeders("B", next: "\(board.nextLetter)", of: .b)
                    .disabled(board.recipe.b.isEmpty)
            }
            HStack(spacing: 1) {
                Button(board.isPaused ? "Resume" : "Pause") { board.togglePause() }
                Button("Again") { board.restart() }
                Button(board.isAutomatic ? "By hand" : "Script") { board.toggleAutomatic() }
            }
        }
    }

    private var prompt: String {
        isCompact ? "Keys: 1 a | ! space" : "Keys: 1 for A, a for B, | end, ! fail, space pause"
    }

    private func feeders(_ title: String, next: String, of row: Board.Row) -> some View {
        HStack(spacing: 1) {
            Text(title)
            Button("Send \(next)") { board.sendNext(to: row) }
            Button("Finish") { board.send(.finish, to: row) }
            Button("Fail") { board.send(.fail, to: row) }
        }
    }
}
