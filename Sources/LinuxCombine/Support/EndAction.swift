/// The action that an operator runs once when its subscription ends. It is in the list of the upstreams, all of
/// which are cancelled at the end.
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
