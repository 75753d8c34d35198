import Foundation
import Testing

@testable import GitHubCascade

/// Runs `body` with its own server, and stops the server afterwards.
func withServer<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (OfflineServer) async throws -> Result
) async throws -> Result {
    let server = try await OfflineServer.start()
    do {
        let result = try await body(server)
        await server.stop()
        return result
    } catch {
        await server.stop()
        throw error
    }
}

extension OfflineServer {
    /// Creates an API client that sends its requests to this server.
    func api(patience: Double = 20) -> GitHubAPI {
        GitHubAPI(baseURL: baseURL, patience: patience)
    }

    /// The targets of all requests so far.
    var targets: [String] { stage.requests.map(\.target) }
}
