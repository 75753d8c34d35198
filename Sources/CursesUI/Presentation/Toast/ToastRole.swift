/// The kind of a toast, which determines its symbol and its colour.
public enum ToastRole: Hashable, Sendable, CaseIterable {
    /// A message without a judgement.
    case info
    /// Something was done.
    case success
    /// Something needs attention.
    case warning
    /// Something was not done.
    case error
}
