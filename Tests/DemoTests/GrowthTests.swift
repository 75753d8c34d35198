import CursesUITesting
import Foundation
import TestSupport
import Testing

@testable import CursesUI
@testable import Files
@testable import Monitor

/// Tests that the apps that people leave running do not grow. The number of nodes is tested always, the memory only
/// where it is measured.
@MainActor
@Suite("Growth", .serialized)
struct GrowthTests {
    private let defaults = MemoryDefaults()

    /// The minutes for which the apps are used: a whole hour takes too long for every run of the tests.
    private let minutes = ResidentMemory.isMeasured ? 60 : 6

    @Test("the monitor does not grow, whatever starts and ends")
    func monitor() async throws {
        let proc = try FakeProc()
        let model = MonitorModel(reader: proc.reader)
        let app = TestApp(
            Monitor(model: model).defaultAppStorage(defaults), size: CellSize(width: 120, height: 40))
        try await expectNoGrowth(of: app) { minute in
            for second in (60 * minute)..<(60 * minute + 60) {
                let id = 1_000 + second % 7
                let uptime = 1_000 + second
                try proc.setTime(uptime)
                try proc.addProcess(
                    id, "task\(second)", user: 1_000, start: uptime * 100, ticks: second % 90,
                    arguments: "run \(second)")
                await app.advance(by: .seconds(1))
                await app.wait { _ in model.sample.uptime == Double(uptime) }
                if second % 7 == 6 { try FileManager.default.removeItem(at: proc.root.appending(path: "\(id)")) }
                if second % 20 == 0 { app.press(.downArrow) }
            }
            for key in ["m", "t", "t", "c", "g", "g"] { app.press(KeyEquivalent(Character(key))) }
            app.press(.return)
            app.press(.escape)
        }
        #expect(model.history.count == MonitorModel.historyLength)
    }

    @Test("the file manager does not grow, whatever is opened, changed and undone")
    func files() async throws {
        let disk = FakeFileSystem([
            "/home/notes.md": "# Notes", "/home/main.swift": "let answer = 42", "/home/photos/beach.txt": "sand",
        ])
        let model = FilesModel(URL(filePath: "/home"), in: disk)
        let app = TestApp(
            FilesView(model: model).defaultAppStorage(defaults), size: CellSize(width: 120, height: 40))
        await app.wait { $0.screen.text.contains("notes.md") }
        try await expectNoGrowth(of: app) { _ in
            for _ in 0..<6 {
                app.press(.home)
                app.press(.return)
                await app.wait { $0.screen.text.contains("beach.txt") && model.folder.url.path == "/home/photos" }
                app.press(.delete)
                await app.wait { _ in model.folder.current?.name == "photos" }
                app.press(.downArrow)
                await app.wait { $0.screen.text.contains("42") }
                app.press("d")
                await app.wait { _ in disk.files.contains("/trash/main.swift") && model.undoTitle != nil }
                app.press("u")
                await app.wait { _ in disk.files.contains("/home/main.swift") && model.undoTitle == nil }
                await app.wait { $0.screen.text.contains("main.swift") && model.folder.items.count == 3 }
                // The preview of the file that has become the current one.
                await app.wait { $0.screen.text.contains(" Notes") }
                await app.advance(by: .seconds(10))
            }
        }
    }

    /// Uses an app, and expects that it has no more nodes in the second half of the time than at its beginning, and
    /// that the process has at most one megabyte more.
    private func expectNoGrowth(of app: TestApp, _ useForOneMinute: (Int) async throws -> Void) async throws {
        for minute in 0..<(minutes / 2) { try await useForOneMinute(minute) }
        let nodes = app.host.graph.statistics.nodes
        let memory = try ResidentMemory.bytes
        for minute in (minutes / 2)..<minutes { try await useForOneMinute(minute) }
        #expect(app.host.graph.statistics.nodes == nodes)
        guard ResidentMemory.isMeasured else { return }
        let growth = try ResidentMemory.bytes - memory
        #expect(growth < 1 << 20)
    }
}
