import CursesUISupport

/// Work that is scheduled for a later time. It can be cancelled from any thread, and then does not run again.
///
/// Releasing it does not cancel it.
package final class ScheduledWork: Cancellable, Sendable {
    private let onCancel: Locked<(@Sendable () -> Void)?>

    init(onCancel: @escaping @Sendable () -> Void) {
        self.onCancel = Locked(onCancel)
    }

    package func cancel() {
        onCancel.exchange(nil)?()
    }

    /// Cancels the work, and makes this object represent different work from now on. If the object was already
    /// cancelled, does nothing and returns `false`.
    func replace(onCancel: @escaping @Sendable () -> Void) -> Bool {
        let old = self.onCancel.withLock { current in
            let old = current
            if old != nil { current = onCancel }
            return old
        }
        old?()
        return old != nil
    }
}
