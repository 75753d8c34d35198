import CursesUI

/// Switches between operators if there is no space for a list.
struct OperatorSwitch: View {
    @ObservedObject var board: Board

    var body: some View {
        HStack(spacing: 1) {
            Button("‹") { move(by: -1) }
            Text(board.recipe.name)
                .bold()
                .lineLimit(1)
                .frame(maxWidth: .infinity)
            Button("›") { move(by: 1) }
        }
    }

    private func move(by offset: Int) {
        let all = Recipe.all
        let index = all.firstIndex { $0.id == board.recipe.id } ?? 0
        board.choose(all[(index + offset + all.count) % all.count])
    }
}
