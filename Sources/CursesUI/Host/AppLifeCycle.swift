/// Tells the changes in the life of the app to a module that announces them by the names of another framework.
package enum AppLifeCycle {
    /// A change in the life of the app.
    package enum Event {
        /// The first screen has been drawn.
        case launched
        /// The app has come to the front, or has left it.
        case changedPhase(from: ScenePhase, to: ScenePhase)
        /// The app is about to end.
        case willEnd
    }

    /// Called for each event; `nil` if no one asks. A module sets it before the app starts.
    @MainActor package static var observer: (@MainActor (Event) -> Void)?
}
