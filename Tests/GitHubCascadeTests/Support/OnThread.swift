import Foundation

/// Runs code that waits for other processes on a separate thread, so that it does not block the threads that run the
/// tasks of this process, including those of the embedded server.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
            continuation.resume(with: Swift.Result(catching: body))
        }
    }
}
