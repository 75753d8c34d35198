import CursesUI

/// The operator that runs: what it does, its marbles around its Swift, and the keys and buttons that
/// feed it.
struct OperatorStage: View {
    @ObservedObject var board: Board
    /// Whether the operator is chosen in a list beside the stage.
    let hasList: Bool
    /// Whether there is room for the least only.
    let isCompact: Bool
    /// Rows between the lanes.
    let spacing: CGFloat

    var body: some View {
        VStack(alignment: .leading, spacing: spacing) {
            if hasList {
                Text(board.recipe.name)
                    .font(.headline)
            } else {
                OperatorSwitch(board: board)
            }
            Text(board.recipe.explanation)
                .lineLimit(isCompact ? 3 : 2)
                .foregroundColor(.secondary)
            if !isCompact, spacing == 0 { Text("") }
            lane("A", board.laneA, .cyan, isUsed: !board.recipe.a.isEmpty)
            lane("B", board.laneB, .purple, isUsed: !board.recipe.b.isEmpty)
            code
            lane("=", board.output, .yellow, isUsed: true)
            Spacer(minLength: 0)
            BoardControls(board: board, isCompact: isCompact)
        }
    }

    /// A row that the operator does not use leaves its place empty, if there is any to spare.
    @ViewBuilder
    private func lane(_ title: String, _ lane: Lane, _ color: Color, isUsed: Bool) -> some View {
        if isUsed || !isCompact {
            LaneView(title: isUsed ? title : " ", lane: lane, now: board.now, color: color)
        }
    }

    @ViewBuilder
    private var code: some View {
        let text = Text(verbatim: board.recipe.code)
            .foregroundColor(.green)
            .frame(maxWidth: .infinity, alignment: .leading)
        if isCompact {
            text
        } else {
            text
                .padding(.horizontal, 2)
                .padding(.vertical, 1)
                .background(RoundedRectangle(cornerRadius: 1).stroke(Color.gray))
        }
    }
}
