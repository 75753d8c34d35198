import Foundation

// Device features that a terminal does not have. Code that uses them compiles; each comment describes the effect.

/// Haptic feedback of a device; a terminal has none.
public struct SensoryFeedback: Hashable, Sendable {
    private let name: String

    /// Changes nothing: a terminal has no haptic feedback.
    public static let success = SensoryFeedback(name: "success")
    /// Changes nothing: a terminal has no haptic feedback.
    public static let warning = SensoryFeedback(name: "warning")
    /// Changes nothing: a terminal has no haptic feedback.
    public static let error = SensoryFeedback(name: "error")
    /// Changes nothing: a terminal has no haptic feedback.
    public static let selection = SensoryFeedback(name: "selection")
    /// Changes nothing: a terminal has no haptic feedback.
    public static let increase = SensoryFeedback(name: "increase")
    /// Changes nothing: a terminal has no haptic feedback.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// Changes nothing: a terminal has no haptic feedback.
    public static let start = SensoryFeedback(name: "start")
    /// Changes nothing: a terminal has no haptic feedback.
    public static let stop = SensoryFeedback(name: "stop")
    /// Changes nothing: a terminal has no haptic feedback.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// Changes nothing: a terminal has no haptic feedback.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// Changes nothing: a terminal has no haptic feedback.
    public static let impact = SensoryFeedback(name: "impact")

    /// Changes nothing: a terminal has no haptic feedback.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
    /// Changes nothing: a terminal has no haptic feedback.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }

    /// The weight of the colliding objects.
    public enum Weight: Hashable, Sendable {
        case light, medium, heavy
    }

    /// The flexibility of the colliding objects.
    public enum Flexibility: Hashable, Sendable {
        case rigid, solid, soft
    }
}

extension View {
    /// Changes nothing: a terminal has no haptic feedback.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T
    ) -> some View {
        self
    }

    /// Changes nothing: a terminal has no haptic feedback. The condition is never called.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        self
    }

    /// Changes nothing: a terminal has no haptic feedback. The closure is never called.
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

    /// Changes nothing: the app does not control the overlays of the terminal's window.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Changes nothing: a terminal has no system gestures.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Never runs the action: an app in a terminal is not opened with URLs.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// Changes nothing: all scenes of the app are in one terminal.
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>,
        allowing: Set<String>
    ) -> some View {
        self
    }
}
