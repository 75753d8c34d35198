@_exported import SwiftUICompat

/// Asks the user for a review in a shop of apps. A terminal has none: it has no effect.
@MainActor
public enum SKStoreReviewController {
    /// Has no effect: there is no shop.
    public static func requestReview() {}
    /// Has no effect: there is no shop.
    public static func requestReview(in windowScene: UIWindowScene) {}
}
