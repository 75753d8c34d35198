import CursesUI

/// A controller of UIKit views.
///
/// A window shows its root controller, and a ``UIViewControllerRepresentable`` shows the controller that it creates. A
/// ``UIHostingController`` is shown as its SwiftUI view, a navigation controller as the controller at the top of its
/// stack, and any other controller as the views that it contains.
open class UIViewController: UIResponder {
    /// The view. Reading it for the first time creates it, and calls `viewDidLoad`.
    open var view: UIView! {
        get {
            if loadedView == nil {
                loadView()
                viewDidLoad()
            }
            return loadedView
        }
        set {
            loadedView = newValue
            contentDidChange()
        }
    }
    private var loadedView: UIView?

    /// The title, which a navigation controller shows.
    open var title: String? { didSet { contentDidChange() } }
    /// The items of the bar at the top.
    public let navigationItem = UINavigationItem()
    /// The item of a tab bar.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    /// The child controllers.
    public private(set) var children: [UIViewController] = []
    /// The parent controller.
    public private(set) weak var parent: UIViewController?
    /// The controller that is presented above this one.
    public private(set) var presentedViewController: UIViewController?
    /// The controller that presents this one.
    public private(set) weak var presentingViewController: UIViewController?
    /// The value is kept, but has no effect.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The value is kept, but has no effect.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The value is kept, but has no effect.
    open var isModalInPresentation = false
    /// The value is kept, but has no effect.
    open var preferredContentSize = CGSize.zero
    /// The value is kept, but has no effect.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// The value is kept, but has no effect.
    open var hidesBottomBarWhenPushed = false
    /// The value is kept, but has no effect.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// The value is kept, but has no effect.
    open var definesPresentationContext = false
    /// The value is kept, but has no effect.
    open var providesPresentationContextTransitionStyle = false
    /// The value is kept, but has no effect.
    open var extendedLayoutIncludesOpaqueBars = false
    /// The value is kept, but has no effect.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Has no effect: a terminal has no such indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Has no effect: a terminal does not rotate.
    open var shouldAutorotate: Bool { true }
    /// Has no effect: a terminal does not rotate.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// The value is kept, but has no effect.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The object that manages how the controller is presented. It is shown as a sheet.
    public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
        UISheetPresentationController(presentedViewController: self, presenting: nil)
    /// The object that manages how the controller is presented. It is shown as a sheet, and points at no view.
    public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
        UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    /// The object that manages how the controller is presented: that for sheets, or that for popovers.
    open var presentationController: UIPresentationController? {
        modalPresentationStyle == .popover ? popoverPresentationController : sheetPresentationController
    }
    /// The object is kept, but never called: a terminal has no transitions of controllers.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Closes the CursesUI presentation in which the controller is shown.
    var dismissPresentation: (() -> Void)?
    /// Notifies the CursesUI view that shows this controller when the content changes.
    let changes = StandInChanges()
    /// The CursesUI view that is shown for this controller. If it is `nil`, the controller's children or its view are
    /// shown.
    package var standIn: AnyView? { didSet { contentDidChange() } }

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: has no effect: there are no nib files in a terminal.
    ///   - nibBundleOrNil: has no effect.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

    /// Creates a controller.
    override public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {}

    /// The object that would handle an event next.
    override open var next: UIResponder? { parent }

    func contentDidChange() {
        changes.report()
        parent?.contentDidChange()
        presentingViewController?.contentDidChange()
    }

    // MARK: Life cycle

    /// Creates the view, which is empty.
    open func loadView() { loadedView = UIView() }
    /// Called when the view has been created.
    open func viewDidLoad() {}
    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Never called: CursesUI lays out its own views.
    open func viewWillLayoutSubviews() {}
    /// Never called: CursesUI lays out its own views.
    open func viewDidLayoutSubviews() {}
    /// Never called: the system sends no memory warnings.
    open func didReceiveMemoryWarning() {}
    /// Creates the view, if it does not exist yet.
    open func loadViewIfNeeded() { _ = view }
    /// Whether the view exists.
    open var isViewLoaded: Bool { loadedView != nil }
    /// The traits of the terminal.
    open var traitCollection: UITraitCollection { .current }
    /// Never called: traits do not change while the view is shown.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Has no effect: there is no status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Has no effect: there is no status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// Has no effect: there is no status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Has no effect: a terminal has no such indicator.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Has no effect: a terminal does not rotate.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Never called: a terminal does not rotate.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Has no effect: a terminal does not rotate.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    // MARK: Other controllers

