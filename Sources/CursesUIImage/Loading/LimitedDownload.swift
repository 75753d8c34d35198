import CursesUINetwork
import CursesUISupport
import CursesUITerminal
import Dispatch
import Foundation

/// Downloads data up to a maximum size, within a time limit. Larger or slower downloads are cancelled.
final class LimitedDownload: NSObject {
    private let downloads = Locked<[Int: Download]>([:])

    private struct Download {
        let limit: Int
        /// Ends the download after the maximum time.
        let clock: Task<Void, any Error>
        /// `nil` once the result is known.
        var continuation: CheckedContinuation<Data, any Error>?
        var data = Data()
        /// The number of bytes that arrived after the result was known.
        var ignored = 0
    }

    /// The number of bytes after which a download whose result is known is cancelled. A shorter body simply ends,
    /// because Foundation on Linux may crash if a task completes while it is being cancelled.
    private static let leastIgnored = 64 << 10
    /// The queue on which downloads are cancelled. Foundation on Linux waits there until its own queue is free, which
    /// may be busy with unpacking a response. Meanwhile, the delegate's queue must drop what is unpacked.
    private static let cancelling = DispatchQueue(label: "LimitedDownload", attributes: .concurrent)

    private static let delegate = LimitedDownload()
    /// A shared session, so that connections are reused.
    ///
    /// It has no cache: Foundation on Linux may crash if a request is cancelled while it is looked up in a cache. Views
    /// share the pictures that were loaded.
    private static let session: URLSession = {
        let configuration = URLSessionConfiguration.default
        configuration.urlCache = nil
        return URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }()

    /// - Parameters:
    ///   - limit: the maximum number of bytes.
    ///   - time: the maximum time until the last byte. `URLSession` has no such limit on Linux, where each
    ///     byte that arrives restarts its timeout.
    /// - Throws: ``PictureError``, or an error of `URLSession`. Cancelling the task cancels the download.
    static func data(from url: URL, limit: Int, time: Duration) async throws -> Data {
        var request = URLRequest(url: url)
        // The limit applies to the uncompressed data, whose size a compressed response does not reveal.
        request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        // The session's own timeout is longer, because its error would not distinguish a slow picture from other
        // timeouts. Foundation on Linux truncates it to whole seconds.
        request.timeoutInterval = min(time / .seconds(1), 86_400).rounded(.up) + 60
        let task = session.dataTask(with: request)
        let clock = Task {
            try await Task.sleep(for: time)
            delegate.end(task, .failure(PictureError.tooSlow))
            stop(task)
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                delegate.downloads.withLock {
                    $0[task.taskIdentifier] = Download(limit: limit, clock: clock, continuation: continuation)
                }
                // The handler below may have run before the download was registered. A task that is already cancelled
                // would not report anything any more.
                if Task.isCancelled {
                    delegate.end(task, .failure(CancellationError()))
                    delegate.remove(task)
                } else {
                    task.resume()
                }
            }
        } onCancel: {
            delegate.end(task, .failure(CancellationError()))
            stop(task)
        }
    }

    private static func stop(_ task: URLSessionTask) {
        cancelling.async { task.cancel() }
    }

    /// Reports the result of a download, unless one has been reported. Later data is ignored.
    private func end(_ task: URLSessionTask, _ result: Result<Data, any Error>) {
        let continuation = downloads.withLock { downloads in
            downloads[task.taskIdentifier]?.data = Data()
            let continuation = downloads[task.taskIdentifier]?.continuation
            downloads[task.taskIdentifier]?.continuation = nil
            return continuation
        }
        continuation?.resume(with: result)
    }

    private func remove(_ task: URLSessionTask) {
        downloads.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.clock.cancel()
    }
}

extension LimitedDownload: URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        // Foundation on Linux ignores the disposition.
        completionHandler(.allow)
        let limit = downloads.withLock { $0[dataTask.taskIdentifier]?.limit } ?? 0
        if let status = (response as? HTTPURLResponse)?.statusCode,
            !(200..<300).contains(status)
        {
            end(dataTask, .failure(PictureError.status(status)))
        } else if let encoding = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Encoding"),
            encoding.lowercased() != "identity"
        {
            end(dataTask, .failure(PictureError.encoded(encoding.printable)))
        } else if response.expectedContentLength > Int64(limit) {
            end(dataTask, .failure(PictureError.tooManyBytes(Int(response.expectedContentLength))))
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let (excess, isUnwanted): (Int?, Bool) = downloads.withLock { downloads in
            guard var download = downloads.removeValue(forKey: dataTask.taskIdentifier) else { return (nil, false) }
            defer { downloads[dataTask.taskIdentifier] = download }
            if download.continuation == nil {
                let before = download.ignored
                download.ignored += data.count
                return (nil, before <= Self.leastIgnored && download.ignored > Self.leastIgnored)
            }
            download.data.append(data)
            return (download.data.count > download.limit ? download.data.count : nil, false)
        }
        if let excess { end(dataTask, .failure(PictureError.tooManyBytes(excess))) }
        if isUnwanted { Self.stop(dataTask) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        let data = downloads.withLock { $0[task.taskIdentifier]?.data } ?? Data()
        end(task, error.map { .failure($0) } ?? .success(data))
        remove(task)
    }
}
