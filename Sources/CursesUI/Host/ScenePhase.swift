/// Whether the app is in use.
///
/// ```swift
/// @Environment(\.scenePhase) private var phase
///
/// editor.onChange(of: phase) { if phase == .background { save() } }
/// ```
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The app does not have the terminal: it is being suspended or ended, or another program that it
    /// has started has it.
    case background
    /// The app is on the screen, and another window or pane has the keyboard, if the terminal tells.
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

/// What decides the phase.
struct SceneActivity {
    /// Whether another program has the terminal, or the app ends.
    var isSuspended = false
    /// Whether the terminal has the keyboard.
    var isFocused = true

    var phase: ScenePhase { isSuspended ? .background : isFocused ? .active : .inactive }
}

extension EnvironmentValues {
    /// Takes over the phase.
    ///
    /// - Returns: the key, if that changed its value.
    mutating func adopt(_ phase: ScenePhase) -> Set<EnvironmentKeyID> {
        guard scenePhase != phase else { return [] }
        scenePhase = phase
        return [EnvironmentKeyID(ScenePhaseKey.self)]
    }
}
