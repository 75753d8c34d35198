import CursesUI
import CursesUINetwork

/// Keeps what is meant for one server from another one that it points to.
///
/// `URLSession` sends all fields of a request along when it follows a redirection on Linux, `Authorization`
/// among them, wherever it leads.
final class RedirectionGuard: NSObject, URLSessionTaskDelegate {
    /// A session that has a guard.
    static let session = URLSession(configuration: .default, delegate: RedirectionGuard(), delegateQueue: nil)

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
    /// Scheme, host and port (RFC 6454): where all three are the same, so is the server.
    fileprivate var origin: [String] {
        let scheme = scheme?.lowercased() ?? ""
        let usual = ["http": 80, "https": 443][scheme] ?? 0
        return [scheme, host?.lowercased() ?? "", String(port ?? usual)]
    }
}
