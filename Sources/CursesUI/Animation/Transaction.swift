/// What goes with a change of state: above all, how it is animated.
public struct Transaction: Sendable {
    @TaskLocal static var current = Transaction()

    /// How views take to the change; `nil` at once.
    public var animation: Animation?
    /// Whether animations that views ask for themselves are left out.
    public var disablesAnimations = false
    /// Whether the change is one of many, as when dragging.
    public var isContinuous = false
    var completion: AnimationCompletion?
    /// The node whose subtree alone it is for; `nil` for all.
    var scope: ObjectIdentifier?

    /// A change without an animation.
    public init() {}

    /// A change that is animated, or is not where `nil`.
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

/// When an animation counts as completed; here both are the same.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    /// An animation is over when it has come to its end but for a last swing.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// An animation is over when nothing moves any more.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Changes state with an animation.
///
/// - Parameter completion: runs when everything that the change has set in motion has come to rest.
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

/// Runs an action when the last of those who hold it has let go: when nothing of an animation moves any
/// more.
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
