/// How a change of a transaction closes windows.
///
/// ```swift
/// withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: "inspector") }
/// ```
public struct DismissBehavior: Hashable, Sendable {
    private let name: String

    /// The window closes as if the user closed it.
    public static let interactive = DismissBehavior(name: "interactive")
    /// The window closes in any case. In a terminal, the app always closes windows in this way.
    public static let destructive = DismissBehavior(name: "destructive")
}

private struct DismissBehaviorKey: TransactionKey {
    static let defaultValue = DismissBehavior.interactive
}

extension Transaction {
    /// How the change closes windows. It has no effect, because nothing can prevent the app from closing one.
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }
}
