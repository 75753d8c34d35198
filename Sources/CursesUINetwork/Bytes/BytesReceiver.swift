import CursesUISupport
import FoundationNetworking

/// Receives the response and the bytes of a task.
final class BytesReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    // `waiting` has a lock, and the continuation may be used on any thread.
    private let parts: AsyncThrowingStream<Data, any Error>.Continuation
    private let waiting = Locked<CheckedContinuation<URLResponse, any Error>?>(nil)

    init(_ parts: AsyncThrowingStream<Data, any Error>.Continuation) {
        self.parts = parts
    }

    func wait(_ continuation: CheckedContinuation<URLResponse, any Error>) {
        waiting.withLock { $0 = continuation }
    }

    /// Returns the continuation that waits for the response; `nil` after the first call.
    private func take() -> CheckedContinuation<URLResponse, any Error>? {
        waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        take()?.resume(returning: response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        parts.yield(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error {
            take()?.resume(throwing: error)
        } else if let response = task.response {
            take()?.resume(returning: response)
        } else {
            take()?.resume(throwing: URLError(.badServerResponse))
        }
        parts.finish(throwing: error)
    }
}
