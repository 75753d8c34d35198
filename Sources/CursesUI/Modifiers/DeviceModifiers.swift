import Foundation

// Device features that a terminal does not have. Code that uses them compiles; each comment describes the effect.

extension View {
    /// Changes nothing: a terminal has no status bar.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { unchanged() }

    /// Changes nothing: a terminal has no status bar.
    nonisolated public func statusBar(hidden: Bool) -> some View { unchanged() }

    /// Hides the footer of keys while the view is on the screen. The keys keep working, and `?` and F1 show them.
    ///
    /// The footer is what lies over or beside an app's views in a terminal. `.visible` and `.automatic` leave it as it
    /// is; ``keyHelp(_:)`` also shows it where it is not shown by default.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        transformPreference(KeyHelpVisibilityKey.self) { if visibility == .hidden { $0 = .hidden } }
    }

    /// Changes nothing: a terminal has no system gestures.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { unchanged() }

    /// Changes nothing: all scenes of the app are in one terminal.
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>,
        allowing: Set<String>
    ) -> some View {
        unchanged()
    }
}
