import Foundation

extension NSXPCConnection {
    /// Sets what is called when the helper ends: `interruptionHandler`.
    @preconcurrency
    public func _interruptionHandler(_ handler: @escaping @Sendable () -> Void) {
        interruptionHandler = handler
    }

    /// Sets what is called when the connection becomes invalid: `invalidationHandler`.
    @preconcurrency
    public func _invalidationHandler(_ handler: @escaping @Sendable () -> Void) {
        invalidationHandler = handler
    }
}
