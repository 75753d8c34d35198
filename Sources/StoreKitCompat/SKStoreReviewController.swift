@_exported import SwiftUICompat

/// Asks the user for a review in a shop of apps. A terminal has none: it has no effect.
@MainActor
public enum SKStoreReviewController {
    /// Has no effect: there is no shop.
    public static func requestReview() {}
    /// Has no effect: there is no shop.
    public static func requestReview(in windowScene: UIWindowScene) {}
}

/// Asks the user for a review. It has no effect: there is no shop.
@MainActor
public struct RequestReviewAction: Sendable {
    nonisolated init() {}

    /// Has no effect: there is no shop.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Asks the user for a review; without effect.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
