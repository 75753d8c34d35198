import Synchronization

/// A lock with a state that is accessible only while the lock is held.
public struct OSAllocatedUnfairLock<State>: Sendable {
    private let storage: Storage

    /// The lock and its state, which all copies of the value share. `@unchecked` is safe because the state is accessed
    /// only while the lock is held.
    private final class Storage: @unchecked Sendable {
        let mutex = Mutex<Void>(())
        var state: State

        init(_ state: State) {
            self.state = state
        }
    }

    /// Creates a lock with a state that need not be `Sendable`. Nothing else may refer to the state.
    public init(uncheckedState initialState: State) {
        storage = Storage(initialState)
    }

    /// Calls a closure while the lock is held.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try storage.mutex.withLock { _ in try body(&storage.state) }
    }

    /// Calls a closure while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try storage.mutex.withLock { _ in try body(&storage.state) }
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock with a state.
    public init(initialState: State) {
        self.init(uncheckedState: initialState)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() {
        self.init(uncheckedState: ())
    }

    /// Calls a closure while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLock { (_: inout Void) in try body() }
    }
}
