import CursesUI
import Foundation

/// An animation of a layer. It has no effect, because a layer draws nothing.
@MainActor @preconcurrency
open class CAAnimation {
    /// The seconds that the animation takes.
    open var duration: CFTimeInterval = 0
    /// The time at which the animation begins. The value is kept, but has no effect.
    open var beginTime: CFTimeInterval = 0
    /// The value is kept, but has no effect.
    open var timeOffset: CFTimeInterval = 0
    /// The value is kept, but has no effect.
    open var speed: Float = 1
    /// The number of repetitions.
    open var repeatCount: Float = 0
    /// The seconds of all repetitions.
    open var repeatDuration: CFTimeInterval = 0
    /// The value is kept, but has no effect.
    open var autoreverses = false
    /// The value is kept, but has no effect.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The value is kept, but has no effect.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether the layer forgets the animation at its end.
    open var isRemovedOnCompletion = true
    /// Is told when the animation would begin and end. The animation keeps it.
    open var delegate: (any CAAnimationDelegate)?

    /// Creates an animation.
    public init() {}

    /// The seconds until the animation would have ended.
    var time: CFTimeInterval {
        repeatDuration > 0 ? repeatDuration : duration * Double(max(1, repeatCount)) * (autoreverses ? 2 : 1)
    }
}

/// Is told when an animation begins and ends.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation is added to a layer.
    func animationDidStart(_ anim: CAAnimation)
    /// Called after the duration of the animation, or when it is removed.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a property of a layer. It has no effect.
open class CAPropertyAnimation: CAAnimation {
    /// The name of the property.
    open var keyPath: String?
    /// The value is kept, but has no effect.
    open var isAdditive = false
    /// The value is kept, but has no effect.
    open var isCumulative = false

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation between two values of a property. It has no effect: code sets the property to its last value.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value is kept, but has no effect.
    open var fromValue: Any?
    /// The value is kept, but has no effect.
    open var toValue: Any?
    /// The value is kept, but has no effect.
    open var byValue: Any?
}

/// An animation between two values of a property that moves as a spring. It has no effect.
open class CASpringAnimation: CABasicAnimation {
    /// The value is kept, but has no effect.
    open var mass: CGFloat = 1
    /// The value is kept, but has no effect.
    open var stiffness: CGFloat = 100
    /// The value is kept, but has no effect.
    open var damping: CGFloat = 10
    /// The value is kept, but has no effect.
    open var initialVelocity: CGFloat = 0
    /// The seconds until the spring would rest: the duration.
    open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values of a property. It has no effect.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The value is kept, but has no effect.
    open var values: [Any]?
    /// The value is kept, but has no effect.
    open var keyTimes: [NSNumber]?
    /// The value is kept, but has no effect.
    open var path: CGPath?
    /// The value is kept, but has no effect.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The value is kept, but has no effect.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The value is kept, but has no effect.
    open var rotationMode: CAAnimationRotationMode?
}

/// Animations that run together. They have no effect.
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?
}

/// An animation between two contents of a layer. It has no effect.
open class CATransition: CAAnimation {
    /// The value is kept, but has no effect.
    open var type = CATransitionType.fade
    /// The value is kept, but has no effect.
    open var subtype: CATransitionSubtype?
}

/// The speed of an animation; ignored in a terminal.
public final class CAMediaTimingFunction: Sendable {
    /// Creates a function with a name.
    public init(name: CAMediaTimingFunctionName) {}
    /// Creates a function from the control points of a curve.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// The name of a speed; ignored in a terminal.
public enum CAMediaTimingFunctionName: String, Sendable {
    case linear, easeIn, easeOut, easeInEaseOut, `default`
}

/// The state that is shown before and after an animation; ignored in a terminal.
public enum CAMediaTimingFillMode: String, Sendable {
    case forwards, backwards, both, removed
}

/// How values between those of an animation are found; ignored in a terminal.
public enum CAAnimationCalculationMode: String, Sendable {
    case linear, discrete, paced, cubic, cubicPaced
}

/// How an animated layer turns on its path; ignored in a terminal.
public enum CAAnimationRotationMode: String, Sendable {
    case rotateAuto, rotateAutoReverse
}

/// The kind of a transition; ignored in a terminal.
public enum CATransitionType: String, Sendable {
    case fade, moveIn, push, reveal
}

/// The direction of a transition; ignored in a terminal.
public enum CATransitionSubtype: String, Sendable {
    case fromRight, fromLeft, fromTop, fromBottom
}
