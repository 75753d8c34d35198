import Foundation

extension Operation {
    /// Sets what is called at the end of the operation: `completionBlock`.
    @preconcurrency
    public func _completionBlock(_ block: @escaping @Sendable () -> Void) {
        completionBlock = block
    }
}

extension BlockOperation {
    /// Creates an operation: `BlockOperation(block:)`.
    @preconcurrency
    public static func _make(block: @escaping @Sendable () -> Void) -> BlockOperation {
        BlockOperation(block: block)
    }

    /// Adds a closure to the operation: `addExecutionBlock(_:)`.
    @preconcurrency
    public func _addExecutionBlock(_ block: @escaping @Sendable () -> Void) {
        addExecutionBlock(block)
    }
}

extension OperationQueue {
    /// Adds an operation: `addOperation(_:)`.
    @preconcurrency
    public func _addOperation(_ block: @escaping @Sendable () -> Void) {
        addOperation(block)
    }

    /// Adds an operation that runs after all others: `addBarrierBlock(_:)`.
    @preconcurrency
    public func _addBarrierBlock(_ block: @escaping @Sendable () -> Void) {
        addBarrierBlock(block)
    }
}
