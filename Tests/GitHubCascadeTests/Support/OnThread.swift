import Foundation

/// Runs code that waits for other processes on a separate thread, so that the tasks of this process, including those of
/// the embedded server, keep their threads.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
            continuation.resume(with: Swift.Result(catching: body))
        }
    }
}
