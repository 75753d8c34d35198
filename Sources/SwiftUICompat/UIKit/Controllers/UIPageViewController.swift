import CursesUI

/// A controller with pages, which the arrow keys and a drag turn.
///
/// The data source provides the pages before and after the current one.
open class UIPageViewController: UIViewController {
    /// How pages are turned; ignored in a terminal.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    /// The direction in which pages are turned; they are always turned sideways.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    /// The side from which a new page comes; ignored in a terminal.
    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    /// The place of a book's back; ignored in a terminal.
    public enum SpineLocation: Int, Sendable {
        case none, min, mid, max
    }

    /// An option of the controller. It has no effect.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an option from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The place of a book's back.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between pages.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The object that provides the pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { contentDidChange() } }
    /// The object that is told when the user turns a page.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// How pages are turned.
    public let transitionStyle: TransitionStyle
    /// The direction in which pages are turned.
    public let navigationOrientation: NavigationOrientation
    /// The value is kept, but has no effect.
    open var isDoubleSided = false
    /// The current page.
    public private(set) var viewControllers: [UIViewController]?

    /// Creates a controller.
    ///
    /// - Parameter options: have no effect.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
        standIn = AnyView(ShownPages(controller: self))
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) { nil }

    /// Shows a page.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let isSame = viewControllers?.first === self.viewControllers?.first
        self.viewControllers = viewControllers
        if !isSame { setChildren(viewControllers ?? []) }
        completion?(true)
    }

    /// Shows a page that the user has turned to.
    fileprivate func turn(to page: UIViewController) {
        let old = viewControllers ?? []
        guard page !== old.first else { return }
        delegate?.pageViewController(self, willTransitionTo: [page])
        viewControllers = [page]
        setChildren([page])
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
    }
}

/// Provides the pages of a controller.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the page before another one; `nil` for the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another one; `nil` for the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Never called: a `UIPageControl` shows the number of pages.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Never called: a `UIPageControl` shows the number of the page.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told when the user turns a page.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
    /// Called before a page is turned.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Called when a page has been turned.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// The current page, between those before and after it.
@MainActor @preconcurrency
private struct ShownPages {
    private weak var controller: UIPageViewController?
    @ObservedObject private var changes: StandInChanges

    init(controller: UIPageViewController) {
        self.controller = controller
        changes = controller.changes
    }

    private var pages: [Page] {
        guard let controller, let current = controller.viewControllers?.first else { return [] }
        let before = controller.dataSource?.pageViewController(controller, viewControllerBefore: current)
        let after = controller.dataSource?.pageViewController(controller, viewControllerAfter: current)
        // Two pages that follow each other in a circle have the same neighbour on both sides.
        let last = after === before ? nil : after
        return [before, current, last].compactMap(\.self).map(Page.init)
    }

    @MainActor @preconcurrency
    private struct Page: @MainActor Identifiable {
        let controller: UIViewController

        var id: ObjectIdentifier { ObjectIdentifier(controller) }
    }
}

extension ShownPages: View {
    var body: some View {
        let pages = pages
        TabView(
            selection: Binding {
                controller?.viewControllers?.first.map { ObjectIdentifier($0) }
            } set: { id in
                if let page = pages.first(where: { $0.id == id }) { controller?.turn(to: page.controller) }
            }
        ) {
            ForEach(pages) { page in
                AnyView(ShownController(page.controller)).tag(Optional(page.id))
            }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
    }
}
