/// The context of a state change: above all, its animation.
public struct Transaction: Sendable {
    @TaskLocal static var current = Transaction()

    /// The animation of the change; `nil` for none.
    public var animation: Animation?
    /// Whether animations that views have themselves are ignored.
    public var disablesAnimations = false
    /// Whether the change is one of a series, as during a drag.
    public var isContinuous = false
    var completion: AnimationCompletion?
    /// The node to whose subtree the transaction is limited; `nil` for all nodes.
    var scope: ObjectIdentifier?

    /// A change without an animation.
    public init() {}

    /// A change with an animation, or without one if `nil`.
    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// Changes state with an animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// The moment at which an animation counts as completed; here both criteria are the same.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    /// An animation is complete when it has reached its end except for small oscillations.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// An animation is complete when nothing moves any more.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Changes state with an animation.
///
/// - Parameter completion: runs when everything that the change animates has come to rest.
@MainActor @preconcurrency
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.completion = AnimationCompletion(completion)
    return try withTransaction(transaction, body)
}

/// Changes state in a transaction.
public func withTransaction<Result>(
    _ transaction: Transaction,
    _ body: () throws -> Result
) rethrows -> Result {
    try Transaction.$current.withValue(transaction, operation: body)
}

/// Runs an action when its last owner releases it, which is when the animation has come to rest.
@MainActor
final class AnimationCompletion {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    isolated deinit {
        let action = UncheckedValue(action)
        MainThread.async { action.value() }
    }
}
