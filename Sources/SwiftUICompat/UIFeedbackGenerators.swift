import Foundation

// What a device makes the user feel. A terminal makes nothing felt; sources that use these compile.

/// A terminal makes nothing felt: it does nothing.
@MainActor
public class UIFeedbackGenerator {
    init() {}

    public func prepare() {}
}

/// A terminal makes nothing felt: it does nothing.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    override public init() {}

    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A terminal makes nothing felt: it does nothing.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public init(style: FeedbackStyle = .medium) {}

    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
}

/// A terminal makes nothing felt: it does nothing.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    override public init() {}

    public func selectionChanged() {}
}
