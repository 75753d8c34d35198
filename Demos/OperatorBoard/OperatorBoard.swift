import CursesUI

/// The list of operators next to the running operator; without the list if space is scarce.
struct OperatorBoard: View {
    let board: Board

    var body: some View {
        GeometryReader { proxy in
            let isCompact = proxy.size.width < 64 || proxy.size.height < 20
            HStack(alignment: .top, spacing: 1) {
                if proxy.size.width >= 64 {
                    OperatorList(board: board)
                        .frame(width: 28)
                }
                OperatorStage(
                    board: board,
                    hasList: proxy.size.width >= 64,
                    isCompact: isCompact,
                    spacing: proxy.size.height < 30 ? 0 : 1
                )
            }
        }
    }
}

struct OperatorBoard_Previews: PreviewProvider {
    static var previews: some View {
        OperatorBoard(board: Board())
    }
}
