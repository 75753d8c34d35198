/// Transfers a value whose type is not `Sendable` to a different thread.
///
/// Combine's closures and subscribers are not marked `Sendable`, but schedulers transfer them nevertheless. This is
/// safe by Combine's contract: a scheduled piece of work is handed over once, only the scheduler calls it, and
/// everything that it shares with its creator is guarded by a lock or accessed in the serial order of one
/// subscription. Dispatch sources can be used from any thread, too.
struct UncheckedSendable<Content>: @unchecked Sendable {
    let content: Content

    init(_ content: Content) {
        self.content = content
    }
}
