import CursesUINetwork
import Foundation
import Synchronization

/// Downloads what is no larger than a limit: what turns out to be larger is not downloaded to its end.
final class LimitedDownload: NSObject {
    private let downloads = Mutex<[Int: Download]>([:])

    private struct Download {
        let limit: Int
        var data = Data()
        var refusal: PictureError?
        let continuation: CheckedContinuation<Data, any Error>
    }

    private static let delegate = LimitedDownload()
    /// One for all, so that connections are used again.
    private static let session = URLSession(
        configuration: .default, delegate: delegate, delegateQueue: nil
    )

    /// - Parameter limit: bytes.
    /// - Throws: ``PictureError``, or what `URLSession` has to say; when the task is cancelled, so is the
    ///   download.
    static func data(from url: URL, limit: Int) async throws -> Data {
        let task = session.dataTask(with: url)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                delegate.downloads.withLock {
                    $0[task.taskIdentifier] = Download(limit: limit, continuation: continuation)
                }
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
    }

    private func refuse(_ task: URLSessionTask, _ reason: PictureError) {
        downloads.withLock { $0[task.taskIdentifier]?.refusal = reason }
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
        if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
            refuse(dataTask, .status(status))
            completionHandler(.cancel)
        } else if response.expectedContentLength > Int64(limit) {
            refuse(dataTask, .tooManyBytes(Int(response.expectedContentLength)))
            completionHandler(.cancel)
        } else {
            completionHandler(.allow)
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let excess: Int? = downloads.withLock { downloads in
            guard var download = downloads.removeValue(forKey: dataTask.taskIdentifier) else { return nil }
            defer { downloads[dataTask.taskIdentifier] = download }
            download.data.append(data)
            return download.data.count > download.limit ? download.data.count : nil
        }
        guard let excess else { return }
        refuse(dataTask, .tooManyBytes(excess))
        dataTask.cancel()
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
