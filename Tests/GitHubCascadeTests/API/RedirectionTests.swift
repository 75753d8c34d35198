import CursesUI
import CursesUINetwork
import Testing

@testable import GitHubCascade

@Suite("Redirections")
struct RedirectionTests {
    /// Follows a redirection, and returns the `Authorization` headers that the servers received, in order. The first
    /// request always has one.
    private func follow(from first: OfflineServer, to location: String, _ last: OfflineServer) async -> [String?] {
        first.stage["/users/moved"] = OfflineAnswer(status: 302, headers: ["Location": location])
        var request = URLRequest(url: first.baseURL.appendingPathComponent("users/moved"))
        request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
        let statuses = await RedirectionGuard.session.dataTaskPublisher(for: request)
            .map { ($0.response as? HTTPURLResponse)?.statusCode }
            .replaceError(with: nil)
            .all()
        #expect(statuses == [200])
        let all = first === last ? first.stage.requests : first.stage.requests + last.stage.requests
        return all.map { $0.headers["Authorization"] }
    }

    @Test("A token does not go to another server to which the first one redirects")
    func another() async throws {
        try await withServer { first in
            try await withServer { last in
                let location = last.baseURL.absoluteString + "/users/marble-fox"
                #expect(await follow(from: first, to: location, last) == ["Bearer secret", nil])
            }
        }
    }

    @Test("A token goes along where the server redirects to itself", arguments: [true, false])
    func same(isRelative: Bool) async throws {
        try await withServer { server in
            let path = "/users/marble-fox"
            let location = isRelative ? path : server.baseURL.absoluteString + path
            #expect(await follow(from: server, to: location, server) == ["Bearer secret", "Bearer secret"])
        }
    }

    @Test("A server of another name is another one, though it is the same machine")
    func otherName() async throws {
        try await withServer { server in
            let port = try #require(server.baseURL.port)
            let location = "http://localhost:\(port)/users/marble-fox"
            #expect(await follow(from: server, to: location, server) == ["Bearer secret", nil])
        }
    }
}
