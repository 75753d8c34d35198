/// Carries something to another thread whose type does not say that it may go.
///
/// Combine's closures and subscribers are not marked `Sendable`, and schedulers move them all the
/// same. The proof is Combine's contract: a scheduled piece of work is handed over once, is called by
/// the scheduler alone, and everything its maker shares with it is guarded by a lock of its own or
/// reached in the serial order of one subscription. Dispatch sources, too, may be used from any thread.
struct UncheckedSendable<Content>: @unchecked Sendable {
    let content: Content

    init(_ content: Content) {
        self.content = content
    }
}
