import Foundation

extension NotificationCenter {
    /// Calls a closure at each notification: `addObserver(forName:object:queue:using:)`.
    @preconcurrency
    @discardableResult
    public func _addObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        addObserver(forName: name, object: object, queue: queue, using: block)
    }
}
