import Foundation

extension Progress {
    /// Sets what is called when the progress is cancelled: `cancellationHandler`.
    @preconcurrency
    public func _cancellationHandler(_ handler: @escaping @Sendable () -> Void) {
        cancellationHandler = handler
    }
}
