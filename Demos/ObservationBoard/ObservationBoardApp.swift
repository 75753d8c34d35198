import CursesUI

/// The observation board: what makes a view change, and what does not, to be tried.
@main
struct ObservationBoardApp: App {
    var body: some Scene {
        WindowGroup {
            ObservationBoard()
        }
    }
}
