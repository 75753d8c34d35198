import Foundation

extension NWPathMonitor {
    /// Sets what is called with the state of the network: `pathUpdateHandler`. Swift 5 lets the closure call the methods
    /// of the main actor; `cursesui` calls this in its copies.
    @preconcurrency
    public func _pathUpdateHandler(_ handler: @escaping @Sendable (_ newPath: NWPath) -> Void) {
        pathUpdateHandler = handler
    }
}
