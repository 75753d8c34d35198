import Foundation

// Things of devices that a terminal does not have. Sources that use these compile; each says what is left.

/// What a device makes the user feel; a terminal makes nothing felt.
public struct SensoryFeedback: Hashable, Sendable {
    private let name: String

    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let impact = SensoryFeedback(name: "impact")

    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }

    public enum Weight: Hashable, Sendable {
        case light, medium, heavy
    }

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
