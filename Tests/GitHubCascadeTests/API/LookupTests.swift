import CursesUI
import Testing

@testable import GitHubCascade

@Suite("Looking a name up")
struct LookupTests {
    @Test("Fewer than 3 characters: nobody, no request, no activity", arguments: ["", "ab", "👨‍👩‍👧‍👦é"])
    func tooShort(name: String) async throws {
        try await withServer { server in
            let api = server.api()
            let signals = Signals(of: api)
            let answers = await api.lookUp(name).all()
            #expect(answers == [.tooShort] && answers[0].users == [])
            #expect(server.targets == [] && signals.values == [])
        }
    }

    @Test("From 3 characters on the user is asked for; unknown keys are ignored")
    func found() async throws {
        try await withServer { server in
            let users = await server.api().lookUp("marble-fox").all().flatMap(\.users)
            #expect(users.count == 1)
            #expect(users.first?.login == "marble-fox")
            #expect(users.first?.publicRepositories == 138)
            #expect(users.first?.followers == 12)
            #expect(server.targets == ["/users/marble-fox"])
        }
    }

    @Test("A name and a bio may be absent")
    func absent() async throws {
        try await withServer { server in
            let users = await server.api().lookUp("quiet-fern").all().flatMap(\.users)
            #expect(users.map(\.name) == [nil] && users.map(\.bio) == [nil])
        }
    }

    @Test(
        "Any failure gives nobody and says why, and is no error of the pipeline",
        arguments: [
            ("nobody-at-all", .notFound),
            ("bad-token", .unauthorized),
            ("server-error", .badAnswer("status 500")),
            ("web-page", .badAnswer("not in the expected format")),
            ("huge-answer", .badAnswer("too long")),
            ("cut-answer", .badAnswer("the connection broke off")),
        ] as [(String, Trouble)]
    )
    func failures(name: String, trouble: Trouble) async throws {
        try await withServer { server in
            let answers = await server.api().lookUp(name).all()
            #expect(answers == [.failed(trouble, name: name)] && answers[0].users == [])
        }
    }

    @Test("A connection that is closed without a response is not usable")
    func closed() async throws {
        try await withServer { server in
            let answers = await server.api().lookUp("no-answer").all()
            guard case .failed(.badAnswer, _) = answers.first else {
                Issue.record("\(answers)")
                return
            }
        }
    }

    @Test("An answer that stops half-way is waited for as long as was said, to the last byte")
    func stalled() async throws {
        try await withServer { server in
            #expect(
                await server.api(patience: 0.2).lookUp("stalled-answer").all() == [
                    .failed(.timedOut, name: "stalled-answer")
                ])
        }
    }

    @Test("A redirection is followed")
    func redirected() async throws {
        try await withServer { server in
            let users = await server.api().lookUp("moved-user").all().flatMap(\.users)
            #expect(users.map(\.login) == ["marble-fox"])
            #expect(server.targets == ["/users/moved-user", "/users/marble-fox"])
        }
    }

    @Test("Where nobody listens the network is not there")
    func noNetwork() async throws {
        let port = try DeafPort()
        #expect(
            await GitHubAPI(baseURL: port.url).lookUp("marble-fox").all() == [.failed(.noNetwork, name: "marble-fox")])
        let unknown = GitHubAPI(baseURL: URL(string: "http://host.invalid")!)
        #expect(await unknown.lookUp("marble-fox").all() == [.failed(.noNetwork, name: "marble-fox")])
    }

    @Test("A limit says when it ends")
    func limit() async throws {
        try await withServer { server in
            func trouble(_ answer: OfflineAnswer) async -> Trouble? {
                server.stage["/users/marble-fox"] = answer
                guard case .failed(let trouble, _) = await server.api().lookUp("marble-fox").all().first else {
                    return nil
                }
                return trouble
            }
            var answer = OfflineAnswer.failure(403, "limit")
            #expect(await trouble(answer) == .badAnswer("status 403"))
            answer.headers["X-RateLimit-Remaining"] = "0"
            #expect(await trouble(answer) == .rateLimited(until: nil))
            answer.headers["X-RateLimit-Reset"] = "1800000000"
            #expect(await trouble(answer) == .rateLimited(until: Date(timeIntervalSince1970: 1_800_000_000)))
            #expect(await trouble(.failure(429, "slow down")) == .rateLimited(until: nil))

            answer = .failure(429, "slow down")
            answer.headers["Retry-After"] = "60"
            let before = Date()
            guard case .rateLimited(let end?) = await trouble(answer) else {
                Issue.record("no end")
                return
            }
            #expect(end >= before + 60 && end <= Date() + 60)
        }
    }

    @Test("An answer is decoded on a background queue")
    @MainActor
    func background() async throws {
        try await withServer { server in
            let mark = MainQueueMark()
            let places = Record<Bool>()
            let lookup = server.api().lookUp("marble-fox")
                .handleEvents(receiveOutput: { @Sendable _ in places.add(mark.isHere) })
            #expect(await lookup.all().count == 1)
            #expect(places.values == [false])
        }
    }
}
