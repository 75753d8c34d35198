import CursesUI

/// A UIKit gesture recognizer. Only taps and long presses on views with content are recognized.
@MainActor @preconcurrency
open class UIGestureRecognizer {
    /// The state of a gesture.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The gesture was recognized.
        public static let recognized = State.ended
    }

    /// The state: `ended` while the gesture is recognized.
    open var state = State.possible
    /// Whether the gesture is recognized.
    open var isEnabled = true { didSet { view?.contentDidChange() } }
    /// The value is kept, but has no effect.
    open var cancelsTouchesInView = true
    /// The value is kept, but has no effect.
    open var delaysTouchesBegan = false
    /// The name of the recognizer.
    open var name: String?
    /// The delegate is kept, but never called.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view of the recognizer.
    public internal(set) weak var view: UIView?
    private var actions: [Action] = []

    private struct Action {
        weak var target: AnyObject?
        let selector: Selector
    }

    /// Creates a recognizer that calls a method of an object, which it does not keep.
    ///
    /// - Parameter action: the method, which has no parameter, or the recognizer as its parameter. On Linux, a selector
    ///   with a name alone calls nothing: see `Selector`.
    public init(target: Any? = nil, action: Selector? = nil) {
        if let target, let action { addTarget(target, action: action) }
    }

    /// Adds a method of an object, which the recognizer does not keep.
    open func addTarget(_ target: Any, action: Selector) {
        actions.append(Action(target: target as AnyObject, selector: action))
    }

    /// Removes methods of an object; `nil` means all objects or all methods.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        actions.removeAll { (object == nil || $0.target === object) && (action == nil || $0.selector == action) }
    }

    /// Returns zero: the place of the gesture is unknown.
    open func location(in view: UIView?) -> CGPoint { .zero }

    /// Has no effect: a recognizer does not wait for others.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    /// Never called: CursesUI's views handle the mouse.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called: CursesUI's views handle the mouse.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called: CursesUI's views handle the mouse.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called: CursesUI's views handle the mouse.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called: a recognizer is ready again as soon as its gesture has been recognized.
    open func reset() {}

    func recognize() {
        state = .ended
        for action in actions {
            if let target = action.target { action.selector.perform(on: target, self) }
        }
        state = .possible
    }
}

/// Receives the events of a gesture recognizer. No method is called.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Returns true.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Returns true.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
}

/// A UIKit tap: a click, or Return while the view has the focus.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps.
    open var numberOfTapsRequired = 1
    /// The value is kept, but has no effect: a mouse is one finger.
    open var numberOfTouchesRequired = 1
}

/// A UIKit pan. It is never recognized.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Returns zero, because no gesture is recognized.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Returns zero, because no gesture is recognized.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
    /// Has no effect: no gesture is recognized.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// The value is kept, but has no effect.
    open var minimumNumberOfTouches = 1
    /// The value is kept, but has no effect.
    open var maximumNumberOfTouches = Int.max
}

/// A UIKit pan from an edge. It is never recognized.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The value is kept, but has no effect.
    open var edges: UIRectEdge = []
}

/// A UIKit rotation. It is never recognized.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle: 0, because no gesture is recognized.
    open var rotation: CGFloat = 0
    /// The speed: 0, because no gesture is recognized.
    open var velocity: CGFloat { 0 }
}

/// A UIKit recognizer of a pointer over a view. It is never recognized: `onHover` is.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// A UIKit long press. It is recognized once, in the state `ended`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The seconds that the button of the mouse is held.
    open var minimumPressDuration: TimeInterval = 0.5
}

/// A UIKit pinch. It is never recognized.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The scale: 1, because no gesture is recognized.
    open var scale: CGFloat = 1
}

/// A UIKit swipe. It is never recognized.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The direction of a swipe.
    public struct Direction: OptionSet, Sendable {
        /// The bits of the directions.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// Has no effect: the gesture is never recognized.
    open var direction: Direction = .right
}
