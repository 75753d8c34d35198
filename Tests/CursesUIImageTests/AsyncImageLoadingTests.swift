import CursesUI
import CursesUITerminal
import CursesUITesting
import Foundation
import Testing

@testable import CursesUIImage

@MainActor
@Suite("Loading pictures")
struct AsyncImageLoadingTests {
    private struct Avatar: View {
        let url: URL?

        var body: some View {
            AsyncImage(url: url) { phase in
                switch phase {
                case .empty: Text("loading")
                case .success(let image): image.resizable()
                case .failure(let error): Text("\(error)")
                }
            }
        }
    }

    private final class Model: ObservableObject {
        @Published var url: URL?
    }

    private struct ChangingAvatar: View {
        @ObservedObject var model: Model

        var body: some View { Avatar(url: model.url) }
    }

    private let size = CellSize(width: 60, height: 2)
    /// The time limit for a load. It is long, because other tests may keep the machine busy.
    private static let patience = Duration.seconds(300)

    private func picture(_ red: UInt8) -> Data {
        PNGFile(width: 4, height: 4) { _, _ in [red, 0, 0, 255] }.data
    }

    private func color(_ app: TestApp) -> TerminalColor { app.screen.cell(0, 0).style.background }

    @Test("A picture of the network is shown when it is there")
    func network() async throws {
        let server = try PictureServer(["a.png": .body(200, picture(255))])
        let app = TestApp(Avatar(url: server.url("a.png")), size: size)
        #expect(app.screen.position(of: "loading") != nil)
        await app.wait(atMost: Self.patience) { color($0) == .rgb(255, 0, 0) }
        #expect(server.requests == ["a.png"])
        // The picture is cached for a while, so it is shown immediately.
        let again = TestApp(Avatar(url: server.url("a.png")), size: size)
        #expect(color(again) == .rgb(255, 0, 0))
        await again.settleTasks()
        #expect(server.requests == ["a.png"])
    }

    @Test("A file is loaded like any address")
    func file() async {
        let app = TestApp(Avatar(url: TestPictures.url("baseline.jpg")), size: size)
        await app.wait(atMost: Self.patience) { color($0) != .default }
        let missing = TestApp(Avatar(url: TestPictures.url("missing.jpg")), size: size)
        await missing.wait(atMost: Self.patience) { $0.screen.position(of: "loading") == nil }
        #expect(missing.screen.text != "")
    }

    @Test(
        "What cannot be shown is a failure that says why",
        arguments: [
            ("missing.png", "status 404"), ("page.html", "neither PNG nor JPEG"), ("half.png", "ends too soon"),
            ("large.png", "too large: 99999999 bytes"), ("bomb.png", "25000 by 25000 pixels"),
            ("empty.png", "is empty"), ("packed.png", "compressed"),
        ])
    func failures(path: String, reason: String) async throws {
        let server = try PictureServer([
            "page.html": .body(200, Data("<html></html>".utf8)),
            "half.png": .body(200, picture(1).prefix(60)),
            "large.png": .announced(99_999_999, Data(repeating: 0, count: 100)),
            "bomb.png": .body(200, PNGFile(width: 25_000, height: 25_000, rows: []).data),
            "empty.png": .body(200, PNGFile(width: 0, height: 0, rows: []).data),
            "packed.png": .compressed(picture(1)),
        ])
        let app = TestApp(Avatar(url: server.url(path)), size: CellSize(width: 80, height: 2))
        await app.wait(atMost: Self.patience) { $0.screen.position(of: reason) != nil }
    }

