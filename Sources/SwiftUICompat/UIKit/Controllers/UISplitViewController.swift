import CursesUI

/// A controller with columns. A terminal shows the last one.
open class UISplitViewController: UIViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    /// A column.
    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact
    }

    /// How columns are shown; ignored in a terminal.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    }

    /// How many columns there are.
    public let style: Style
    /// The value is kept, but has no effect.
    open var preferredDisplayMode = DisplayMode.automatic
    /// The value is kept, but has no effect.
    open var presentsWithGesture = true
    private var columns: [Column: UIViewController] = [:]

    /// Creates a controller.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller.
    public convenience init() {
        self.init(style: .unspecified)
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) { nil }

    /// The controllers of the columns.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setChildren(newValue) }
    }

    /// Sets the controller of a column.
    open func setViewController(_ controller: UIViewController?, for column: Column) {
        columns[column] = controller
        setChildren([.primary, .supplementary, .secondary].compactMap { columns[$0] })
    }

    /// Returns the controller of a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    /// Has no effect: a terminal shows the last column.
    open func show(_ column: Column) {}
    /// Has no effect: a terminal shows the last column.
    open func hide(_ column: Column) {}
}

/// A controller with a field for searching, which is not shown: `searchable` shows one.
open class UISearchController: UIViewController {
    /// The field.
    public let searchBar = UISearchBar()
    /// The object is kept, but never called.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The value is kept, but has no effect.
    open var obscuresBackgroundDuringPresentation = true
    /// The value is kept, but has no effect.
    open var hidesNavigationBarDuringPresentation = true
    /// Always false: the field is not shown.
    open var isActive = false
    /// The controller of the results.
    public let searchResultsController: UIViewController?

    /// Creates a controller.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) { nil }
}

/// Shows the results of a search. No method is called.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}
