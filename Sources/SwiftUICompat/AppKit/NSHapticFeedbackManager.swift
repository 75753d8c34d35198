import CursesUI

/// Feedback of a trackpad. It has no effect in a terminal.
@MainActor @preconcurrency
public final class NSHapticFeedbackManager: NSObject {
    /// What the feedback means.
    public enum FeedbackPattern: Int, Sendable {
        case generic, alignment, levelChange
    }

    /// When the feedback is felt.
    public enum PerformanceTime: UInt, Sendable {
        case `default`, now, drawCompleted
    }

    /// The object that gives the feedback.
    public static let defaultPerformer: any NSHapticFeedbackPerformer = Performer()

    private final class Performer: NSHapticFeedbackPerformer {
        func perform(
            _ pattern: FeedbackPattern, performanceTime: PerformanceTime
        ) {}
    }
}

/// An object that gives feedback.
@MainActor @preconcurrency
public protocol NSHapticFeedbackPerformer: AnyObject {
    /// Has no effect: a terminal has no such feedback.
    func perform(
        _ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
