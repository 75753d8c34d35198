import CursesUI
import CursesUIImage
import CursesUITesting
import Testing

@testable import GitHubCascade

@MainActor
@Suite("The picture")
struct AvatarTests {
    private func pictures(of name: String, at server: OfflineServer) async throws -> [UIImage?] {
        let user = try #require(await server.api().lookUp(name).all().first?.users.first)
        return await server.api().avatar(of: user, pixels: 64).all()
    }

    @Test("Every made-up user has a picture, PNG or JPEG", arguments: OfflineUser.all.map(\.login))
    func formats(name: String) async throws {
        try await withServer { server in
            let pictures = try await pictures(of: name, at: server)
            #expect(pictures.map { $0?.size } == [CGSize(width: 96, height: 96)])
        }
    }

    @Test(
        "A picture that is broken, cut off or not there is none",
        arguments: ["broken-picture", "cut-picture", "no-picture"]
    )
    func broken(name: String) async throws {
        try await withServer { server in
            let pictures = try await pictures(of: name, at: server)
            #expect(pictures == [nil])
        }
    }

    @Test("The picture is fetched when a user arrives, and cleared when nobody is found")
    func clearing() async throws {
        try await withServer { server in
            let api = server.api()
            let signals = Signals(of: api)
            let screen = CascadeScreen(api)
            #expect(!screen.showsPicture)
            screen.enter("marble-fox")
            await screen.app.wait { _ in screen.showsPicture && !screen.isBusy }
            #expect(signals.begun == 2 && signals.ended == 2)
            screen.enter("nobody-at-all")
            await screen.app.wait { _ in screen.shows("There is no user") && !screen.showsPicture }
            screen.enter("paper-owl")
            await screen.app.wait { _ in screen.showsPicture }
            screen.enter("pa")
            await screen.app.wait { _ in !screen.showsPicture }
        }
    }

    @Test("A picture that fails clears the one before, and the pipeline survives it")
    func failure() async throws {
        try await withServer { server in
            let screen = CascadeScreen(server.api())
            for name in ["broken-picture", "cut-picture", "no-picture"] {
                screen.enter("marble-fox")
                await screen.app.wait { _ in screen.showsPicture && screen.shows("Marble Fox") }
                screen.enter(name)
                await screen.app.wait { _ in
                    screen.shows("Somebody in trouble") && !screen.showsPicture && !screen.isBusy
                }
            }
        }
    }

    @Test("While a picture is under way the spinner turns, and a new user takes its place")
    func stale() async throws {
        try await withServer { server in
            let gate = Gate()
            server.stage["/avatars/marble-fox"] = OfflineAnswer(status: 404, start: .when(gate))
            let screen = CascadeScreen(server.api())
            screen.enter("marble-fox")
            await screen.app.wait { _ in screen.shows("Repositories: 138") && gate.waitingCount == 1 }
            #expect(screen.isBusy && !screen.showsPicture)
            screen.enter("paper-owl")
            await screen.app.wait { _ in screen.showsPicture && !screen.isBusy }
            gate.open()
            screen.enter("nobody-at-all")
            await screen.wait(for: "There is no user")
            screen.enter("paper-owl")
            await screen.app.wait { _ in screen.showsPicture && !screen.isBusy }
        }
    }

    @Test("A larger screen asks for a larger picture")
    func size() async throws {
        try await withServer { server in
            let screen = CascadeScreen(server.api(), size: CellSize(width: 40, height: 12))
            @MainActor func waitForPicture(pixels: Int) async {
                await screen.app.wait { _ in
                    screen.showsPicture && server.targets.last?.hasSuffix("&s=\(pixels)") == true
                }
            }
            screen.enter("marble-fox")
            await waitForPicture(pixels: 64)
            screen.app.resize(width: 80, height: 24)
            await waitForPicture(pixels: 128)
            screen.app.resize(width: 120, height: 40)
            await waitForPicture(pixels: 256)
            #expect(server.targets.filter { $0.hasPrefix("/users") }.count == 1)
        }
    }
}
