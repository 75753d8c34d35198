import CursesUI

/// The operator board: Combine's operators as moving marble diagrams.
@main
struct OperatorBoardApp: App {
    @StateObject private var board = Board()

    var body: some Scene {
        WindowGroup {
            OperatorBoard(board: board)
        }
    }
}
