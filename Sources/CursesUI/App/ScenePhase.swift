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

/// The phase of the app that runs, from what the terminal tells.
@MainActor @Observable
final class AppPhase {
    private(set) var current = ScenePhase.active
    @ObservationIgnored private var isFocused = true

    func focusDidChange(to isFocused: Bool) {
        self.isFocused = isFocused
        if current != .background { resume() }
    }

    func suspend() {
        current = .background
    }

    func resume() {
        let phase: ScenePhase = isFocused ? .active : .inactive
        if current != phase { current = phase }
    }
}

/// Tells the views in it what phase the app is in.
struct AppPhaseView<Content: View>: View {
    let phase: AppPhase
    let content: Content

    var body: some View { content.environment(\.scenePhase, phase.current) }
}