    /// Adds a child controller.
    open func addChild(_ controller: UIViewController) {
        controller.removeFromParent()
        children.append(controller)
        controller.parent = self
        contentDidChange()
    }

    /// Removes the controller from its parent.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent?.contentDidChange()
        parent = nil
    }

    func setChildren(_ controllers: [UIViewController]) {
        for child in children { child.parent = nil }
        children = controllers
        for child in children { child.parent = self }
        contentDidChange()
    }

    /// Called when the controller has been added to a parent, or removed from one.
    open func didMove(toParent parent: UIViewController?) {}
    /// Called before the controller is added to a parent, or removed from one.
    open func willMove(toParent parent: UIViewController?) {}

    /// Presents a controller above this one, if this one is shown: by a window, by a representable, or as the root
    /// controller of the window that stands for a SwiftUI app. An alert is shown as an alert, any other controller as a
    /// sheet.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = controller
        controller.presentingViewController = self
        contentDidChange()
        completion?()
    }

    /// Dismisses the controller that is presented above this one. If there is none, dismisses this one, or the
    /// controller that contains it; one in a sheet or a cover of SwiftUI closes it.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController == nil, presentingViewController == nil, let parent {
            return parent.dismiss(animated: animated, completion: completion)
        }
        if let controller = presentedViewController == nil ? presentingViewController : self {
            controller.presentedViewController?.presentingViewController = nil
            controller.presentedViewController = nil
            controller.contentDidChange()
        } else {
            dismissPresentation?()
        }
        completion?()
    }

    /// Pushes a controller onto the navigation stack, or presents it if there is no navigation controller.
    open func show(_ controller: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(controller, animated: true)
        } else {
            present(controller, animated: true)
        }
    }

    /// The navigation controller that contains this one.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// The tab bar controller that contains this one.
    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
}

/// How a controller is presented; ignored in a terminal.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// The transition with which a controller is presented; ignored in a terminal.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The style of a status bar; ignored in a terminal.
public enum UIStatusBarStyle: Int, Sendable {
    case `default`
    case lightContent, darkContent = 3
}

/// The orientations that a controller supports; ignored in a terminal.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The bits of the orientations.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// Rotated to the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// Rotated to the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// Rotated to the left or to the right.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// The content of the navigation bar for a controller: the title, and the items on both sides.
@MainActor @preconcurrency
public final class UINavigationItem {
    /// The controller is kept, but not shown: `searchable` shows a field.
    public var searchController: UISearchController?
    /// The value is kept, but has no effect.
    public var hidesSearchBarWhenScrolling = true
    /// When a title is large; ignored in a terminal.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }

    /// The title.
    public var title: String? { didSet { changes.report() } }
    /// The first item on the leading side.
    public var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The items on the leading side.
    public var leftBarButtonItems: [UIBarButtonItem]? { didSet { changes.report() } }
    /// The first item on the trailing side.
    public var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// The items on the trailing side, from the edge inwards.
    public var rightBarButtonItems: [UIBarButtonItem]? { didSet { changes.report() } }
    /// Has no effect: the item is not shown.
    public var backBarButtonItem: UIBarButtonItem?

    /// Sets the items on the leading side.
    public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the items on the trailing side.
    public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the item on the leading side.
    public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the item on the trailing side.
    public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    let changes = StandInChanges()
    /// Has no effect.
    public var hidesBackButton = false
    /// Has no effect.
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// Has no effect.
    public var titleView: UIView?

    init() {}
}

/// The tab bar item of a controller.
@MainActor @preconcurrency
public final class UITabBarItem {
    /// The title.
    public var title: String?
    /// The picture.
    public var image: UIImage?
    /// The picture of the selected tab; ignored in a terminal.
    public var selectedImage: UIImage?
    /// The number of the item.
    public var tag: Int
    /// The text of the badge.
    public var badgeValue: String?

    /// Creates an item.
    public init(title: String?, image: UIImage?, tag: Int) {
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
        tag = 0
    }
}
