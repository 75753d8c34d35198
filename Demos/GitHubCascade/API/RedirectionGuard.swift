import CursesUI
import CursesUINetwork

/// Prevents a redirection from passing a server's credentials on to a different server.
///
/// On Linux, `URLSession` sends all header fields of a request when it follows a redirection, including
/// `Authorization`, whatever the target.
final class RedirectionGuard: NSObject, URLSessionTaskDelegate {
    /// A session with a guard.
    ///
    /// It has no cache: Foundation on Linux may crash if a request is cancelled while it is looked up in a cache.
    static let session: URLSession = {
        let configuration = URLSessionConfiguration.default
        configuration.urlCache = nil
        return URLSession(configuration: configuration, delegate: RedirectionGuard(), delegateQueue: nil)
    }()

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        var request = request
        if task.originalRequest?.url?.origin != request.url?.origin {
            request.setValue(nil, forHTTPHeaderField: "Authorization")
        }
        completionHandler(request)
    }
}

extension URL {
    /// Scheme, host and port (RFC 6454), which together identify a server.
    fileprivate var origin: [String] {
        let scheme = scheme?.lowercased() ?? ""
        let usual = ["http": 80, "https": 443][scheme] ?? 0
        return [scheme, host?.lowercased() ?? "", String(port ?? usual)]
    }
}
