import CursesUINetwork
import CursesUISupport
import CursesUITerminal
import Foundation

/// Downloads data up to a maximum size, within a time limit. Larger or slower downloads are cancelled.
final class LimitedDownload: NSObject {
    private let downloads = Locked<[Int: Download]>([:])

    private struct Download {
        let limit: Int
        var data = Data()
        var refusal: PictureError?
        let continuation: CheckedContinuation<Data, any Error>

        /// Rejects the download. Only the first reason is reported, and later data is ignored.
        mutating func refuse(_ reason: PictureError) {
            refusal = refusal ?? reason
            data = Data()
        }

        mutating func append(_ more: Data) {
            guard refusal == nil else { return }
            data.append(more)
            if data.count > limit { refuse(.tooManyBytes(data.count)) }
        }
    }

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
            delegate.refuse(task, .tooSlow)
            task.cancel()
        }
        defer { clock.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                delegate.downloads.withLock {
                    $0[task.taskIdentifier] = Download(limit: limit, continuation: continuation)
                }
                // A URL session task that is already cancelled may have completed, and would not report anything any
                // more.
                if Task.isCancelled {
                    let download = delegate.downloads.withLock { $0.removeValue(forKey: task.taskIdentifier) }
                    download?.continuation.resume(throwing: CancellationError())
                } else {
                    task.resume()
                }
            }
        } onCancel: {
            task.cancel()
        }
    }

    private func refuse(_ task: URLSessionTask, _ reason: PictureError) {
        downloads.withLock { $0[task.taskIdentifier]?.refuse(reason) }
    }
}

extension LimitedDownload: URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let limit = downloads.withLock { $0[dataTask.taskIdentifier]?.limit } ?? 0
        if let status = (response as? HTTPURLResponse)?.statusCode,
            !(200..<300).contains(status)
        {
            refuse(dataTask, .status(status))
            completionHandler(.cancel)
        } else if let encoding = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Encoding"),
            encoding.lowercased() != "identity"
        {
            refuse(dataTask, .encoded(encoding.printable))
            completionHandler(.cancel)
        } else if response.expectedContentLength > Int64(limit) {
            refuse(dataTask, .tooManyBytes(Int(response.expectedContentLength)))
            completionHandler(.cancel)
        } else {
            completionHandler(.allow)
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isRefused = downloads.withLock { downloads in
            downloads[dataTask.taskIdentifier]?.append(data)
            return downloads[dataTask.taskIdentifier]?.refusal != nil
        }
        if isRefused { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        let download = downloads.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        guard let download else { return }
        if let refusal = download.refusal {
            download.continuation.resume(throwing: refusal)
        } else if let error {
            download.continuation.resume(throwing: error)
        } else {
            download.continuation.resume(returning: download.data)
        }
    }
}
