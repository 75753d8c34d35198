import Foundation

// What files say about the looks of all UIKit views at once. CursesUI's views look by its theme: what is said
// is kept, and changes nothing.

/// The looks of UIKit's views of a kind; kept, and without effect.
@MainActor
public class UIAppearanceStandIn {
    public var backgroundColor: UIColor?
    public var tintColor: UIColor?
    public var barTintColor: UIColor?
    public var separatorColor: UIColor?
    public var isTranslucent = true
    public var bounces = true
    public var keyboardDismissMode = KeyboardDismissMode.none
    public var showsVerticalScrollIndicator = true
    public var isScrollEnabled = true
    public var selectedSegmentTintColor: UIColor?
    public var currentPageIndicatorTintColor: UIColor?
    public var pageIndicatorTintColor: UIColor?
    public var unselectedItemTintColor: UIColor?
    public var onTintColor: UIColor?
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive
    }

    public enum ControlState: Int, Sendable {
        case normal, highlighted, disabled, selected
    }

    init() {}

    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: ControlState
    ) {}
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UITableView: UIAppearanceStandIn {
    private static let standIn = UITableView()
    public static func appearance() -> UITableView { standIn }
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UITableViewCell: UIAppearanceStandIn {
    private static let standIn = UITableViewCell()
    public static func appearance() -> UITableViewCell { standIn }
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UICollectionView: UIAppearanceStandIn {
    private static let standIn = UICollectionView()
    public static func appearance() -> UICollectionView { standIn }
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UIScrollView: UIAppearanceStandIn {
    private static let standIn = UIScrollView()
    public static func appearance() -> UIScrollView { standIn }
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UITextView: UIAppearanceStandIn {
    private static let standIn = UITextView()
    public static func appearance() -> UITextView { standIn }
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UINavigationBar: UIAppearanceStandIn {
    private static let standIn = UINavigationBar()
    public static func appearance() -> UINavigationBar { standIn }
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UITabBar: UIAppearanceStandIn {
    private static let standIn = UITabBar()
    public static func appearance() -> UITabBar { standIn }
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UISegmentedControl: UIAppearanceStandIn {
    private static let standIn = UISegmentedControl()
    public static func appearance() -> UISegmentedControl { standIn }
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UIPageControl: UIAppearanceStandIn {
    private static let standIn = UIPageControl()
    public static func appearance() -> UIPageControl { standIn }
}

/// Without effect: see `UIAppearanceStandIn`.
public final class UISwitch: UIAppearanceStandIn {
    private static let standIn = UISwitch()
    public static func appearance() -> UISwitch { standIn }
}

extension NSAttributedString.Key {
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let font = NSAttributedString.Key("NSFont")
}
