import CursesUI
import Testing

@testable import GitHubCascade

@Suite("The server in the program")
struct ServerTests {
    @Test("A server gets its requests although another one stops that is just connected to")
    func stopping() async throws {
        for _ in 0..<150 {
            let former = try await OfflineServer.start()
            let early = (0..<8).map { _ in former.api(patience: 5).lookUp("marble-fox").sink { _ in } }
            async let isStopped: Void = former.stop()
            let server = try await OfflineServer.start()
            let answers = await server.api().lookUp("marble-fox").all()
            await isStopped
            #expect(server.targets.count == 1, "\(answers)")
            await server.stop()
            withExtendedLifetime(early) {}
        }
    }
}
