import CursesUINetwork
import FlyingFox
import FlyingSocks
import Foundation

/// A response, with the way in which it starts and ends.
struct OfflineAnswer: Sendable {
    enum Start: Sendable {
        case atOnce
        case after(Duration)
        /// The response starts when the test opens the gate.
        case when(Gate)
    }

    enum End: Sendable {
        case whole
        /// The connection is closed after this number of bytes of the body.
        case cutOff(after: Int)
        /// The body stalls after this number of bytes.
        case stalled(after: Int)
        /// The connection is closed without a single byte.
        case nothing
    }

    var status = 200
    var headers: [String: String] = [:]
    var body = Data()
    var start = Start.atOnce
    var end = End.whole

    static func json(_ object: [String: Any], status: Int = 200, start: Start = .atOnce) -> OfflineAnswer {
        let body = try? JSONSerialization.data(withJSONObject: object)
        return OfflineAnswer(
            status: status,
            headers: ["Content-Type": "application/json; charset=utf-8"],
            body: body ?? Data(),
            start: start
        )
    }

    /// Returns an error response in the format of the API.
    static func failure(_ status: Int, _ message: String, start: Start = .atOnce) -> OfflineAnswer {
        .json(["message": message, "status": "\(status)"], status: status, start: start)
    }

    func wait() async {
        switch start {
        case .atOnce: break
        case .after(let duration): try? await Task.sleep(for: duration)
        case .when(let gate): await gate.pass()
        }
    }

    var response: HTTPResponse {
        let status = HTTPStatusCode(status, phrase: HTTPURLResponse.localizedString(forStatusCode: status))
        var fields = HTTPHeaders()
        for (name, value) in headers { fields[HTTPHeader(name)] = value }
        switch end {
        case .whole:
            return HTTPResponse(statusCode: status, headers: fields, body: body)
        case .cutOff(let count):
            let part = PartialBody(data: body.prefix(count), isStalled: false)
            return HTTPResponse(
                statusCode: status, headers: fields, body: HTTPBodySequence(from: part, count: body.count)
            )
        case .stalled(let count):
            let part = PartialBody(data: body.prefix(count), isStalled: true)
            return HTTPResponse(
                statusCode: status, headers: fields, body: HTTPBodySequence(from: part, count: body.count)
            )
        case .nothing:
            return HTTPResponse(webSocket: Refusal())
        }
    }
}

/// Closes the connection: the server sends nothing if a protocol upgrade fails.
private struct Refusal: WSHandler {
    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        throw SocketError.disconnected
    }
}
