import CursesUISupport
import Foundation

/// The storage of a `@State` value in the view graph, with the nodes that have read the value.
final class StateLocation<Value>: @unchecked Sendable {
    // `stored` and `changes` are accessed only while `lock` is held, `readers` only on the main actor.
    // So accesses never overlap, and need no check.
    @exclusivity(unchecked) private var stored: Value
    @exclusivity(unchecked) private var changes = 0
    private let lock = Lock()
    @MainActor private var readers: [ObjectIdentifier: Node] = [:]

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        get {
            Graph.noteRead(of: self)
            lock.lock()
            defer { lock.unlock() }
            return stored
        }
        set {
            // The animation begins at the values that code has set before it.
            if Transaction.stated?.animation != nil, !isEqual(lock.withLock({ stored }), newValue) {
                _ = MainThread.ifCurrent { settleReaders() }
            }
            // The old value is released and compared outside the lock, because both may run user code.
            let old = lock.withLock {
                let old = stored
                stored = newValue
                return old
            }
            if !isEqual(old, newValue) {
                lock.withLock { changes += 1 }
                didChange()
            }
        }
    }

    private func isEqual(_ old: Value, _ new: Value) -> Bool {
        areSame(old, new)
    }

    private func didChange() {
        if MainThread.ifCurrent({ markReaders() }) == nil {
            MainThread.async { self.markReaders() }
        }
    }

    @MainActor
    private func settleReaders() {
        for reader in readers.values where reader.graph.waitsWithoutAnimation(reader) { reader.graph.settle() }
    }

    @MainActor
    private func markReaders() {
        for reader in readers.values { reader.mark() }
    }
}

extension StateLocation: WritableStorage {
    var isWritten: Bool { changeCount > 0 }
}

extension StateLocation: ChangeCounting {
    var changeCount: Int { lock.withLock { changes } }
}

extension StateLocation: ReadableLocation {
    package func addReader(_ node: Node) {
        readers[ObjectIdentifier(node)] = node
    }

    package func removeReader(_ node: Node) {
        readers[ObjectIdentifier(node)] = nil
    }
}

extension StateLocation: BindingLocation {
    var isTracked: Bool { true }

    func isSame(as other: any BindingLocation<Value>) -> Bool {
        self === other
    }
}

/// Returns whether two values are known to be the same: the same object, or equal values. Two equal objects are not the same,
/// because each of them can change alone.
func areSame(_ old: Any, _ new: Any) -> Bool {
    if type(of: old) is AnyClass { return type(of: new) is AnyClass && (old as AnyObject) === (new as AnyObject) }
    guard let old = old as? any Equatable else { return false }
    return type(of: old) is AnyClass ? areSame(old, new) : old.isEqual(to: new)
}

extension Equatable {
    /// Returns whether a value of unknown type is equal to this one.
    func isEqual(to other: Any) -> Bool {
        (other as? Self).map(isEqualOrIdentical(to:)) ?? false
    }

    /// Returns whether two values are equal or identical. NaN is identical to itself but not equal: a value with such a
    /// number would change each time that it is set, and views that set it in response would never come to rest.
    func isEqualOrIdentical(to other: Self) -> Bool {
        if self == other { return true }
        return withUnsafeBytes(of: self) { own in withUnsafeBytes(of: other) { own.elementsEqual($0) } }
    }
}