    @Test("Only files are read: a pipe would wait for ever, and a terminal would lose its keys")
    func specialFiles() async throws {
        let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pipe = folder.appending(path: "pipe")
        #expect(mkfifo(pipe.path(percentEncoded: false), 0o600) == 0)
        for url in [pipe, folder, URL(filePath: "/dev/null"), URL(filePath: "/dev/zero")] {
            await #expect(throws: PictureError.notAFile) {
                try await PictureLoader().picture(at: url)
            }
        }
    }

    @Test("A body that goes on beyond the limit is given up there")
    func flood() async throws {
        let server = try PictureServer(["flood": .flood])
        let loader = PictureLoader(limits: PictureLimits(bytes: 1 << 20))
        let error = await #expect(throws: PictureError.self) {
            try await loader.picture(at: server.url("flood"))
        }
        guard case .tooManyBytes(let count)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(count > 1 << 20 && count < 2 << 20)
        await Self.wait { server.hangUps == ["flood"] }
    }

    @Test("What a compressed body contains is not kept, and does not hold up other pictures")
    func compressed() async throws {
        let server = try PictureServer(["bomb": .bomb, "a.png": .body(200, picture(255))])
        func peak() -> Int {
            var usage = rusage()
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return usage.ru_maxrss << 10
        }
        let before = peak()
        let loader = PictureLoader()
        await #expect(throws: PictureError.encoded("gzip")) { try await loader.picture(at: server.url("bomb")) }
        _ = try await loader.picture(at: server.url("a.png"))
        await Self.wait { server.hangUps == ["bomb"] }
        #expect(peak() - before < 256 << 20)
    }

    @Test("Another address cancels the request that is under way, and its answer is not shown")
    func changingAddress() async throws {
        let server = try PictureServer(["slow": .silence, "b.png": .body(200, picture(128))])
        let model = Model()
        model.url = server.url("slow")
        let app = TestApp(ChangingAvatar(model: model), size: size)
        await Self.wait { server.requests == ["slow"] }
        model.url = server.url("b.png")
        await app.wait(atMost: Self.patience) { color($0) == .rgb(130, 0, 0) }
        await Self.wait { server.hangUps == ["slow"] }
        model.url = nil
        await app.wait(atMost: Self.patience) { $0.screen.position(of: "loading") != nil }
    }

    @Test("The end of the view cancels the request")
    func end() async throws {
        let server = try PictureServer(["slow": .silence])
        var app: TestApp? = TestApp(Avatar(url: server.url("slow")), size: size)
        await Self.wait { server.requests == ["slow"] }
        await app?.settleTasks()
        app = nil
        await Self.wait { server.hangUps == ["slow"] }
    }

    @Test("Views that show one address load it once")
    func shared() async throws {
        let answer = DispatchSemaphore(value: 0)
        let server = try PictureServer(["one.png": .held(answer, picture(255))])
        let url = server.url("one.png")
        let app = TestApp(
            HStack(spacing: 0) {
                Avatar(url: url); Avatar(url: url)
            }, size: size)
        await Self.wait { server.requests == ["one.png"] }
        await app.settleTasks()
        answer.signal()
        await app.wait(atMost: Self.patience) {
            let cells = [$0.screen.cell(0, 0), $0.screen.cell(59, 0)]
            return cells.allSatisfy { $0.style.background == .rgb(255, 0, 0) }
        }
        #expect(server.requests == ["one.png"])
    }

    @Test("A server that sends a byte now and then is given up when the time is over")
    func drip() async throws {
        let server = try PictureServer(["drip": .drip, "silence": .silence])
        let loader = PictureLoader(limits: PictureLimits(time: .milliseconds(200)))
        for path in ["drip", "silence"] {
            await #expect(throws: PictureError.tooSlow) { try await loader.picture(at: server.url(path)) }
            await Self.wait { server.hangUps.last == path }
        }
    }

    @Test("A placeholder stands in the picture's place until it is there")
    func placeholder() async throws {
        let server = try PictureServer(["c.png": .body(200, picture(255))])
        let view = AsyncImage(url: server.url("c.png"), scale: 2) { image in
            image.accessibilityLabel("Avatar")
        } placeholder: {
            Text("…")
        }
        let app = TestApp(view, size: CellSize(width: 4, height: 3))
        #expect(app.screen.position(of: "…") != nil)
        // A unit is two pixels, so the picture takes two columns and one row.
        await app.wait(atMost: Self.patience) { $0.screen.cell(1, 1).style.background == .rgb(255, 0, 0) }
        #expect(app.screen.cell(0, 1).style.background == .default)
        let plain = TestApp(AsyncImage(url: server.url("missing")), size: CellSize(width: 2, height: 1))
        await plain.wait(atMost: Self.patience) { _ in server.requests.contains("missing") }
        #expect(plain.screen.cell(0, 0).style.background != .default)
    }

    /// Waits until work on a different thread has made a condition true.
    private static func wait(until condition: () -> Bool) async {
        let deadline = ContinuousClock.now + Self.patience
        while !condition() {
            guard ContinuousClock.now < deadline else {
                Issue.record("The condition did not become true in time.")
                return
            }
            try? await Task.sleep(for: .milliseconds(1))
        }
    }
}
