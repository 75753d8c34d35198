import CursesUITesting
import Foundation
import TestSupport
import Testing

@testable import CursesUI
@testable import Monitor

@MainActor
@Suite("The monitor")
struct MonitorTests {
    private let proc: FakeProc
    private let model: MonitorModel
    private let defaults = MemoryDefaults()

    nonisolated static let sizes = [
        CellSize(width: 80, height: 24), CellSize(width: 120, height: 40), CellSize(width: 40, height: 12),
    ]

    init() async throws {
        try await self.init(hasEffect: true)
    }

    init(hasEffect: Bool) async throws {
        proc = try FakeProc(hasEffect: hasEffect)
        model = MonitorModel(reader: proc.reader)
        await model.refresh()
        for second in 1..<40 {
            try proc.setTime(1_000 + second)
            try proc.addProcess(
                300, "firefox", user: 1_000, ticks: 9_000 + second * 42, megabytes: 1_400, threads: 88,
                arguments: "firefox")
            await model.refresh()
        }
    }

    private func makeApp(_ size: CellSize = sizes[0], search: String = "") -> TestApp {
        defaults.removeAll()
        return TestApp(Monitor(model: model, search: search).defaultAppStorage(defaults), size: size)
    }

    private func row(_ text: String, in app: TestApp) -> Int { app.screen.position(of: text)?.row ?? -1 }
    private func isShown(_ text: String, in app: TestApp) -> Bool { row(text, in: app) >= 0 }

    @Test("looks as it was recorded", arguments: sizes)
    func looks(size: CellSize) {
        let app = makeApp(size)
        app.press(.downArrow)
        #expect(app.diagnostics == [])
        #expect(app.unnamedControls.filter { !$0.frame.isEmpty }.isEmpty)
        assertSnapshot(of: app, named: "\(size.width)x\(size.height)")
        app.press("k")
        assertSnapshot(of: app, named: "end.\(size.width)x\(size.height)")
    }

    @Test("is as the documentation shows it", arguments: DocumentationPicture.pair("Monitor"))
    func picture(picture: DocumentationPicture) throws {
        defaults.removeAll()
        try picture.check(picture.show(Monitor(model: model).defaultAppStorage(defaults), 100, 28))
    }

    @Test("is clear without colours")
    func colorless() {
        let app = TestApp(
            Monitor(model: model).defaultAppStorage(defaults), size: Self.sizes[0], colorLevel: .none)
        assertSnapshot(of: app)
    }

    @Test("sorts by the titles and by keys, and keeps the order for the next time")
    func sorting() {
        let app = makeApp()
        #expect(row("firefox", in: app) < row("/sbin/init", in: app))
        app.click(text: "PID")
        #expect(row("/sbin/init", in: app) < row("firefox", in: app))
        app.press("m")
        #expect(row("firefox", in: app) < row("postgres", in: app))
        #expect(row("postgres", in: app) < row("/sbin/init", in: app))
        let next = TestApp(Monitor(model: model).defaultAppStorage(defaults))
        #expect(next.screen.position(of: "Memory ▼") != nil)
    }

    @Test("filters by a part of the command, by user and by number")
    func filtering() {
        let app = makeApp()
        app.press("/")
        app.type("FIRE")
        #expect(isShown("firefox", in: app) && !isShown("postgres", in: app))
        app.press(.escape)
        app.type("root")
        #expect(isShown("/sbin/init", in: app) && !isShown("firefox", in: app))
        #expect(isShown("postgres", in: makeApp(search: "400")))
    }

    @Test("shows the charts or more processes")
    func charts() {
        let app = makeApp()
        #expect(isShown("Disks", in: app))
        app.press("g")
        #expect(!isShown("Disks", in: app))
    }

    @Test("shows the course of each processor where there is space")
    func processors() {
        let rows = makeApp(Self.sizes[1]).screen.text.split(separator: "\n")
        let row = rows.first { $0.contains(" 25%") && $0.contains("100%") }
        #expect(row?.contains("▂ ") == true && row?.contains("█ 100%") == true)
    }

    @Test("refreshes by itself, stops while it is paused, and more often on request")
    func refreshing() async throws {
        let app = makeApp()
        try proc.addProcess(500, "late", user: 0, ticks: 0, arguments: "latecomer")
        await app.wait { $0.screen.position(of: "latecomer") != nil }
        app.press("p")
        try proc.addProcess(501, "later", user: 0, ticks: 0, arguments: "paused away")
        await app.advance(by: .seconds(5))
        #expect(isShown("Paused", in: app) && !isShown("paused away", in: app))
        app.press("p")
        app.press("+")
        #expect(defaults.double(forKey: "refreshInterval") == 0.5)
        await app.advance(by: .milliseconds(500))
        await app.wait { $0.screen.position(of: "paused away") != nil }
    }

    @Test("ends a process after a question, and says why it cannot", arguments: [true, false])
    func ending(hasEffect: Bool) async throws {
        let tests = try await MonitorTests(hasEffect: hasEffect)
        let app = tests.makeApp()
        app.click(text: "firefox")
        app.press("k")
        app.click(text: "Kill")
        await app.wait { _ in !tests.proc.sent.all.isEmpty }
        #expect(tests.proc.sent.all == [[9, 300]])
        if hasEffect {
            await app.wait { $0.screen.position(of: "firefox") == nil }
        } else {
            await app.wait { $0.screen.position(of: "belongs to ada") != nil }
            app.press(.return)
            #expect(tests.isShown("firefox", in: app))
        }
    }

    @Test("does not end a process that nobody confirms")
    func unconfirmed() {
        let app = makeApp()
        app.click(text: "firefox")
        app.press("k")
        app.press(.escape)
        app.press("k")
        app.click(text: "Cancel")
        #expect(proc.sent.all.isEmpty)
    }

    @Test("takes arguments, and refuses others")
    func arguments() throws {
        let arguments = try MonitorArguments.parse(["--interval", "2", "swift"])
        #expect(arguments.interval == 2 && arguments.search == "swift")
        #expect(throws: (any Error).self) { try MonitorArguments.parse(["--interval", "0"]) }
        #expect(MonitorArguments.helpMessage().contains("--interval"))
        #expect(try MonitorArguments.parse(["--read-only"]).readOnly)
    }

    @Test("sends no signal with --read-only, and says so")
    func readOnly() async throws {
        let process = try Process.run(URL(filePath: "/bin/sleep"), arguments: ["1000"])
        // A child process that was started on a Dispatch thread blocks SIGTERM, so it is killed.
        defer { kill(process.processIdentifier, SIGKILL) }
        let model = MonitorModel(reader: ProcReader(machine: .readOnly))
        await model.refresh()
        let sleeping = try #require(model.process(process.processIdentifier))
        await model.send(SIGKILL, to: sleeping)
        #expect(model.failure == "The monitor was started with --read-only." && process.isRunning)
    }

    @Test("is reached by keys", arguments: sizes)
    func keys(size: CellSize) {
        let reach = makeApp(size).keyboardReach()
        #expect(reach.outOfReach == [] && reach.unseen == [])
        #expect(reach.mostKeys <= 8, "\(reach.longestWay)")
    }
}
