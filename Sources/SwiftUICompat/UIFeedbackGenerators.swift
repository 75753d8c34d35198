import Foundation

// What a device makes the user feel. A terminal makes nothing felt; sources that use these compile.

/// A terminal makes nothing felt: it does nothing.
@MainActor
public class UIFeedbackGenerator {
    init() {}

    /// Changes nothing: a terminal cannot be felt.
    public func prepare() {}
}

/// A terminal makes nothing felt: it does nothing.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Changes nothing: a terminal cannot be felt.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// Changes nothing: a terminal cannot be felt.
    override public init() {}

    /// Changes nothing: a terminal cannot be felt.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A terminal makes nothing felt: it does nothing.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// Changes nothing: a terminal cannot be felt.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    /// Changes nothing: a terminal cannot be felt.
    public init(style: FeedbackStyle = .medium) {}

    /// Changes nothing: a terminal cannot be felt.
    public func impactOccurred() {}
    /// Changes nothing: a terminal cannot be felt.
    public func impactOccurred(intensity: CGFloat) {}
}

/// A terminal makes nothing felt: it does nothing.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Changes nothing: a terminal cannot be felt.
    override public init() {}

    /// Changes nothing: a terminal cannot be felt.
    public func selectionChanged() {}
}
