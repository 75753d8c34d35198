/// The context of a state change: above all, its animation.
public struct Transaction: Sendable {
    /// The transaction of the enclosing `withTransaction` or `withAnimation`; `nil` outside of both.
    @TaskLocal static var stated: Transaction?

    /// The animation of the change; `nil` for none.
    public var animation: Animation?
    /// Whether the views' own animations are ignored.
    public var disablesAnimations = false
    /// Whether the change is part of a continuous series, such as a drag.
    public var isContinuous = false
    /// The actions that run when all animations of the change have completed.
    var completions: [AnimationCompletion] = []
    /// The values of the app's custom keys.
    private var values: [ObjectIdentifier: TransactionValue] = [:]
    /// The original transactions of the enclosing modifiers that take a body closure, outermost first. The closure's
    /// content uses them for the view to which the modifier is applied.
    var enclosing: [Transaction] = []
    /// The node whose descendants are the only ones that the transaction affects; `nil` for all nodes.
    var scope: ObjectIdentifier?

    /// Whether the transaction changes nothing for the views that it reaches.
    var isPlain: Bool { animation == nil && !disablesAnimations && !isContinuous && values.isEmpty }

    /// Creates a transaction without an animation.
    public init() {}

    /// Creates a transaction with an animation, or without one if the parameter is `nil`.
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

/// A key of a value that a transaction carries to the views that it reaches.
public protocol TransactionKey<Value> {
    associatedtype Value

    /// The value in a transaction that does not set it.
    static var defaultValue: Value { get }
}

/// A value of a custom key.
private struct TransactionValue: @unchecked Sendable {
    // Transactions are created and read on the main actor. The value must be sendable only because the transaction is
    // stored in a task-local value.
    let value: Any
}

extension Transaction {
    /// Accesses the value of a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = TransactionValue(value: newValue) }
    }

    /// Adds an action that runs when all animations of the change have completed.
    ///
    /// - Parameter criteria: when an animation counts as completed.
    @MainActor @preconcurrency
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }
}

/// Changes state in a transaction that carries a value of a custom key.
public func withTransaction<Result, V>(
    _ keyPath: WritableKeyPath<Transaction, V>,
    _ value: V,
    _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.stated ?? Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// The moment at which an animation counts as completed.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    /// An animation counts as complete after its duration: a spring may still oscillate a little.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// An animation counts as complete when nothing moves any more.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Changes state with an animation.
///
/// - Parameter completion: runs when all animations of the change have completed.
@MainActor @preconcurrency
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Changes state in a transaction.
public func withTransaction<Result>(
    _ transaction: Transaction,
    _ body: () throws -> Result
) rethrows -> Result {
    try Transaction.$stated.withValue(transaction, operation: body)
}

/// Runs an action when its last owner releases it, which happens when all animations of a change have completed.
@MainActor
final class AnimationCompletion {
    let criteria: AnimationCompletionCriteria
    // Made and called on the main actor alone.
    private let action: UncheckedValue<() -> Void>

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = UncheckedValue(action)
    }

    // Not isolated: otherwise it would wait until the code that is running on the main actor ends, such as a test.
    deinit {
        let action = action
        MainThread.async(after: 0) { action.value() }
    }
}

/// The completions that wait for one animation.
@MainActor
final class AwaitedCompletions {
    private var completions: [AnimationCompletion]
    private let logicalDuration: Double

    /// - Returns: `nil` if nothing waits.
    init?(_ transaction: Transaction, _ animation: Animation) {
        guard !transaction.completions.isEmpty else { return nil }
        completions = transaction.completions
        logicalDuration = animation.logicalDuration
    }

    /// Releases the completions of a logically complete animation, which do not wait until nothing moves any more.
    func advance(to seconds: Double) {
        guard seconds >= logicalDuration else { return }
        completions.removeAll { $0.criteria == .logicallyComplete }
    }
}
