import Foundation

/// An animation whose values an app computes.
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
    /// The part of a change that is shown after a time; `nil` when the animation has ended.
    ///
    /// - Parameters:
    ///   - value: the whole change.
    ///   - time: in seconds since the change.
    ///   - context: the state of the animation, which is kept from call to call.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// The velocity after a time; `nil` if it is not known.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether the animation continues a running animation that it replaces. In a terminal, it starts at the visible
    /// value.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// The velocity is not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Starts a new run.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// The values that a custom animation keeps while it runs.
public struct AnimationContext<Value: VectorArithmetic>: @unchecked Sendable {
    // `@unchecked`: the state is a value, and each run of an animation has its own copy.
    /// The values that the animation keeps.
    public var state = AnimationState<Value>()
    /// Whether the animation counts as completed, although it may still move a little.
    public var isLogicallyComplete = false
    /// The environment of the animated view. An animation is the same for all views of a terminal.
    public var environment: EnvironmentValues { EnvironmentValues() }

    init() {}

    /// The same context with a different state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>()
        context.state = state
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// The values that a custom animation keeps, by their keys.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// An empty state.
    public init() {}

    /// The value of a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// The key of a value in an ``AnimationState``.
public protocol AnimationStateKey {
    associatedtype Value

    /// The value before any is set.
    static var defaultValue: Value { get }
}
