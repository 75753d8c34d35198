import CursesUISupport

/// Work that waits for its time. Cancelling it, from any thread, keeps it from running again.
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

    /// Cancels the work that this object represents, and makes it represent different work. Returns `false`, and
    /// does nothing, if it was cancelled.
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
