#if os(Linux)
import CursesUI
import Testing

@testable import GitHubCascade

@Suite("Connections")
struct ConnectionTests {
    /// The number of connections to a host that are kept open for later requests.
    private static let kept = 6

    @Test("However many requests are made, and however they end, few connections stay")
    func few() async throws {
        try await withServer { server in
            let port = try #require(server.baseURL.port)
            let api = server.api(patience: 5)
            let names = [
                "marble-fox", "nobody-at-all", "server-error", "web-page", "huge-answer", "cut-answer", "no-answer",
                "moved-user", "rate-limit",
            ]
            for _ in 0..<5 {
                for name in names { _ = await api.lookUp(name).all() }
            }
            #expect(try openConnections(to: port) <= Self.kept)
        }
    }

    @Test("What is cancelled, or takes too long, is hung up")
    func cancelled() async throws {
        try await withServer { server in
            let port = try #require(server.baseURL.port)
            let gate = Gate()
            server.stage["/users/marble-fox"] = OfflineAnswer(start: .when(gate))
            let subscription = server.api().lookUp("marble-fox").sink { _ in }
            #expect(try await eventually { gate.waitingCount == 1 })
            #expect(try await eventually { try openConnections(to: port) == 1 })
            subscription.cancel()
            #expect(try await eventually { try openConnections(to: port) == 0 })
            gate.open()

            let answers = await server.api(patience: 0.1).lookUp("stalled-answer").all()
            #expect(answers == [.failed(.timedOut, name: "stalled-answer")])
            #expect(try await eventually { try openConnections(to: port) == 0 })
        }
    }
}
#endif
