import CursesUI

/// A UIKit gesture recognizer. It never recognizes a gesture; use CursesUI's gestures instead.
@MainActor @preconcurrency
open class UIGestureRecognizer {
    /// The state of a gesture.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The gesture was recognized.
        public static let recognized = State.ended
    }

    /// Always `possible`.
    open var state: State { .possible }
    /// Has no effect: the gesture is never recognized.
    open var isEnabled = true
    /// Has no effect: the gesture is never recognized.
    open var cancelsTouchesInView = true
    /// Has no effect: the gesture is never recognized.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Always `nil`.
    open var view: UIView? { nil }

    /// Creates a recognizer, which never recognizes a gesture.
    public init(target: Any? = nil, action: Selector? = nil) {}

    /// Returns zero, because no gesture is recognized.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Receives the events of a gesture recognizer. No method is called.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {}

/// A UIKit tap. It is never recognized.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Has no effect: the gesture is never recognized.
    open var numberOfTapsRequired = 1
    /// Has no effect: the gesture is never recognized.
    open var numberOfTouchesRequired = 1
}

/// A UIKit pan. It is never recognized.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Returns zero, because no gesture is recognized.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Returns zero, because no gesture is recognized.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A UIKit long press. It is never recognized.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Has no effect: the gesture is never recognized.
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
