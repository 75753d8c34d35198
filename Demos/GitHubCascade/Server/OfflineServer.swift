import FlyingFox
import FlyingSocks
import Foundation

/// An HTTP server in this program that responds like GitHub's API, with made-up users.
///
/// It listens on the loopback interface, on a port that the system chooses.
final class OfflineServer: Sendable {
    let baseURL: URL
    let stage: OfflineStage
    private let task: Task<Void, any Error>

    private init(_ task: Task<Void, any Error>, baseURL: URL, stage: OfflineStage) {
        self.task = task
        self.baseURL = baseURL
        self.stage = stage
    }

    deinit {
        task.cancel()
    }

    /// Starts a server, and returns when it listens.
    static func start(_ stage: OfflineStage = OfflineStage()) async throws -> OfflineServer {
        let server = try HTTPServer(
            address: .inet(ip4: "127.0.0.1", port: 0),
            timeout: 3600,
            logger: .disabled,
            handler: ClosureHTTPHandler { await stage.response(to: $0) }
        )
        let task = Task { try await server.run() }
        try await server.waitUntilListening()
        guard case .ip4(_, let port) = await server.listeningAddress else {
            throw SocketError.unsupportedAddress
        }
        let baseURL = URL(string: "http://127.0.0.1:\(port)")!
        return OfflineServer(task, baseURL: baseURL, stage: stage)
    }

    /// Closes all connections, and returns when they are closed.
    ///
    /// `HTTPServer.stop()` closes the listening socket first. A task that is about to accept a connection would then
    /// accept one of the next socket with the same descriptor, and close it: a different server would lose a request. A
    /// task that is cancelled closes the socket after its last use.
    func stop() async {
        task.cancel()
        _ = await task.result
    }
}
