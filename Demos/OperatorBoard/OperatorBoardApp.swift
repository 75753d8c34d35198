import CursesUI

/// The operator board: Combine's operators as running marble pictures.
@main
struct OperatorBoardApp: App {
    @StateObject private var board = Board()

    var body: some Scene {
        WindowGroup {
            OperatorBoard(board: board)
        }
    }
}
