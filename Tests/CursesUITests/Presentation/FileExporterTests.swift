import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("Saving and moving files")
struct FileExporterTests {
    private struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        var text: String

        init(text: String) {
            self.text = text
        }

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            if text.isEmpty { throw CocoaError(.fileWriteUnknown) }
            return FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct Editor: View {
        let text: String
        let log: Log
        @State private var isSaving = false

        var body: some View {
            VStack {
                Button("Export") { isSaving = true }
            }
            .fileExporter(
                isPresented: $isSaving, document: Note(text: text), contentType: .plainText, defaultFilename: "note"
            ) { result in
                switch result {
                case .success(let url): log.add(url.lastPathComponent)
                case .failure: log.add("failure")
                }
            }
        }
    }

    private let size = CellSize(width: 60, height: 20)

    /// Types a new path into the field.
    private func type(_ path: String, in app: TestApp) {
        app.press("u", modifiers: .control)
        app.paste(path)
    }

    @Test("a document is written to the path that the user types")
    func export() throws {
        let temporary = try TemporaryFolder()
        let folder = temporary.url
        let log = Log()
        let app = TestApp(Editor(text: "hello", log: log), size: size)
        app.click(text: "Export")
        #expect(app.screen.position(of: "note.txt") != nil)
        type(folder.path + "/mine.txt", in: app)
        app.click(text: "[ Save ]")
        #expect(log.entries == ["mine.txt"])
        #expect(try String(contentsOf: folder.appendingPathComponent("mine.txt"), encoding: .utf8) == "hello")
        #expect(app.screen.position(of: "Save") == nil)
    }

    private struct NotesExporter: View {
        let folder: URL
        let log: Log
        @State private var isSaving = false

        var body: some View {
            Button("Export") { isSaving = true }
                .fileExporter(
                    isPresented: $isSaving, documents: [Note(text: "one"), Note(text: "two")], contentType: .plainText
                ) { result in
                    log.add((try? result.get())?.map(\.lastPathComponent).joined(separator: " ") ?? "failure")
                }
                .fileDialogDefaultDirectory(folder)
        }
    }

    @Test("several documents are written into a folder, beside files that are there")
    func several() throws {
        let temporary = try TemporaryFolder()
        let target = temporary.url.appendingPathComponent("target")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        try Data("old".utf8).write(to: target.appendingPathComponent("Untitled.txt"))
        let log = Log()
        let app = TestApp(NotesExporter(folder: temporary.url, log: log), size: size)
        app.click(text: "Export")
        app.click(text: "target")
        app.click(text: "Open")
        #expect(log.entries == ["Untitled 2.txt Untitled 3.txt"], "\(app.screen.text)")
        #expect(try String(contentsOf: target.appendingPathComponent("Untitled 3.txt"), encoding: .utf8) == "two")
        #expect(try String(contentsOf: target.appendingPathComponent("Untitled.txt"), encoding: .utf8) == "old")
    }

    @Test("an existing file is announced, a folder that does not exist cannot be chosen, an error is passed on")
    func limits() throws {
        let temporary = try TemporaryFolder()
        let folder = temporary.url
        try Data().write(to: folder.appendingPathComponent("old.txt"))
        let log = Log()
        let app = TestApp(Editor(text: "", log: log), size: size)
        app.click(text: "Export")
        type(folder.path + "/none/new.txt", in: app)
        app.press(.return)
        #expect(log.entries == [])
        type(folder.path + "/old.txt", in: app)
        #expect(app.screen.position(of: "will be replaced") != nil)
        app.press(.return)
        #expect(log.entries == ["failure"])
    }

    private struct Mover: View {
        let file: URL
        let log: Log
        @State private var isMoving = true

        var body: some View {
            Text("x").fileMover(isPresented: $isMoving, file: file) { result in
                log.add((try? result.get().lastPathComponent) ?? "failure")
            } onCancellation: {
                log.add("cancelled")
            }
        }
    }

    @Test("a file is moved to the path that the user types, or stays")
    func move() throws {
        let temporary = try TemporaryFolder()
        let folder = temporary.url
        let file = folder.appendingPathComponent("a.txt")
        try Data("a".utf8).write(to: file)
        let log = Log()
        let app = TestApp(Mover(file: file, log: log), size: size)
        type(folder.path + "/b.txt", in: app)
        app.click(text: "[ Move ]")
        #expect(log.entries == ["b.txt"])
        #expect(!FileManager.default.fileExists(atPath: file.path))
        let moved = folder.appendingPathComponent("b.txt")
        let second = TestApp(Mover(file: moved, log: log), size: size)
        second.click(text: "Cancel")
        #expect(log.entries == ["b.txt", "cancelled"])
        #expect(FileManager.default.fileExists(atPath: moved.path))
    }

    @Test("a folder is written and read with the files in it, and leaves those of others alone")
    func folders() throws {
        let temporary = try TemporaryFolder()
        let folder = temporary.url
        let package = folder.appendingPathComponent("package")
        let wrapper = FileWrapper(directoryWithFileWrappers: [
            "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)),
            "b.txt": FileWrapper(regularFileWithContents: Data("b".utf8)),
        ])
        try wrapper.write(to: package, options: .atomic)
        try Data("c".utf8).write(to: package.appendingPathComponent("c.txt"))
        let again = try FileWrapper(url: package)
        #expect(again.isDirectory)
        #expect(again.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
        let first = try #require(wrapper.fileWrappers?["a.txt"])
        wrapper.removeFileWrapper(first)
        #expect(wrapper.addRegularFile(withContents: Data("new".utf8), preferredFilename: "b.txt") != "b.txt")
        try wrapper.write(to: package)
        let names = try FileManager.default.contentsOfDirectory(atPath: package.path)
        #expect(names.count == 3)
        #expect(Set(names).isSuperset(of: ["b.txt", "c.txt"]))
    }

