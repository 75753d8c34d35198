import Foundation

// Haptic feedback, which a terminal does not have. Code that uses it compiles.

/// A generator without effect: a terminal has no haptics.
@MainActor
public class UIFeedbackGenerator {
    init() {}

    /// Has no effect: a terminal has no haptics.
    public func prepare() {}
}

/// A generator without effect: a terminal has no haptics.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Has no effect: a terminal has no haptics.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// Has no effect: a terminal has no haptics.
    override public init() {}

    /// Has no effect: a terminal has no haptics.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator without effect: a terminal has no haptics.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// Has no effect: a terminal has no haptics.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    /// Has no effect: a terminal has no haptics.
    public init(style: FeedbackStyle = .medium) {}

    /// Has no effect: a terminal has no haptics.
    public func impactOccurred() {}
    /// Has no effect: a terminal has no haptics.
    public func impactOccurred(intensity: CGFloat) {}
}

/// A generator without effect: a terminal has no haptics.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Has no effect: a terminal has no haptics.
    override public init() {}

    /// Has no effect: a terminal has no haptics.
    public func selectionChanged() {}
}
