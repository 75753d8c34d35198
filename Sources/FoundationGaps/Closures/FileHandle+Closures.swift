import Foundation

extension FileHandle {
    /// Sets what is called when there is something to read: `readabilityHandler`.
    @preconcurrency
    public func _readabilityHandler(_ handler: @escaping @Sendable (FileHandle) -> Void) {
        readabilityHandler = handler
    }

    /// Sets what is called when there is room to write: `writeabilityHandler`.
    @preconcurrency
    public func _writeabilityHandler(_ handler: @escaping @Sendable (FileHandle) -> Void) {
        writeabilityHandler = handler
    }
}
