/// Transfers a value whose type is not `Sendable` to another thread.
///
/// Combine's closures and subscribers are not marked `Sendable`, but schedulers transfer them nevertheless. This is
/// safe because of the rules of Combine: a scheduled piece of work is handed over once, only the scheduler calls it,
/// and everything that it shares with its creator is guarded by a lock or accessed serially by one subscription.
/// Dispatch sources can be used from any thread, too.
struct UncheckedSendable<Content>: @unchecked Sendable {
    let content: Content

    init(_ content: Content) {
        self.content = content
    }
}
