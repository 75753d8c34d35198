/// Whether the app is in use.
///
/// ```swift
/// @Environment(\.scenePhase) private var phase
///
/// editor.onChange(of: phase) { if phase == .background { save() } }
/// ```
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The app does not have the terminal, because it is being suspended or ended, or because it has lent the terminal
    /// to a different program.
    case background
    /// The app is on the screen, but a different window or pane has the keyboard focus. Not all terminals report this.
    case inactive
    /// The app is on the screen and has the keyboard.
    case active
}

private struct ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
    /// Whether the app is in use.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

/// The state that the phase depends on.
struct SceneActivity {
    /// Whether a different program has the terminal, or the app is ending.
    var isSuspended = false
    /// Whether the terminal has the keyboard.
    var isFocused = true

    var phase: ScenePhase { isSuspended ? .background : isFocused ? .active : .inactive }
}

extension EnvironmentValues {
    /// Sets the scene phase.
    ///
    /// - Returns: the key of the phase, if the value has changed; otherwise an empty set.
    mutating func adopt(_ phase: ScenePhase) -> Set<EnvironmentKeyID> {
        guard scenePhase != phase else { return [] }
        scenePhase = phase
        return [EnvironmentKeyID(ScenePhaseKey.self)]
    }
}
