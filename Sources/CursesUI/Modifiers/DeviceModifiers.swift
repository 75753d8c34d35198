import Foundation

// Things of devices that a terminal does not have. Sources that use these compile; each says what is left.

/// What a device makes the user feel; a terminal makes nothing felt.
public struct SensoryFeedback: Hashable, Sendable {
    private let name: String

    /// Changes nothing: a terminal cannot be felt.
    public static let success = SensoryFeedback(name: "success")
    /// Changes nothing: a terminal cannot be felt.
    public static let warning = SensoryFeedback(name: "warning")
    /// Changes nothing: a terminal cannot be felt.
    public static let error = SensoryFeedback(name: "error")
    /// Changes nothing: a terminal cannot be felt.
    public static let selection = SensoryFeedback(name: "selection")
    /// Changes nothing: a terminal cannot be felt.
    public static let increase = SensoryFeedback(name: "increase")
    /// Changes nothing: a terminal cannot be felt.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// Changes nothing: a terminal cannot be felt.
    public static let start = SensoryFeedback(name: "start")
    /// Changes nothing: a terminal cannot be felt.
    public static let stop = SensoryFeedback(name: "stop")
    /// Changes nothing: a terminal cannot be felt.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// Changes nothing: a terminal cannot be felt.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// Changes nothing: a terminal cannot be felt.
    public static let impact = SensoryFeedback(name: "impact")

    /// Changes nothing: a terminal cannot be felt.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
    /// Changes nothing: a terminal cannot be felt.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }

    /// How heavy what collides is.
    public enum Weight: Hashable, Sendable {
        case light, medium, heavy
    }

    /// How hard what collides is.
    public enum Flexibility: Hashable, Sendable {
        case rigid, solid, soft
    }
}

extension View {
    /// Changes nothing: a terminal makes nothing felt.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T
    ) -> some View {
        self
    }

    /// Changes nothing: a terminal makes nothing felt. The condition is not asked.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        self
    }

    /// Changes nothing: a terminal makes nothing felt. The closure is not asked.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T,
        _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        self
    }

    /// Changes nothing: a terminal has no status bar.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Changes nothing: a terminal has no status bar.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Changes nothing: the terminal's window is its own.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Changes nothing: the keys of a terminal go to the app.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// The action is never run: nobody opens an address in a terminal's app.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// The app's scenes are all in one terminal.
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>,
        allowing: Set<String>
    ) -> some View {
        self
    }
}
