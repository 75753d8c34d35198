import CursesUI
import Testing

@testable import GitHubCascade

@Suite("The signals of activity")
struct ActivityTests {
    @Test(
        "True at subscription and false once at completion, whatever the answer",
        arguments: ["marble-fox", "nobody-at-all", "server-error", "web-page", "cut-answer", "no-answer"]
    )
    func completion(name: String) async throws {
        try await withServer { server in
            let api = server.api()
            let signals = Signals(of: api)
            _ = await api.lookUp(name).all()
            #expect(signals.values == [true, false])
        }
    }

    @Test("False once at cancellation")
    func cancellation() async throws {
        try await withServer { server in
            let gate = Gate()
            server.stage["/users/marble-fox"] = OfflineAnswer(start: .when(gate))
            let api = server.api()
            let answers = Record<Lookup>()
            let signals = Signals(of: api)
            let subscription = api.lookUp("marble-fox").sink(receiveValue: answers.add)
            subscription.cancel()
            subscription.cancel()
            gate.open()
            _ = await server.api().lookUp("paper-owl").all()
            #expect(signals.values == [true, false] && answers.values == [])
        }
    }

    @Test("False once where completion and cancellation meet")
    func race() async throws {
        try await withServer { server in
            let api = server.api()
            let signals = Signals(of: api)
            for _ in 0..<50 {
                let isAnswered = Gate()
                let subscription = api.lookUp("marble-fox").sink { _ in isAnswered.open() }
                await isAnswered.pass()
                subscription.cancel()
            }
            // A completion that is already running on another thread may end after the cancellation.
            let hasEnded = try await eventually { signals.ended == 50 }
            #expect(hasEnded)
            _ = await api.lookUp("marble-fox").all()
            #expect(signals.begun == 51 && signals.ended == 51)
        }
    }

    @Test("The time that is up ends it too")
    func timeOut() async throws {
        try await withServer { server in
            let api = server.api(patience: 0.2)
            let signals = Signals(of: api)
            _ = await api.lookUp("stalled-answer").all()
            #expect(signals.values == [true, false])
        }
    }
}
