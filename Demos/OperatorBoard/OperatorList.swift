import CursesUI

/// All operators by family. The operator with the focus is shown.
struct OperatorList: View {
    let board: Board
    @State private var chosen: Recipe.ID
    @FocusState private var focused: Recipe.ID?

    init(board: Board) {
        self.board = board
        _chosen = State(initialValue: board.recipe.id)
    }

    var body: some View {
        Form {
            ForEach(Family.allCases) { family in
                Text(family.rawValue)
                    .bold()
                    .foregroundColor(.yellow)
                ForEach(family.recipes) { recipe in
                    Button(action: board.restart) {
                        Text(recipe.id == chosen ? "▸ \(recipe.name)" : "  \(recipe.name)")
                            .bold(recipe.id == chosen)
                            .lineLimit(1)
                            .frame(maxWidth: .infinity, alignment: .leading)
                    }
                    .focused($focused, equals: recipe.id)
                }
            }
        }
        .buttonStyle(PlainButtonStyle())
        .onAppear { focused = chosen }
        .onReceive(board.$recipe) { chosen = $0.id }
        .onChange(of: focused) { focused in
            guard let recipe = Recipe.all.first(where: { $0.id == focused }) else { return }
            if recipe.id != chosen { board.choose(recipe) }
        }
    }
}
