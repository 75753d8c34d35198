import FlyingFox
import Foundation
import Synchronization

/// What the server answers, and what it was asked.
final class OfflineStage: Sendable {
    /// What was asked for.
    struct Request: Sendable {
        /// As it was sent, percent-encoded, with the query.
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

    /// The answer for a path, in place of the usual one.
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
