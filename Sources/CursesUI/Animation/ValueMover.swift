/// Animates the changes of a view or modifier that is `Animatable`.
@MainActor
protocol ValueMover<Value>: AnyObject {
    associatedtype Value

    /// Sets the new value as the target; returns the value to show.
    func move(to new: Value, for node: Node) -> Value

    /// Returns the value to show now, or `nil` if nothing moves.
    func moved(for node: Node) -> Value?
}

/// Creates a mover for a value with animatable data, or returns `nil` for other values.
@MainActor
func makeValueMover<Value>(_ value: Value) -> (any ValueMover<Value>)? {
    guard Value.self is any Animatable.Type, let animatable = value as? any Animatable else { return nil }
    func make<A: Animatable>(_ value: A) -> (any ValueMover<Value>)? {
        guard A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
        return AnimatableMover(value) as? any ValueMover<Value>
    }
    return make(animatable)
}

private final class AnimatableMover<Value: Animatable>: ValueMover {
    private var tweener: Tweener<Value>
    private var data: Value.AnimatableData

    init(_ value: Value) {
        tweener = Tweener(value)
        data = value.animatableData
    }

    func move(to new: Value, for node: Node) -> Value {
        if new.animatableData != data {
            data = new.animatableData
            tweener.set(new, node.graph.transaction)
        } else {
            tweener.retarget(new)
        }
        return moved(for: node) ?? new
    }

    func moved(for node: Node) -> Value? {
        guard tweener.isMoving else { return nil }
        tweener.advance(for: node) { from, to, amount in
            var value = to
            value.animatableData = from.animatableData.interpolated(towards: to.animatableData, by: amount)
            return value
        }
        return tweener.value
    }
}
