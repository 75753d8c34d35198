/// The action that an operator runs once when its subscription ends. It is a member of the list of upstreams, because
/// all of them are cancelled at the end.
final class EndAction: AnyUpstream {
    /// The action; `nil` after it has run. Guarded by `lock`.
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
