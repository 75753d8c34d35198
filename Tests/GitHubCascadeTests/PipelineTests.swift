import CursesUI
import CursesUITesting
import Testing

@testable import GitHubCascade

@MainActor
@Suite("The pipelines, from the name to the screen")
struct PipelineTests {
    @Test("Of names that are typed quickly the newest is looked up, every half second")
    func throttle() async throws {
        try await withServer { server in
            let screen = CascadeScreen(server.api())
            screen.app.type("marble-fo")
            #expect(screen.shows("marble-fo"))
            screen.advance(by: .milliseconds(499))
            #expect(!screen.isBusy)
            screen.app.type("x")
            screen.advance(by: .milliseconds(1))
            await screen.wait(for: "Repositories: 138")
            #expect(server.targets.filter { $0.hasPrefix("/users") } == ["/users/marble-fox"])
        }
    }

    @Test("What is typed and deleted again is not fetched again")
    func duplicates() async throws {
        try await withServer { server in
            let api = server.api()
            let signals = Signals(of: api)
            let screen = CascadeScreen(api)
            screen.enter("marble-fox")
            await screen.app.wait { $0.screen.position(of: "Repositories: 138") != nil && signals.ended == 2 }
            screen.app.type("es")
            screen.app.press(.delete, times: 2)
            screen.advance(by: .seconds(1))
            #expect(screen.model.username == "marble-fox" && signals.begun == 2)
            #expect(server.targets.filter { $0.hasPrefix("/users") } == ["/users/marble-fox"])
        }
    }

    @Test("A new name cancels the request that runs, and its late answer never shows")
    func stale() async throws {
        try await withServer { server in
            let api = server.api()
            let signals = Signals(of: api)
            let gate = Gate()
            server.stage["/users/marble-fox"] = .json(
                OfflineUser.all[0].json(host: "host.invalid"), start: .when(gate)
            )
            let screen = CascadeScreen(api)
            screen.enter("marble-fox")
            await screen.app.wait { _ in gate.waitingCount == 1 }
            #expect(screen.isBusy && signals.values == [true])
            screen.enter("paper-owl")
            #expect(signals.values.prefix(3) == [true, false, true])
            await screen.wait(for: "Repositories: 7")
            gate.open()
            // By the time a later response has arrived, the cancelled one would have arrived as well.
            screen.enter("tin-robot")
            await screen.wait(for: "Repositories: 1 ")
            screen.enter("paper-owl")
            await screen.app.wait {
                #expect($0.screen.position(of: "138") == nil)
                return $0.screen.position(of: "Repositories: 7") != nil
            }
            await screen.waitForRest()
            #expect(signals.begun == signals.ended)
        }
    }

    @Test("The spinner turns while a request is under way, and not before or after")
    func spinner() async throws {
        try await withServer { server in
            let gate = Gate()
            server.stage["/users/marble-fox"] = .failure(404, "Not Found", start: .when(gate))
            let screen = CascadeScreen(server.api())
            #expect(!screen.isBusy)
            screen.enter("ma")
            #expect(!screen.isBusy)
            screen.enter("marble-fox")
            await screen.app.wait { _ in screen.isBusy && gate.waitingCount == 1 }
            gate.open()
            await screen.wait(for: "There is no user named marble-fox.")
            await screen.waitForRest()
        }
    }

    @Test(
        "The spinner turns for the name that the app starts with too, and for the next one", arguments: [true, false])
    func firstSpinner(isOffline: Bool) async throws {
        try await withServer { server in
            let screen = CascadeScreen(isOffline ? nil : server.api(), username: "stalled-answer")
            await screen.app.wait { _ in screen.isBusy }
            #expect(!screen.shows("Try ") && !screen.shows("Type "))
            screen.enter("marble-fox")
            await screen.wait(for: "Repositories: 138")
            await screen.app.wait { _ in screen.showsPicture && !screen.isBusy }
            screen.enter("stalled-answer")
            await screen.app.wait { _ in screen.isBusy }
        }
    }

    @Test("The number of repositories is unknown at launch, and whenever nobody is found")
    func repositories() async throws {
        try await withServer { server in
            let screen = CascadeScreen(server.api())
            #expect(screen.shows("Repositories: unknown"))
            screen.enter("marble-fox")
            await screen.wait(for: "Repositories: 138")
            screen.enter("nobody-at-all")
            await screen.wait(for: "Repositories: unknown")
            screen.enter("marble-fox")
            await screen.wait(for: "Repositories: 138")
            screen.enter("ma")
            #expect(screen.shows("Repositories: unknown"))
        }
    }

    @Test("A bad name, and then a good one, works")
    func survival() async throws {
        try await withServer { server in
            let screen = CascadeScreen(server.api())
            for name in ["server-error", "web-page", "cut-answer", "no-answer", "a/../b"] {
                screen.enter(name)
                await screen.app.wait {
                    $0.screen.position(of: "not usable") != nil || $0.screen.position(of: "There is no user") != nil
                }
                screen.enter("marble-fox")
                await screen.wait(for: "Repositories: 138")
            }
            await screen.waitForRest()
        }
    }

    @Test("Answers arrive on the main thread")
    func mainThread() async throws {
        try await withServer { server in
            let model = CascadeModel(api: server.api(), username: "marble-fox")
            let mark = MainQueueMark()
            let places = Record<Bool>()
            let end = Gate()
            let subscription = model.lookup
                .filter { !$0.users.isEmpty }
                .sink { @Sendable _ in
                    places.add(mark.isHere)
                    end.open()
                }
            await end.pass()
            subscription.cancel()
            #expect(places.values == [true])
        }
    }

    @Test("What runs is cancelled with the views and the model, and nothing is asked after that")
    func teardown() async throws {
        try await withServer { server in
            let api = server.api()
            let signals = Signals(of: api)
            let time = TestApp(EmptyView(), size: CellSize(width: 1, height: 1))
            let gate = Gate()
            server.stage["/users/marble-fox"] = OfflineAnswer(start: .when(gate))
            weak var gone: CascadeModel?
            do {
                let screen = CascadeScreen(api)
                gone = screen.model
                screen.enter("marble-fox")
                await screen.app.wait { _ in gate.waitingCount == 1 }
                // The new name would be looked up after half a second if the model still existed.
                screen.app.type("-two")
            }
            await time.advance(by: .seconds(10))
            #expect(gone == nil)
            #expect(signals.values == [true, false])
            gate.open()
            _ = await api.lookUp("paper-owl").all()
            #expect(server.targets == ["/users/marble-fox", "/users/paper-owl"])
        }
    }

    @Test("500 quick edits lead to a request each half second, and to the last name")
    func manyEdits() async throws {
        try await withServer { server in
            let screen = CascadeScreen(server.api())
            for number in 0..<500 {
                screen.model.username = "name-\(number)"
                screen.advance(by: .milliseconds(10))
                #expect(screen.shows("name-\(number)"))
            }
            screen.enter("marble-fox")
            await screen.wait(for: "Repositories: 138")
            await screen.waitForRest()
            #expect(server.targets.filter { $0.hasPrefix("/users") }.count <= 12)
            #expect(screen.app.diagnostics.isEmpty)
        }
    }
}
