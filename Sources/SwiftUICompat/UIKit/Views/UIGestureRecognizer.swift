import CursesUI

/// A gesture of UIKit. It recognizes nothing: CursesUI's own gestures do.
@MainActor
open class UIGestureRecognizer {
    /// The stage of a gesture.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// The gesture was recognized.
        public static let recognized = State.ended
    }

    /// Always `possible`.
    open var state: State { .possible }
    /// Has no effect: nothing is recognized.
    open var isEnabled = true
    /// Has no effect: nothing is recognized.
    open var cancelsTouchesInView = true
    /// Has no effect: nothing is recognized.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view; always `nil`.
    open var view: UIView? { nil }

    /// Creates a recognizer, which recognizes nothing.
    public init(target: Any? = nil, action: Selector? = nil) {}

    /// The place of the gesture: zero.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A delegate of a gesture. Nothing is called: nothing is recognized.
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {}

/// A tap in UIKit, which is not recognized.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Has no effect: nothing is recognized.
    open var numberOfTapsRequired = 1
    /// Has no effect: nothing is recognized.
    open var numberOfTouchesRequired = 1
}

/// A movement in UIKit, which is not recognized.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The movement: zero.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// The speed: zero.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A long press in UIKit, which is not recognized.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Has no effect: nothing is recognized.
    open var minimumPressDuration: TimeInterval = 0.5
}

/// A pinch in UIKit, which is not recognized.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The scale.
    open var scale: CGFloat = 1
}

/// A swipe in UIKit, which is not recognized.
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

    /// Has no effect: nothing is recognized.
    open var direction: Direction = .right
}
