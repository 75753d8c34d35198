import Foundation

/// Runs what waits for other processes on a thread of its own, so that the tasks of this one, the embedded
/// server's among them, keep their threads.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
            continuation.resume(with: Swift.Result(catching: body))
        }
    }
}
