#if !canImport(Combine)
/// Work that waits for its time; cancelling it, from any thread, keeps it from running again.
///
/// Dropping it does not cancel it.
package final class ScheduledWork: Cancellable, Sendable {
    private let onCancel: Guarded<(@Sendable () -> Void)?>

    init(onCancel: @escaping @Sendable () -> Void) {
        self.onCancel = Guarded(onCancel)
    }

    package func cancel() {
        onCancel.exchange(nil)?()
    }
}
#endif
