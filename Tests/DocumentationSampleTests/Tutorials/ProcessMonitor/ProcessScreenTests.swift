import CursesUI
import CursesUITesting
import Testing

@MainActor
@Test("Processes are shown, refreshed and found")
func processes() async throws {
    let proc = try FakeProc()
    try proc.add(1, "init", kilobytes: 4_000)
    try proc.add(77, "swift-build", kilobytes: 90_000)
    let model = ProcessModel(folder: ProcessFolder(proc.folder))
    let app = TestApp(ProcessScreen(model: model), size: CellSize(width: 60, height: 16))
    await app.wait { $0.screen.text.contains("2 processes") }

    // The largest is the first.
    let rows = app.screen.rows
    let largest = try #require(rows.firstIndex { $0.contains("swift-build") })
    #expect(rows[largest + 1].contains("init"))

    try proc.add(99, "vim", kilobytes: 9_000)
    await app.advance(by: .seconds(1))
    await app.wait { $0.screen.text.contains("3 processes") }

    app.press("f", modifiers: .control)
    app.type("vi")
    #expect(app.screen.text.contains("1 process"))
    #expect(!app.screen.text.contains("swift-build"))
}

/// A folder that looks like `/proc`.
final class FakeProc {
    let folder = URL.temporaryDirectory.appending(path: "proc-\(UUID())")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write("MemTotal: 1000 kB\nMemAvailable: 600 kB\n", to: "meminfo")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func add(_ id: Int, _ name: String, kilobytes: Int) throws {
        let process = folder.appending(path: "\(id)")
        try FileManager.default.createDirectory(at: process, withIntermediateDirectories: true)
        try write("Name:\t\(name)\nVmRSS:\t\(kilobytes) kB\n", to: "\(id)/status")
    }

    private func write(_ text: String, to path: String) throws {
        try text.write(to: folder.appending(path: path), atomically: true, encoding: .utf8)
    }
}