    @Test("a file that is moved onto a different one replaces it; both stay if it cannot be moved")
    func moveOnto() throws {
        let temporary = try TemporaryFolder()
        let folder = temporary.url
        let (file, target) = (folder.appendingPathComponent("a.txt"), folder.appendingPathComponent("b.txt"))
        try Data("a".utf8).write(to: file)
        try Data("b".utf8).write(to: target)
        let log = Log()
        for name in ["gone.txt", "a.txt"] {
            let app = TestApp(Mover(file: folder.appendingPathComponent(name), log: log), size: size)
            type(target.path, in: app)
            app.click(text: "[ Move ]")
        }
        #expect(log.entries == ["failure", "b.txt"])
        #expect(try String(contentsOf: target, encoding: .utf8) == "a")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["b.txt"])
    }

    private struct Labelled: View {
        let folder: URL
        let isSaving: Bool
        @State private var isShown = true

        var body: some View {
            Group {
                if isSaving {
                    Text("x").fileMover(isPresented: $isShown, file: folder.appendingPathComponent("a.txt")) { _ in }
                } else {
                    Text("x").fileImporter(isPresented: $isShown, allowedContentTypes: [.item]) { _ in }
                }
            }
            .fileDialogMessage("Which one?")
            .fileDialogConfirmationLabel("Take")
            .fileExporterFilenameLabel("Name:")
            .fileDialogDefaultDirectory(folder)
        }
    }

    @Test("the texts and the folder of the windows can be set")
    func options() throws {
        let temporary = try TemporaryFolder()
        try temporary.write("a", to: "here.txt")
        for isSaving in [true, false] {
            let app = TestApp(
                Labelled(folder: temporary.url, isSaving: isSaving), size: CellSize(width: 100, height: 20))
            #expect(app.screen.position(of: "Which one?") != nil)
            #expect(app.screen.position(of: "Take") != nil)
            #expect(app.screen.position(of: "here.txt") != nil)
            #expect((app.screen.position(of: "Name:") != nil) == isSaving)
        }
    }

    private struct Sketch: Transferable {
        let title: String

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .json) { Data("{\"title\":\"\($0.title)\"}".utf8) }
            ProxyRepresentation(exporting: \.title)
        }
    }

    private struct Exporter: View {
        let item: Sketch?
        let types: [UTType]
        let log: Log
        @State private var isSaving = false

        var body: some View {
            Button("Export") { isSaving = true }
                .fileExporter(
                    isPresented: $isSaving, item: item, contentTypes: types, defaultFilename: "sketch"
                ) { result in
                    log.add((try? result.get())?.lastPathComponent ?? "failure")
                } onCancellation: {
                    log.add("cancelled")
                }
        }
    }

    @Test(
        "an item is written in its first representation of a type",
        arguments: [([UTType](), "sketch.json", "{\"title\":\"Quay\"}"), ([.plainText], "sketch.txt", "Quay")])
    func exportItem(types: [UTType], name: String, contents: String) throws {
        let folder = try TemporaryFolder()
        let log = Log()
        let app = TestApp(Exporter(item: Sketch(title: "Quay"), types: types, log: log), size: size)
        app.click(text: "Export")
        #expect(app.screen.position(of: name) != nil)
        type(folder.url.path + "/" + name, in: app)
        app.click(text: "[ Save ]")
        #expect(log.entries == [name])
        #expect(try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8) == contents)
    }

    private struct Counted: Transferable {
        let log: Log

        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation { (item: Counted) -> String in
                MainActor.assumeIsolated { item.log.add("represented") }
                return "text"
            }
        }
    }

    @Test("an item is represented only while the window is shown")
    func representsLazily() {
        let log = Log()
        let view = { (isPresented: Bool) in
            Text("Sketch").fileExporter(
                isPresented: .constant(isPresented), item: Counted(log: log), defaultFilename: "sketch"
            ) { _ in }
        }
        _ = TestApp(view(false), size: size)
        #expect(log.entries.isEmpty)
        let app = TestApp(view(true), size: size)
        #expect(log.entries.contains("represented"))
        #expect(app.screen.position(of: "sketch.txt") != nil)
    }

    @Test("an item without a suitable representation is an error, and without an item no window is shown")
    func exportNothing() throws {
        let folder = try TemporaryFolder()
        let log = Log()
        let app = TestApp(Exporter(item: Sketch(title: "Quay"), types: [.png], log: log), size: size)
        app.click(text: "Export")
        type(folder.url.path + "/sketch.png", in: app)
        app.click(text: "[ Save ]")
        #expect(log.entries == ["failure"])
        #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/sketch.png"))
        let empty = TestApp(Exporter(item: nil, types: [], log: log), size: size)
        empty.click(text: "Export")
        #expect(empty.screen.position(of: "Save") == nil)
    }
}
