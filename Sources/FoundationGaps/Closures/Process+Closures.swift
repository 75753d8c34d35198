import Foundation

extension Process {
    /// Sets what is called at the end of the process: `terminationHandler`.
    @preconcurrency
    public func _terminationHandler(_ handler: @escaping @Sendable (Process) -> Void) {
        terminationHandler = handler
    }

    /// Starts a program: `run(_:arguments:terminationHandler:)`.
    @preconcurrency
    @discardableResult
    public static func _run(
        _ url: URL, arguments: [String], terminationHandler: (@Sendable (Process) -> Void)? = nil
    ) throws -> Process {
        try run(url, arguments: arguments, terminationHandler: terminationHandler)
    }
}
