import FlyingFox
import Foundation
import Synchronization

/// The responses of the server, and the requests that it has received.
final class OfflineStage: Sendable {
    /// A request.
    struct Request: Sendable {
        /// The target as it was sent, percent-encoded and with the query.
        let target: String
        let headers: [String: String]
    }

    private struct State {
        var requests: [Request] = []
        var answers: [String: OfflineAnswer] = [:]
    }

    private let state = Mutex(State())

    /// All requests so far.
    var requests: [Request] { state.withLock { $0.requests } }

    /// The response for a path that replaces the default one.
    subscript(path: String) -> OfflineAnswer? {
        get { state.withLock { $0.answers[path] } }
        set { state.withLock { $0.answers[path] = newValue } }
    }

    func response(to request: HTTPRequest) async -> HTTPResponse {
        let target = request.target
        let headers = request.headers.map { ($0.key.rawValue, $0.value) }
        let seen = Request(target: target.rawValue, headers: Dictionary(headers) { first, _ in first })
        state.withLock { $0.requests.append(seen) }
        let path = target.path()
        let answer = self[path] ?? .usual(to: path, host: request.headers[.host] ?? "")
        await answer.wait()
        return answer.response
    }
}
