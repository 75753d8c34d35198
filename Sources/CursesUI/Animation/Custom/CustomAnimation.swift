import Foundation

/// An animation whose values the app computes.
///
/// ```swift
/// struct Steps: CustomAnimation {
///     func animate<V: VectorArithmetic>(
///         value: V, time: TimeInterval, context: inout AnimationContext<V>
///     ) -> V? {
///         time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
///     }
/// }
///
/// withAnimation(Animation(Steps())) { isOpen = true }
/// ```
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the part of the change that is shown after a time, or `nil` when the animation has ended.
    ///
    /// - Parameters:
    ///   - value: the whole change.
    ///   - time: in seconds since the change.
    ///   - context: the state of the animation, which persists between calls.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// Returns the velocity after a time, or `nil` if it is not known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Returns whether the animation continues a running animation that it replaces. In a terminal, the result has no
    /// effect: the animation always starts at the visible value.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns `nil`, because the velocity is not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Returns false, which starts a new run.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// The state of a custom animation while it runs.
public struct AnimationContext<Value: VectorArithmetic>: @unchecked Sendable {
    // `@unchecked`: the state is a value, and each run of an animation has its own copy.
    /// The values that the animation stores between calls.
    public var state = AnimationState<Value>()
    /// Whether the animation counts as completed, although it may still move a little.
    public var isLogicallyComplete = false
    /// The default environment, because a custom animation runs in the same way for all views of a terminal.
    public var environment: EnvironmentValues { EnvironmentValues() }

    init() {}

    /// Returns a copy of the context with a different state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>()
        context.state = state
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// The values that a custom animation stores between calls, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an empty state.
    public init() {}

    /// Accesses the value of a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// The key of a value in an ``AnimationState``.
public protocol AnimationStateKey {
    associatedtype Value

    /// The value of the key before the animation sets it.
    static var defaultValue: Value { get }
}
