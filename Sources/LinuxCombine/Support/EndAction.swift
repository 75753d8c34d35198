/// What an operator does when its subscription ends, once: the list of its publishers, all of which are cancelled
/// then, holds it.
final class EndAction: AnyUpstream {
    /// Guarded by `lock`.
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) {
        self.action = action
        super.init()
    }

    override func cancel() {
        lock.lock()
        let action = self.action.take()
        lock.unlock()
        action?()
    }
}
