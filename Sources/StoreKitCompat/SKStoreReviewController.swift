@_exported import SwiftUICompat

/// Requests a review in an app store. It has no effect, because a terminal has no store.
@MainActor @preconcurrency
public enum SKStoreReviewController {
    /// Has no effect: a terminal has no store.
    public static func requestReview() {}
    /// Has no effect: a terminal has no store.
    public static func requestReview(in windowScene: UIWindowScene) {}
}

extension AppStore {
    /// Has no effect: a terminal has no store.
    @MainActor @preconcurrency
    public static func requestReview(in scene: UIWindowScene) {}
}
