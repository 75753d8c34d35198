import Foundation

// The appearance of UIKit's views. CursesUI's theme determines the appearance of views instead, so these
// values are stored without effect.

/// The appearance of a class of UIKit's views, stored without effect.
@MainActor
public class UIAppearanceStandIn {
    /// Has no effect: the theme determines the appearance of views.
    public var backgroundColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var tintColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var barTintColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var separatorColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var isTranslucent = true
    /// Has no effect: the theme determines the appearance of views.
    public var bounces = true
    /// Has no effect: the theme determines the appearance of views.
    public var keyboardDismissMode = KeyboardDismissMode.none
    /// Has no effect: the theme determines the appearance of views.
    public var showsVerticalScrollIndicator = true
    /// Has no effect: the theme determines the appearance of views.
    public var isScrollEnabled = true
    /// Has no effect: the theme determines the appearance of views.
    public var selectedSegmentTintColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var currentPageIndicatorTintColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var pageIndicatorTintColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var unselectedItemTintColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var onTintColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Has no effect: the theme determines the appearance of views.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

    /// Has no effect: the theme determines the appearance of views.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive
    }

    /// Has no effect: the theme determines the appearance of views.
    public enum ControlState: Int, Sendable {
        case normal, highlighted, disabled, selected
    }

    init() {}

    /// Has no effect: the theme determines the appearance of views.
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: ControlState
    ) {}
}

/// A type without effect: see `UIAppearanceStandIn`.
public final class UITableView: UIAppearanceStandIn {
    private static let standIn = UITableView()
    /// A stand-in, whose properties have no effect.
    public static func appearance() -> UITableView { standIn }
}

/// A type without effect: see `UIAppearanceStandIn`.
public final class UITableViewCell: UIAppearanceStandIn {
    private static let standIn = UITableViewCell()
    /// A stand-in, whose properties have no effect.
    public static func appearance() -> UITableViewCell { standIn }
}

/// A type without effect: see `UIAppearanceStandIn`.
public final class UICollectionView: UIAppearanceStandIn {
    private static let standIn = UICollectionView()
    /// A stand-in, whose properties have no effect.
    public static func appearance() -> UICollectionView { standIn }
}

/// A type without effect: see `UIAppearanceStandIn`.
public final class UIScrollView: UIAppearanceStandIn {
    private static let standIn = UIScrollView()
    /// A stand-in, whose properties have no effect.
    public static func appearance() -> UIScrollView { standIn }
}

/// A type without effect: see `UIAppearanceStandIn`.
public final class UITextView: UIAppearanceStandIn {
    private static let standIn = UITextView()
    /// A stand-in, whose properties have no effect.
    public static func appearance() -> UITextView { standIn }
}

/// A type without effect: see `UIAppearanceStandIn`.
public final class UINavigationBar: UIAppearanceStandIn {
    private static let standIn = UINavigationBar()
    /// A stand-in, whose properties have no effect.
    public static func appearance() -> UINavigationBar { standIn }
}

/// A type without effect: see `UIAppearanceStandIn`.
public final class UITabBar: UIAppearanceStandIn {
    private static let standIn = UITabBar()
    /// A stand-in, whose properties have no effect.
    public static func appearance() -> UITabBar { standIn }
}

/// A type without effect: see `UIAppearanceStandIn`.
public final class UISegmentedControl: UIAppearanceStandIn {
    private static let standIn = UISegmentedControl()
    /// A stand-in, whose properties have no effect.
    public static func appearance() -> UISegmentedControl { standIn }
}

/// A type without effect: see `UIAppearanceStandIn`.
public final class UIPageControl: UIAppearanceStandIn {
    private static let standIn = UIPageControl()
    /// A stand-in, whose properties have no effect.
    public static func appearance() -> UIPageControl { standIn }
}

/// A type without effect: see `UIAppearanceStandIn`.
public final class UISwitch: UIAppearanceStandIn {
    private static let standIn = UISwitch()
    /// A stand-in, whose properties have no effect.
    public static func appearance() -> UISwitch { standIn }
}

extension NSAttributedString.Key {
    /// The colour of the text.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The font of the text.
    public static let font = NSAttributedString.Key("NSFont")
}
