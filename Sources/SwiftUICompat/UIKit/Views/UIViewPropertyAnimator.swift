import Foundation

/// The place of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}

extension UIView {
    /// The course of an animation; ignored in a terminal.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }

    /// The least size of a view.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// A size that is larger than any view.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Has no effect: CursesUI measures its own views.
    public func invalidateIntrinsicContentSize() {}

    /// Returns the size that the view wants in a size.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
}

/// Changes views, which are not animated in a terminal: they have their final state as soon as the animation starts.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
    /// The length in seconds, which has no effect.
    public let duration: TimeInterval
    /// The part of the animation that has run: none or all of it.
    open var fractionComplete: CGFloat = 0
    /// The state. An animation has ended as soon as it has started.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Always false: an animation takes no time.
    open var isRunning: Bool { false }
    /// The value is kept, but has no effect.
    open var isReversed = false
    /// The value is kept, but has no effect.
    open var isInterruptible = true
    /// The value is kept, but has no effect.
    open var isUserInteractionEnabled = true
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    private init(seconds: TimeInterval, _ animations: (() -> Void)?) {
        duration = seconds
        self.animations = animations.map { [$0] } ?? []
    }

    /// Creates an animation.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(seconds: duration, animations)
    }

    /// Creates an animation of a spring.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(seconds: duration, animations)
    }

    /// Creates an animation, and starts it.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(seconds: duration, animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

    /// Adds changes; the delay is ignored.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

    /// Adds code that runs when the animation has ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes, and runs the code that follows them.
    open func startAnimation() {
        let changes = animations
        animations = []
        fractionComplete = 1
        for change in changes { change() }
        finish(at: .end)
    }

    /// Makes the changes; the delay is ignored.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    /// Has no effect: an animation takes no time.
    open func pauseAnimation() {}

    /// Makes the changes of an animation that has been paused.
    open func continueAnimation(
        withTimingParameters parameters: Any?, durationFactor: CGFloat
    ) { startAnimation() }

    /// Stops the animation.
    ///
    /// - Parameter withoutFinishing: whether the code that follows it is not run.
    open func stopAnimation(_ withoutFinishing: Bool) {
        animations = []
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    /// Runs the code that follows an animation that has been stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        if state == .stopped { finish(at: finalPosition) }
    }

    private func finish(at position: UIViewAnimatingPosition) {
        state = .inactive
        let handlers = completions
        completions = []
        for handler in handlers { handler(position) }
    }
}
