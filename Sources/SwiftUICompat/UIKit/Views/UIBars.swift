import CursesUI

/// A UIKit navigation bar. It is not shown: the titles and the items of controllers are in CursesUI's own bars, whose
/// appearance the theme determines.
public final class UINavigationBar: UIView {
    private static let standIn = UINavigationBar()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UINavigationBar { standIn }

    /// Has no effect: the theme determines the appearance of views.
    public var barTintColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var isTranslucent = true
    /// Has no effect: the theme determines the appearance of views.
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Has no effect: the theme determines the appearance of views.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Has no effect: the theme determines the appearance of views.
    public var prefersLargeTitles = false
    /// Has no effect: the theme determines the appearance of views.
    public var shadowImage: UIImage?
    /// Has no effect: the theme determines the appearance of views.
    public var backIndicatorImage: UIImage?
    /// Has no effect: the theme determines the appearance of views.
    public var backIndicatorTransitionMaskImage: UIImage?
    /// Has no effect: the theme determines the appearance of views.
    public var standardAppearance = UINavigationBarAppearance()
    /// Has no effect: the theme determines the appearance of views.
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Has no effect: the theme determines the appearance of views.
    public var compactAppearance: UINavigationBarAppearance?
    /// Has no effect: the theme determines the appearance of views.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// Has no effect: the theme determines the appearance of views.
    public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// A UIKit tab bar. It is not shown.
public final class UITabBar: UIView {
    private static let standIn = UITabBar()
    /// Returns an object whose `isHidden` hides the bars of all tab views. Its other properties have no effect.
    public static func appearance() -> UITabBar { standIn }

    /// Whether the bar is hidden.
    override public var isHidden: Bool {
        didSet { if self === Self.standIn { TabBarAppearance.isHidden = isHidden } }
    }

    /// Has no effect: the theme determines the appearance of views.
    public var barTintColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var isTranslucent = true
    /// Has no effect: the theme determines the appearance of views.
    public var unselectedItemTintColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var backgroundImage: UIImage?
    /// Has no effect: the theme determines the appearance of views.
    public var shadowImage: UIImage?
    /// Has no effect: the theme determines the appearance of views.
    public var standardAppearance = UITabBarAppearance()
    /// Has no effect: the theme determines the appearance of views.
    public var scrollEdgeAppearance: UITabBarAppearance?
}

/// A UIKit toolbar. It is not shown.
public final class UIToolbar: UIView {
    private static let standIn = UIToolbar()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UIToolbar { standIn }

    /// Has no effect: the theme determines the appearance of views.
    public var barTintColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var isTranslucent = true
    /// Has no effect: the theme determines the appearance of views.
    public var standardAppearance = UIToolbarAppearance()
    /// Has no effect: the theme determines the appearance of views.
    public var scrollEdgeAppearance: UIToolbarAppearance?
    /// Has no effect: the theme determines the appearance of views.
    public var items: [UIBarButtonItem]?
}

/// The heights of bars; ignored in a terminal.
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact, defaultPrompt = 101, compactPrompt
}
