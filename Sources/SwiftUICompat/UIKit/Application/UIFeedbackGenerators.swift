import Foundation

// Generators of haptic feedback, which a terminal does not have. They only let code that uses them compile.

/// A generator without effect: a terminal has no haptics.
@MainActor @preconcurrency
public class UIFeedbackGenerator {
    init() {}

    /// Has no effect: a terminal has no haptics.
    public func prepare() {}
}

/// A generator without effect: a terminal has no haptics.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The kind of feedback; it has no effect.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// Creates a generator, which has no effect.
    override public init() {}

    /// Has no effect: a terminal has no haptics.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator without effect: a terminal has no haptics.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strength of the feedback; it has no effect.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    /// Creates a generator, which has no effect.
    public init(style: FeedbackStyle = .medium) {}

    /// Creates a generator, which has no effect.
    public convenience init(style: FeedbackStyle = .medium, view: UIView) {
        self.init(style: style)
    }

    /// Has no effect: a terminal has no haptics.
    public func impactOccurred() {}
    /// Has no effect: a terminal has no haptics.
    public func impactOccurred(intensity: CGFloat) {}
}

/// A generator without effect: a terminal has no haptics.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Creates a generator, which has no effect.
    override public init() {}

    /// Has no effect: a terminal has no haptics.
    public func selectionChanged() {}
}
