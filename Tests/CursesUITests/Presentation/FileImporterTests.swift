import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Choosing files")
final class FileImporterTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("files-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true
        )
        for name in ["notes.txt", "data.json", "inner/deep.txt"] {
            try Data().write(to: folder.appendingPathComponent(name))
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private struct Screen: View {
        let types: [UTType]
        let log: Log
        @State private var isShown = true

        var body: some View {
            Text(verbatim: isShown ? "open" : "closed")
                .fileImporter(isPresented: $isShown, allowedContentTypes: types) { result in
                    if case .success(let url) = result { log.add(url.lastPathComponent) }
                }
        }
    }

    private func app(_ types: [UTType], _ log: Log) -> TestApp {
        let app = TestApp(Screen(types: types, log: log), size: CellSize(width: 100, height: 30))
        app.press("u", modifiers: .control)
        app.paste(folder.path + "/")
        return app
    }

    @Test("the list has the folders and the files of the kind; a click chooses")
    func choosing() {
        let log = Log()
        let app = app([.plainText], log)
        #expect(app.screen.position(of: "inner/") != nil)
        #expect(app.screen.position(of: "data.json") == nil)
        app.click(text: "notes.txt")
        #expect(log.entries == ["notes.txt"])
        #expect(app.screen.position(of: "closed") != nil)
    }

    @Test("a folder leads on, and what is typed narrows the list")
    func typing() {
        let log = Log()
        let app = app([.item], log)
        app.type("no")
        #expect(app.screen.position(of: "data.json") == nil)
        app.press(.delete, times: 2)
        app.click(text: "inner/")
        app.click(text: "deep.txt")
        #expect(log.entries == ["deep.txt"])
    }

    @Test("Escape hands on nothing")
    func cancelling() {
        let log = Log()
        let app = app([.item], log)
        app.press(.escape)
        #expect(log.entries.isEmpty)
        #expect(app.screen.position(of: "closed") != nil)
    }
}
