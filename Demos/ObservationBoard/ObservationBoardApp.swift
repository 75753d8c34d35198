import CursesUI

/// The observation board, to try which changes update a view and which do not.
@main
struct ObservationBoardApp: App {
    var body: some Scene {
        WindowGroup {
            ObservationBoard()
        }
    }
}
