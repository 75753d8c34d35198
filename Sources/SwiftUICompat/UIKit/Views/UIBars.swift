import CursesUI

/// A UIKit navigation bar. It is not shown, and the theme determines the appearance of CursesUI's own bars.
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
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UITabBar { standIn }

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

/// A UIKit bar item. It is not shown.
@MainActor @preconcurrency
public final class UIBarButtonItem {
    private static let standIn = UIBarButtonItem()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UIBarButtonItem { standIn }

    /// The value is kept, but has no effect.
    public var title: String?
    /// The value is kept, but has no effect.
    public var tintColor: UIColor?
    /// The value is kept, but has no effect.
    public var isEnabled = true

    /// The standard bar items, such as Done or Cancel; ignored in a terminal.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    }

    /// The style of a bar item, such as plain or prominent; ignored in a terminal.
    public enum Style: Int, Sendable {
        case plain, done = 2
    }

    /// Creates an item, which is not shown.
    public init() {}
    /// Creates an item, which is not shown.
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {}
    /// Creates an item, which is not shown.
    public init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.title = title
    }

    /// Has no effect: the theme determines the appearance of views.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// The heights of bars; ignored in a terminal.
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact, defaultPrompt = 101, compactPrompt
}

extension NSAttributedString.Key {
    /// The colour of the text.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The font of the text.
    public static let font = NSAttributedString.Key("NSFont")
    /// The layout of a paragraph.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The style of the underline.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The style of the strikethrough.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The space between the characters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The URL that the text links to.
    public static let link = NSAttributedString.Key("NSLink")
}
