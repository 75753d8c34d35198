import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = "new"

    init() {}

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents, !data.isEmpty else {
            throw CocoaError(.fileReadCorruptFile)
        }
        text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private final class Tally: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.json]
    @Published var count = 0

    init() {}

    init(configuration: ReadConfiguration) throws {
        count = try JSONDecoder().decode(Int.self, from: configuration.file.regularFileContents ?? Data())
    }

    func snapshot(contentType: UTType) throws -> Int { count }

    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
}

@MainActor
@Suite("Documents")
struct DocumentGroupTests {
    private let folder: TemporaryFolder
    private let size = CellSize(width: 60, height: 20)

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("old", to: "a.txt")
        try folder.write("", to: "broken.txt")
        try folder.write("7", to: "b.json")
    }

    private func url(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

    private func text(_ name: String) -> String? { try? String(contentsOf: url(name), encoding: .utf8) }

    private func notes(opening name: String?, rescueFolder: URL? = nil) -> TestApp {
        let scene = DocumentGroup(newDocument: Note()) { file in
            VStack {
                Text(verbatim: file.fileURL?.lastPathComponent ?? "no file")
                TextField("Text", text: file.$document.text)
            }
        }
        return TestApp(scene.window(opening: name.map(url), rescueFolder: rescueFolder), size: size)
    }

    @Test("changes of a document without a file are left only if the user wants it")
    func leaving() {
        let app = notes(opening: nil)
        app.type("er")
        app.press("n", modifiers: .option)
        #expect(app.screen.position(of: "Save the changes?") != nil)
        app.click(text: "Cancel")
        #expect(app.screen.position(of: "newer") != nil)
        app.press("o", modifiers: .option)
        app.press(.escape)
        #expect(app.screen.position(of: "newer") != nil)
        app.press("n", modifiers: .option)
        app.click(text: "Discard")
        #expect(app.screen.position(of: "newer") == nil)
        #expect(app.terminal.title == "Untitled")
    }

    @Test("a document without a file can be saved before a new one takes its place")
    func savingFirst() {
        let app = notes(opening: nil)
        app.type("er")
        app.press("n", modifiers: .option)
        app.click(text: "Save…")
        app.press("u", modifiers: .control)
        app.paste(url("d.txt").path)
        app.press(.return)
        #expect(text("d.txt") == "newer")
        #expect(app.screen.position(of: "no file") != nil)
        #expect(app.screen.position(of: "newer") == nil)
        // A dismissed question has no effect on later saving.
        app.type("est")
        app.press("n", modifiers: .option)
        app.press(.escape)
        app.press("s", modifiers: .option)
        app.press("u", modifiers: .control)
        app.paste(url("e.txt").path)
        app.press(.return)
        #expect(text("e.txt") == "newest")
        #expect(app.screen.position(of: "newest") != nil)
    }

    @Test("a document whose file cannot be written stays, and so does one whose successor cannot be read")
    func failing() throws {
        let app = notes(opening: "a.txt")
        app.type("er")
        try FileManager.default.removeItem(at: folder.url)
        app.press("n", modifiers: .option)
        #expect(app.screen.position(of: "could not be opened or saved") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "older") != nil)
        let second = notes(opening: nil)
        second.type("er")
        second.press("o", modifiers: .option)
        second.click(text: "Discard")
        second.press("u", modifiers: .control)
        second.paste(url("broken.txt").path)
        second.press(.return)
        second.press(.escape, times: 2)
        #expect(second.screen.position(of: "newer") != nil)
        #expect(second.terminal.title == "Untitled – Edited")
    }

    @Test("when the app ends, a changed document without a file is written beside the ones before")
    func rescue() throws {
        let state = url("state")
        for text in ["er", "est", ""] {
            var app: TestApp? = notes(opening: nil, rescueFolder: state)
            app?.type(text)
            app = nil
        }
        #expect(text("state/Untitled.txt") == "newer")
        #expect(text("state/Untitled 2.txt") == "newest")
        #expect(try FileManager.default.contentsOfDirectory(atPath: state.path).count == 2)
    }

    @Test(
        "the folder for such documents is that of the specification",
        arguments: [
            (["HOME": "/home/ada"], "/home/ada/.local/state/Notes"),
            (["HOME": "/home/ada", "XDG_STATE_HOME": "/var/state"], "/var/state/Notes"),
            (["HOME": "/home/ada", "XDG_STATE_HOME": "state"], "/home/ada/.local/state/Notes"), ([:], nil),
        ] as [([String: String], String?)]
    )
    func rescueFolder(environment: [String: String], path: String?) {
        #expect(RescuedDocument.folder(app: "Notes", environment: environment)?.path == path)
    }

    @Test("a new document is saved under the name that the user types")
    func new() {
        let app = notes(opening: nil)
        #expect(app.screen.position(of: "no file") != nil)
        app.type("er")
        #expect(app.terminal.title == "Untitled – Edited")
        app.press("s", modifiers: .option)
        #expect(app.screen.position(of: "Untitled.txt") != nil)
        app.press("u", modifiers: .control)
        app.paste(url("c.txt").path)
        app.press(.return)
        #expect(text("c.txt") == "newer")
        #expect(app.screen.position(of: "c.txt") != nil)
        #expect(app.terminal.title == "c.txt")
    }

    @Test("a change of a document with a file is saved after a second")
    func autosave() async {
        let app = notes(opening: "a.txt")
        #expect(app.screen.position(of: "a.txt") != nil)
        app.type("er")
        #expect(text("a.txt") == "old")
        await app.wait { _ in
            app.advance(by: .milliseconds(400))
            return text("a.txt") != "old"
        }
        #expect(text("a.txt") == "older")
    }

    @Test("a file that cannot be read is told, and the document stays")
    func broken() {
        let app = notes(opening: "broken.txt")
        #expect(app.screen.position(of: "could not be opened or saved") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "no file") != nil)
    }

    @Test("a file is opened from the menu, and a new document replaces it")
    func opening() {
        let app = notes(opening: nil)
        app.press("o", modifiers: .option)
        app.press("u", modifiers: .control)
        app.paste(url("a.txt").path)
        app.press(.return)
        #expect(app.screen.position(of: "old") != nil)
        app.press("n", modifiers: .option)
        #expect(app.screen.position(of: "no file") != nil)
        #expect(app.screen.position(of: "new") != nil)
        #expect(text("a.txt") == "old")
    }

    @Test("a document that is an object is saved as it announces its changes")
    func object() async {
        let scene = DocumentGroup(newDocument: { Tally() }) { file in
            Button("count \(file.document.count)") { file.document.count += 1 }
        }
        let app = TestApp(scene.window(opening: url("b.json")), size: size)
        #expect(app.screen.position(of: "count 7") != nil)
        app.press(.return)
        #expect(app.screen.position(of: "count 8") != nil)
        await app.wait { _ in
            app.advance(by: .milliseconds(400))
            return text("b.json") == "8"
        }
        #expect(text("b.json") == "8")
    }

    @Test("a viewer opens files, and saves nothing")
    func viewer() {
        let scene = DocumentGroup(viewing: Note.self) { file in
            Text(verbatim: file.document.text)
            Button("change") { file.document.text = "changed" }
        }
        let app = TestApp(scene.window(opening: url("a.txt")), size: size)
        app.click(text: "change")
        #expect(app.screen.position(of: "old") != nil)
        let empty = TestApp(scene.window(opening: nil), size: size)
        #expect(empty.screen.position(of: "Open…") != nil)
    }
}
