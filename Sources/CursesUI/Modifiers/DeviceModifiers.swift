import Foundation

// Device features that a terminal does not have. Code that uses them compiles; each comment describes the effect.

extension View {
    /// Changes nothing: a terminal has no status bar.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Changes nothing: a terminal has no status bar.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Changes nothing: the app does not control the overlays of the terminal's window.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Changes nothing: a terminal has no system gestures.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Changes nothing: all scenes of the app are in one terminal.
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>,
        allowing: Set<String>
    ) -> some View {
        self
    }
}
