import CursesUI

/// All operators by family. The selected operator is shown; Return starts it again.
struct OperatorList: View {
    let board: Board
    @State private var chosen: Recipe.ID?
    @FocusState private var isFocused: Bool

    init(board: Board) {
        self.board = board
        _chosen = State(initialValue: board.recipe.id)
    }

    var body: some View {
        ScrollViewReader { list in
            List(selection: $chosen) {
                ForEach(Family.allCases) { family in
                    Section {
                        ForEach(family.recipes) { recipe in
                            Text(recipe.name)
                                .lineLimit(1)
                        }
                    } header: {
                        Text(family.rawValue)
                            .foregroundColor(.yellow)
                    }
                }
            }
            .listStyle(.plain)
            .contextMenu(forSelectionType: Recipe.ID.self) { _ in
            } primaryAction: { _ in
                board.restart()
            }
            .focused($isFocused)
            .onAppear {
                if let chosen { list.scrollTo(chosen, anchor: .center) }
                isFocused = true
            }
        }
        .onReceive(board.$recipe) { chosen = $0.id }
        .onChange(of: chosen) { chosen in
            guard let recipe = Recipe.all.first(where: { $0.id == chosen }) else { return }
            if recipe.id != board.recipe.id { board.choose(recipe) }
        }
    }
}
