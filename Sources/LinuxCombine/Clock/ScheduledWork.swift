import CursesUISupport

/// Work that waits for its time; cancelling it, from any thread, keeps it from running again.
///
/// Dropping it does not cancel it.
package final class ScheduledWork: Cancellable, Sendable {
    private let onCancel: Locked<(@Sendable () -> Void)?>

    init(onCancel: @escaping @Sendable () -> Void) {
        self.onCancel = Locked(onCancel)
    }

    package func cancel() {
        onCancel.exchange(nil)?()
    }

    /// Ends what it stood for so far and stands for other work from then on. Returns `false`, and does
    /// nothing, if it was cancelled.
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
