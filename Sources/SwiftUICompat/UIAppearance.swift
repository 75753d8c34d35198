import Foundation

// What files say about the looks of all UIKit views at once. CursesUI's views look by its theme: what is said
// is kept, and changes nothing.

/// The looks of UIKit's views of a kind; kept, and without effect.
@MainActor
public class UIAppearanceStandIn {
    /// Changes nothing: bars and lists look as the theme says.
    public var backgroundColor: UIColor?
    /// Changes nothing: bars and lists look as the theme says.
    public var tintColor: UIColor?
    /// Changes nothing: bars and lists look as the theme says.
    public var barTintColor: UIColor?
    /// Changes nothing: bars and lists look as the theme says.
    public var separatorColor: UIColor?
    /// Changes nothing: bars and lists look as the theme says.
    public var isTranslucent = true
    /// Changes nothing: bars and lists look as the theme says.
    public var bounces = true
    /// Changes nothing: bars and lists look as the theme says.
    public var keyboardDismissMode = KeyboardDismissMode.none
    /// Changes nothing: bars and lists look as the theme says.
    public var showsVerticalScrollIndicator = true
    /// Changes nothing: bars and lists look as the theme says.
    public var isScrollEnabled = true
    /// Changes nothing: bars and lists look as the theme says.
    public var selectedSegmentTintColor: UIColor?
    /// Changes nothing: bars and lists look as the theme says.
    public var currentPageIndicatorTintColor: UIColor?
    /// Changes nothing: bars and lists look as the theme says.
    public var pageIndicatorTintColor: UIColor?
    /// Changes nothing: bars and lists look as the theme says.
    public var unselectedItemTintColor: UIColor?
    /// Changes nothing: bars and lists look as the theme says.
    public var onTintColor: UIColor?
    /// Changes nothing: bars and lists look as the theme says.
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Changes nothing: bars and lists look as the theme says.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

    /// Changes nothing: bars and lists look as the theme says.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive
    }

    /// Changes nothing: bars and lists look as the theme says.
    public enum ControlState: Int, Sendable {
        case normal, highlighted, disabled, selected
    }

    init() {}

    /// Changes nothing: bars and lists look as the theme says.
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: ControlState
    ) {}
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UITableView: UIAppearanceStandIn {
    private static let standIn = UITableView()
    /// A stand-in: what is set on it changes nothing.
    public static func appearance() -> UITableView { standIn }
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UITableViewCell: UIAppearanceStandIn {
    private static let standIn = UITableViewCell()
    /// A stand-in: what is set on it changes nothing.
    public static func appearance() -> UITableViewCell { standIn }
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UICollectionView: UIAppearanceStandIn {
    private static let standIn = UICollectionView()
    /// A stand-in: what is set on it changes nothing.
    public static func appearance() -> UICollectionView { standIn }
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UIScrollView: UIAppearanceStandIn {
    private static let standIn = UIScrollView()
    /// A stand-in: what is set on it changes nothing.
    public static func appearance() -> UIScrollView { standIn }
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UITextView: UIAppearanceStandIn {
    private static let standIn = UITextView()
    /// A stand-in: what is set on it changes nothing.
    public static func appearance() -> UITextView { standIn }
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UINavigationBar: UIAppearanceStandIn {
    private static let standIn = UINavigationBar()
    /// A stand-in: what is set on it changes nothing.
    public static func appearance() -> UINavigationBar { standIn }
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UITabBar: UIAppearanceStandIn {
    private static let standIn = UITabBar()
    /// A stand-in: what is set on it changes nothing.
    public static func appearance() -> UITabBar { standIn }
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UISegmentedControl: UIAppearanceStandIn {
    private static let standIn = UISegmentedControl()
    /// A stand-in: what is set on it changes nothing.
    public static func appearance() -> UISegmentedControl { standIn }
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UIPageControl: UIAppearanceStandIn {
    private static let standIn = UIPageControl()
    /// A stand-in: what is set on it changes nothing.
    public static func appearance() -> UIPageControl { standIn }
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UISwitch: UIAppearanceStandIn {
    private static let standIn = UISwitch()
    /// A stand-in: what is set on it changes nothing.
    public static func appearance() -> UISwitch { standIn }
}

extension NSAttributedString.Key {
    /// The name of an attribute.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The name of an attribute.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The name of an attribute.
    public static let font = NSAttributedString.Key("NSFont")
}
