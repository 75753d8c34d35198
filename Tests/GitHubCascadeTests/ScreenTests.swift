import CursesUI
import CursesUITesting
import Testing

@testable import GitHubCascade

@MainActor
@Suite("The cascade on the screen")
struct ScreenTests {
    @Test("The card shows name, login, bio, followers and repositories")
    func card() async throws {
        try await withServer { server in
            let screen = CascadeScreen(server.api())
            screen.enter("Marble-Fox")
            for text in [
                "─ marble-fox ─", "Marble Fox", "Collects round stones", "Followers: 12", "Repositories: 138",
            ] {
                await screen.wait(for: text)
            }
        }
    }

    @Test("Names that were found are listed, kept in the defaults, and chosen with the mouse")
    func recentNames() async throws {
        try await withServer { server in
            let screen = CascadeScreen(server.api())
            screen.enter("paper-owl")
            await screen.wait(for: "Repositories: 7")
            screen.enter("nobody-at-all")
            await screen.wait(for: "There is no user")
            screen.enter("marble-fox")
            await screen.wait(for: "Repositories: 138")
            let kept = screen.defaults.object(forKey: "recentNames") as? String
            #expect(kept == "marble-fox\npaper-owl")
            screen.app.click(text: "paper-owl")
            screen.advance(by: .milliseconds(500))
            await screen.wait(for: "Repositories: 7")
            // The field has the focus again.
            screen.app.type("x")
            #expect(screen.model.username == "paper-owlx")
        }
    }

    @Test("Up and down recall names")
    func recall() async throws {
        try await withServer { server in
            let screen = CascadeScreen(server.api())
            screen.defaults.set("marble-fox\npaper-owl\ntin-robot", forKey: "recentNames")
            screen.app.settle()
            screen.app.type("ma")
            screen.app.press(.upArrow)
            #expect(screen.model.username == "marble-fox")
            screen.app.press(.upArrow)
            screen.app.press(.upArrow)
            #expect(screen.model.username == "tin-robot")
            screen.app.press(.upArrow)
            #expect(screen.model.username == "tin-robot")
            screen.app.press(.downArrow, times: 3)
            #expect(screen.model.username == "ma")
            screen.app.press(.upArrow)
            screen.advance(by: .seconds(1))
            await screen.wait(for: "Repositories: 138")
        }
    }

    @Test("Where the network is not there, a button leads to the made-up users")
    func offer() async throws {
        let port = try DeafPort()
        let screen = CascadeScreen(GitHubAPI(baseURL: port.url))
        screen.enter("marble-fox")
        await screen.wait(for: "The server is unreachable.")
        screen.app.click(text: "Use made-up users")
        await screen.wait(for: "Repositories: 138")
        #expect(screen.shows("made-up users") && !screen.shows("unreachable"))
        // The field has the focus again.
        screen.app.type("x")
        #expect(screen.model.username == "marble-foxx")
        withExtendedLifetime(port) {}
    }

    @Test("Without an API the embedded server is started, and a name that stands there is looked up")
    func offline() async throws {
        let screen = CascadeScreen(nil, username: "tin-robot")
        await screen.wait(for: "ブリキのロボット")
        #expect(screen.shows("made-up users"))
    }

    @Test("A server that stops half-way is given up when the time is up")
    func timeOut() async throws {
        try await withServer { server in
            let screen = CascadeScreen(server.api(patience: 10))
            screen.enter("stalled-answer")
            #expect(screen.isBusy)
            screen.advance(by: .milliseconds(9999))
            #expect(screen.isBusy)
            screen.advance(by: .milliseconds(1))
            #expect(screen.shows("There was no response within 10 s.") && !screen.isBusy)
        }
    }

    @Test("Who was not found is named, whatever has been typed since")
    func notFound() async throws {
        try await withServer { server in
            let screen = CascadeScreen(server.api())
            screen.enter("nobody-at-all")
            await screen.wait(for: "There is no user named nobody-at-all.")
            screen.app.type("x")
            #expect(screen.shows("nobody-at-allx") && screen.shows("There is no user named nobody-at-all."))
        }
    }

    @Test(
        "A small screen has room for the whole line about trouble, the way out and the card",
        arguments: [
            ("rate-limit", ["Too many requests. The server", "responds again at"]),
            ("bad-token", ["The server does not accept the token", "in GITHUB_TOKEN."]),
            ("", ["The server is", "unreachable.", "[ Use made-up users ]"]),
        ])
    func smallScreen(name: String, texts: [String]) async throws {
        try await withServer { server in
            let port = try DeafPort()
            let api = name.isEmpty ? GitHubAPI(baseURL: port.url) : server.api()
            let screen = CascadeScreen(api, size: CellSize(width: 40, height: 12))
            screen.enter(name.isEmpty ? "marble-fox" : name)
            for text in texts { await screen.wait(for: text) }
            #expect(screen.shows("Repositories: unknown"))
            #expect(screen.app.screen.text.split(separator: "\n").last?.contains("╰───") == true)
            withExtendedLifetime(port) {}
        }
    }

    @Test("What an answer holds cannot steer the terminal")
    func controls() async throws {
        try await withServer { server in
            server.stage["/users/evil"] = .json([
                "login": "evil", "name": "a\u{1B}[31mb\u{7}", "bio": "\u{202E}c\u{9B}2J", "followers": 1,
                "public_repos": 2, "avatar_url": "",
            ])
            let screen = CascadeScreen(server.api())
            screen.enter("evil")
            await screen.wait(for: "Repositories: 2")
            let scalars = screen.app.screen.text.unicodeScalars
            #expect(scalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
            #expect(!scalars.contains("\u{202E}"))
            let report = GitHubUser(
                login: "evil", name: "a\u{1B}[31mb", bio: "\u{202E}c\u{9B}2J\nd", followers: 1,
                publicRepositories: 2, avatarURL: nil
            )
            #expect(report.card == "a [31mb (evil)\nc 2J d\nFollowers: 1\nRepositories: 2")
        }
    }

    @Test(
        "The cascade looks as it was recorded, with room and without",
        arguments: [
            CellSize(width: 80, height: 24), CellSize(width: 40, height: 12), CellSize(width: 120, height: 40),
        ]
    )
    func looks(size: CellSize) async throws {
        try await withServer { server in
            let screen = CascadeScreen(server.api(), size: size)
            screen.enter("marble-fox")
            await screen.app.wait { _ in screen.showsPicture && !screen.isBusy }
            assertSnapshot(of: screen.app, named: "\(size.width)x\(size.height)")
        }
    }
}
