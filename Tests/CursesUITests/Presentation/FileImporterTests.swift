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

    @Test("hidden files, files that are enabled, and the last folder, as the app wants them")
    func options() throws {
        struct Screen: View {
            let folder: URL
            let log: Log
            @State private var isShown = true

            var body: some View {
                Button("again") { isShown = true }
                    .fileImporter(isPresented: $isShown, allowedContentTypes: [.item]) { result in
                        if case .success(let url) = result { log.add(url.lastPathComponent) }
                    }
                    .fileDialogBrowserOptions([.includeHiddenFiles])
                    .fileDialogURLEnabled(#Predicate<URL> { $0.pathExtension != "json" })
                    .fileDialogCustomizationID("options-\(folder.lastPathComponent)")
                    .fileDialogDefaultDirectory(folder)
            }
        }
        try Data().write(to: folder.appendingPathComponent(".hidden"))
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("inner/link"),
            withDestinationURL: folder.appendingPathComponent("notes.txt"))
        let log = Log()
        let app = TestApp(Screen(folder: folder, log: log), size: CellSize(width: 100, height: 30))
        #expect(app.screen.position(of: ".hidden") != nil)
        #expect(app.screen.position(of: "data.json") == nil)
        app.click(text: "inner/")
        app.click(text: "link")
        #expect(log.entries == ["notes.txt"])
        app.press(.return)
        #expect(app.screen.position(of: "deep.txt") != nil, "\(app.screen)")
    }
}
