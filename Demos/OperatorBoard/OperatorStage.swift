import CursesUI

/// The running operator: its explanation, its marbles around its Swift code, and the keys and buttons for its
/// input.
struct OperatorStage: View {
    @ObservedObject var board: Board
    /// Whether a list beside the stage selects the operator.
    let hasList: Bool
    /// Whether space is only sufficient for the essentials.
    let isCompact: Bool
    /// The number of rows between the lanes.
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

    /// A row of the board. If the operator does not use it, its place stays empty, unless space is scarce.
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
