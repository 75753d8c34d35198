/// A type whose values can be interpolated.
protocol Interpolatable {
    /// - Parameter amount: 0 for this value, 1 for the other value; springs overshoot.
    @MainActor
    func interpolated(towards other: Self, by amount: Double) -> Self
}

/// An animated value, and its current state while the animation runs.
@MainActor
struct Tweener<Value> {
    private struct Tween {
        let from: Value
        let begin: Duration
        let animation: Animation
        /// The completions that are released when the animation ends.
        let completions: AwaitedCompletions?

        @MainActor
        init(from: Value, _ animation: Animation, _ transaction: Transaction) {
            self.from = from
            begin = FrameClock.now
            self.animation = animation.begun()
            completions = AwaitedCompletions(transaction, animation)
        }
    }

    /// The current value.
    private(set) var value: Value
    private var target: Value
    private var tween: Tween?

    init(_ value: Value) {
        self.value = value
        target = value
    }

    /// Creates a value that is animated from a start value.
    init(_ value: Value, from start: Value, _ transaction: Transaction) {
        self.init(value)
        guard let animation = transaction.animation else { return }
        self.value = start
        tween = Tween(from: start, animation, transaction)
    }

    /// Sets the target, with the animation of the transaction if there is one.
    mutating func set(_ new: Value, _ transaction: Transaction) {
        target = new
        guard let animation = transaction.animation else {
            tween = nil
            value = new
            return
        }
        tween = Tween(from: value, animation, transaction)
    }

    /// Replaces the target without starting a new animation: the new target is reached at the same time.
    mutating func retarget(_ new: Value) {
        target = new
        if tween == nil { value = new }
    }

    /// Updates the value. While it moves, the node is refreshed for each frame.
    mutating func advance(
        for node: any LayoutOwner,
        _ interpolate: @MainActor (_ from: Value, _ to: Value, _ amount: Double) -> Value
    ) {
        guard let tween else { return }
        let passed = (FrameClock.now - tween.begin) / .seconds(1)
        tween.completions?.advance(to: passed)
        if let progress = tween.animation.progress(after: passed) {
            value = interpolate(tween.from, target, progress)
            node.layoutContext.clock.wake(node, every: FrameClock.frame)
        } else {
            value = target
            self.tween = nil
        }
    }

    var isMoving: Bool { tween != nil }
}
