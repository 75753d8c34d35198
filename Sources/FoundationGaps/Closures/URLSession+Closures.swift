import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLSession {
    /// Creates a task that loads a URL: `dataTask(with:completionHandler:)`.
    @preconcurrency
    @discardableResult
    public func _dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        dataTask(with: url, completionHandler: completionHandler)
    }

    /// Creates a task that sends a request: `dataTask(with:completionHandler:)`.
    @preconcurrency
    @discardableResult
    public func _dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        dataTask(with: request, completionHandler: completionHandler)
    }

    /// Creates a task that loads a URL into a file: `downloadTask(with:completionHandler:)`.
    @preconcurrency
    @discardableResult
    public func _downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        downloadTask(with: url, completionHandler: completionHandler)
    }

    /// Creates a task that loads the answer to a request into a file: `downloadTask(with:completionHandler:)`.
    @preconcurrency
    @discardableResult
    public func _downloadTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        downloadTask(with: request, completionHandler: completionHandler)
    }

    /// Creates a task that goes on with a download: `downloadTask(withResumeData:completionHandler:)`.
    @preconcurrency
    @discardableResult
    public func _downloadTask(
        withResumeData data: Data, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        downloadTask(withResumeData: data, completionHandler: completionHandler)
    }

    /// Creates a task that sends a file: `uploadTask(with:fromFile:completionHandler:)`.
    @preconcurrency
    @discardableResult
    public func _uploadTask(
        with request: URLRequest, fromFile file: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        uploadTask(with: request, fromFile: file, completionHandler: completionHandler)
    }

    /// Creates a task that sends data: `uploadTask(with:from:completionHandler:)`.
    @preconcurrency
    @discardableResult
    public func _uploadTask(
        with request: URLRequest, from data: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        uploadTask(with: request, from: data, completionHandler: completionHandler)
    }

    /// Tells the tasks of the session: `getAllTasks(completionHandler:)`.
    @preconcurrency
    public func _getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
        getAllTasks(completionHandler: completionHandler)
    }

    /// Tells the tasks of the session by their kinds: `getTasksWithCompletionHandler(_:)`.
    @preconcurrency
    public func _getTasksWithCompletionHandler(
        _ completionHandler:
            @escaping @Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void
    ) {
        getTasksWithCompletionHandler(completionHandler)
    }
}
