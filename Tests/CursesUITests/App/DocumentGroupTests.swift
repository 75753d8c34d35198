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

    private func notes(opening name: String?) -> TestApp {
        let scene = DocumentGroup(newDocument: Note()) { file in
            VStack {
                Text(verbatim: file.fileURL?.lastPathComponent ?? "no file")
                TextField("Text", text: file.$document.text)
            }
        }
        return TestApp(scene.window(opening: name.map(url)), size: size)
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
        #expect(app.screen.position(of: "Cannot be done") != nil)
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
