import CursesUI

/// Manages how a controller is presented. A terminal shows presented controllers as sheets.
@MainActor @preconcurrency
open class UIPresentationController {
    /// The controller that is presented.
    public private(set) unowned var presentedViewController: UIViewController
    /// The controller that presents it.
    open var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? presentedViewController
    }
    /// The object that is told when the user dismisses the controller, and may refuse it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The view of the controller.
    open var presentedView: UIView? { presentedViewController.view }
    /// Always `nil`: a terminal has no view around the controller.
    open var containerView: UIView? { nil }
    /// The style of the controller.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// Always zero: CursesUI lays out a sheet.
    open var frameOfPresentedViewInContainerView: CGRect { .zero }

    /// Creates an object that manages a controller.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
    }

    /// Never called: a terminal has no transitions of controllers.
    open func presentationTransitionWillBegin() {}
    /// Never called: a terminal has no transitions of controllers.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Never called: a terminal has no transitions of controllers.
    open func dismissalTransitionWillBegin() {}
    /// Never called: a terminal has no transitions of controllers.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Never called: CursesUI lays out a sheet.
    open func containerViewWillLayoutSubviews() {}
    /// Never called: CursesUI lays out a sheet.
    open func containerViewDidLayoutSubviews() {}
}

/// Is told when the user dismisses a controller.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns whether the user may dismiss the controller.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before the controller is dismissed.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when the user has dismissed the controller.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user has tried to dismiss a controller that cannot be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    /// Never called: a terminal has one style.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Never called: a terminal has one style.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns true.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    /// Returns `automatic`.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// Returns `automatic`.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .automatic }
}

/// Manages a popover, which a terminal shows as a sheet.
open class UIPopoverPresentationController: UIPresentationController {
    /// The value is kept, but has no effect.
    open var sourceView: UIView?
    /// The value is kept, but has no effect.
    open var sourceRect = CGRect.zero
    /// The value is kept, but has no effect.
    open var barButtonItem: UIBarButtonItem?
    /// The value is kept, but has no effect.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The value is kept, but has no effect.
    open var passthroughViews: [UIView]?
    /// The value is kept, but has no effect.
    open var backgroundColor: UIColor?
    /// The value is kept, but has no effect.
    open var canOverlapSourceViewRect = false
}

/// The directions of the arrow of a popover; ignored in a terminal.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upwards.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Downwards.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// All directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Is told of the events of a popover.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Animates transitions of controllers. No method is called.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// A transition of controllers. It is never created.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// Whether the transition has been cancelled.
    var transitionWasCancelled: Bool { get }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func finalFrame(for controller: UIViewController) -> CGRect
    func completeTransition(_ didComplete: Bool)
}

/// Animates views beside a transition of controllers. It is never created.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: AnyObject {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
    ) -> Bool
}

/// A controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is visible before.
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    /// The controller that is visible after.
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// A view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is visible before.
    public static let from = UITransitionContextViewKey(rawValue: "from")
    /// The view that is visible after.
    public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// Provides transitions of controllers. No method is called.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns `nil`.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns `nil`.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns `nil`.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}
