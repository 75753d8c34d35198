import CursesUITesting
import Foundation
import TestSupport
import Testing

@testable import CursesUI
@testable import Files

@MainActor
@Suite("The file manager")
struct FilesTests {
    private let disk = FakeFileSystem([
        "/home/.profile": "export A=1",
        "/home/notes.md": "# Notes\n\nBuy *milk*.",
        "/home/main.swift": "let answer = 42 // of course\nprint(\"\\(answer)\")",
        "/home/data.bin": "a\0b",
        "/home/locked.txt": "secret",
        "/home/photos/beach.txt": "sand",
        "/home/music/": "",
        "/home/old/notes.md": "older notes",
    ])
    private let model: FilesModel
    private let defaults = MemoryDefaults()

    nonisolated static let sizes = [
        CellSize(width: 80, height: 24), CellSize(width: 120, height: 40), CellSize(width: 40, height: 12),
    ]

    init() {
        model = FilesModel(URL(filePath: "/home"), in: disk)
    }

    private func makeApp(_ size: CellSize = sizes[0], showsPreview: Bool = true) async -> TestApp {
        defaults.set(showsPreview, forKey: "showsPreview")
        let view = FilesView(model: model).defaultAppStorage(defaults)
            .environment(\.timeZone, TimeZone(identifier: "UTC")!).environment(\.locale, Locale(identifier: "en_US"))
        let app = TestApp(view, size: size)
        await app.wait { $0.screen.position(of: "notes.md") != nil }
        return app
    }

    private func isShown(_ text: String, in app: TestApp) -> Bool { app.screen.position(of: text) != nil }

    private func press(_ key: KeyEquivalent, in app: TestApp, until condition: (TestApp) -> Bool) async {
        app.press(key)
        await app.wait(until: condition)
    }

    @Test("looks as it was recorded", arguments: sizes)
    func looks(size: CellSize) async {
        let app = await makeApp(size)
        app.click(text: "main.swift")
        if size.width > 60 { await app.wait { $0.screen.position(of: "answer") != nil } }
        #expect(app.diagnostics == [] && app.unnamedControls.filter { !$0.frame.isEmpty }.isEmpty)
        assertSnapshot(of: app, named: "preview.\(size.width)x\(size.height)")
        app.press("r")
        assertSnapshot(of: app, named: "rename.\(size.width)x\(size.height)")
        app.press(.escape)
        app.press(size.width > 60 ? "v" : .return)
        await app.settleTasks()
        assertSnapshot(of: app, named: "v.\(size.width)x\(size.height)")
    }

    @Test("is as the documentation shows it", arguments: DocumentationPicture.pair("Files"))
    func picture(picture: DocumentationPicture) async throws {
        defaults.set(true, forKey: "showsPreview")
        let view = FilesView(model: model).defaultAppStorage(defaults)
            .environment(\.timeZone, TimeZone(identifier: "UTC")!).environment(\.locale, Locale(identifier: "en_US"))
        let app = picture.show(view, 90, 20)
        await app.wait { $0.screen.position(of: "main.swift") != nil }
        app.click(text: "main.swift")
        await app.wait { $0.screen.position(of: "answer") != nil }
        try picture.check(app)
    }

    @Test("opens folders, and goes up to where it came from")
    func going() async {
        let app = await makeApp()
        app.click(text: "photos")
        await press(.return, in: app) { $0.screen.position(of: "beach.txt") != nil }
        #expect(isShown("/home/photos", in: app))
        await press(.delete, in: app) { $0.screen.position(of: "notes.md") != nil }
        #expect(model.folder.current?.name == "photos")
    }

    @Test("shows hidden files on request, and keeps that for the next time")
    func hidden() async {
        let app = await makeApp()
        #expect(!isShown(".profile", in: app))
        app.press(".")
        #expect(isShown(".profile", in: app))
        #expect(defaults.bool(forKey: "showsHidden"))
    }

    @Test("sorts by the titles, folders first, and filters")
    func sorting() async throws {
        let app = await makeApp()
        app.click(text: "Size")
        let row = { (name: String) in app.screen.position(of: name)?.row ?? -1 }
        #expect(row("photos") < row("data.bin") && row("data.bin") < row("notes.md"))
        app.press("/")
        app.type("NOT")
        #expect(isShown("notes.md", in: app) && !isShown("data.bin", in: app))
    }

    @Test("previews texts, Markdown, folders and what cannot be read")
    func previews() async throws {
        func preview(_ name: String) async -> PreviewContent {
            let item = try? disk.items(in: URL(filePath: "/home")).first { $0.name == name }
            return await PreviewContent.of(item, in: disk)
        }
        #expect(await preview("notes.md") == .markdown("# Notes\n\nBuy *milk*."))
        #expect(
            await preview("main.swift")
                == .markdown("```swift\nlet answer = 42 // of course\nprint(\"\\(answer)\")\n```"))
        #expect(await preview("data.bin") == .message("3 bytes, not a text"))
        #expect(await preview("photos") == .message("beach.txt"))
        #expect(await preview("music") == .message("An empty folder"))
        #expect(await preview("locked.txt") == .message("It cannot be read: permission denied."))
        disk.add("/home/a.png", Data([1]))
        #expect(await preview("a.png") == .picture(Data([1])))
    }

    @Test("changes no file that the filter or the hidden files leave out")
    func filteredFiles() async {
        let app = await makeApp()
        app.click(text: "data.bin")
        app.press("/")
        app.type("notes")
        await press(.return, in: app) { !$0.screen.text.contains("data.bin") }
        #expect(model.folder.current?.name == "notes.md")
        await press("d", in: app) { $0.screen.text.contains("u undoes") }
        #expect(disk.files.contains("/home/data.bin") && !disk.files.contains("/home/notes.md"))
    }

    @Test("selects a row from the start, and the next one after a deletion")
    func selecting() async {
        let app = await makeApp()
        #expect(model.folder.current?.name == "music")
        app.press(.end)
        app.press(.upArrow)
        #expect(model.folder.current?.name == "main.swift")
        await press("d", in: app) { $0.screen.text.contains("u undoes") }
        #expect(model.folder.current?.name == "notes.md")
        await press("d", in: app) { _ in disk.files.contains("/trash/notes.md") }
        await app.wait { _ in model.folder.current?.name == "locked.txt" }
    }

    @Test("deletes into the trash, and takes it back")
    func deleting() async {
        let app = await makeApp()
        app.click(text: "data.bin")
        await press("d", in: app) { $0.screen.position(of: "u undoes") != nil }
        #expect(disk.files.contains("/trash/data.bin") && !disk.files.contains("/home/data.bin"))
        await press("u", in: app) { $0.screen.position(of: "Undo: Delete") != nil }
        #expect(disk.files.contains("/home/data.bin") && isShown("data.bin", in: app))
    }

    @Test("renames, and refuses a name that exists")
    func renaming() async {
        let app = await makeApp()
        app.click(text: "data.bin")
        app.press("r")
        app.press("u", modifiers: .control)
        app.type("notes.md")
        await press(.return, in: app) { $0.screen.position(of: "Rename data.bin: file exists") != nil }
        #expect(disk.files.contains("/home/data.bin"))
        app.press(.return)
        app.press("r")
        app.press("u", modifiers: .control)
        app.type("bits")
        await press(.return, in: app) { $0.screen.position(of: "Rename data.bin") != nil }
        #expect(disk.files.contains("/home/bits") && model.folder.current?.name == "bits")
        await press("u", in: app) { $0.screen.position(of: "data.bin") != nil }
    }

    @Test("moves to the other folder, and says what it could not move and why")
    func moving() async {
        let app = await makeApp(showsPreview: false)
        app.click(text: "data.bin")
        await press("m", in: app) { $0.screen.position(of: "Already in home") != nil }
        await model.folders[1].go(to: URL(filePath: "/home/old"))
        await press("m", in: app) { _ in disk.files.contains("/home/old/data.bin") }
        await app.wait { $0.screen.position(of: "Move data.bin to old") != nil }
        app.click(text: "locked.txt")
        await press("m", in: app) { $0.screen.position(of: "Move locked.txt to old: permission denied") != nil }
        app.press(.return)
        app.press(.end)
        await press("m", in: app) { $0.screen.position(of: "Move notes.md to old: file exists") != nil }
        app.press(.return)
        #expect(disk.files.contains("/home/notes.md") && disk.files.contains("/home/locked.txt"))
        await press("u", in: app) { _ in disk.files.contains("/home/data.bin") }
    }

    @Test("shows the way to the folder in a tree, and goes to the folders in it")
    func tree() async {
        let app = await makeApp()
        await press("t", in: app) { $0.screen.position(of: "▾ home") != nil }
        await app.wait { $0.screen.position(of: "▸ photos") != nil }
        app.click(text: "▸ photos")
        await app.wait { _ in model.folder.url.path == "/home/photos" }
    }

    @Test("moves what is dragged to a folder")
    func dragging() async throws {
        let app = await makeApp()
        let from = try #require(app.screen.position(of: "data.bin"))
        let to = try #require(app.screen.position(of: "photos"))
        app.drag(from: from, to: to)
        await app.wait { _ in disk.files.contains("/home/photos/data.bin") }
        #expect(!disk.files.contains("/home/data.bin"))
    }

    @Test("says why a folder cannot be read")
    func unreadable() async {
        let app = await makeApp()
        await model.folder.go(to: URL(filePath: "/home/nowhere"))
        app.settle()
        #expect(isShown("no such file", in: app))
    }

    @Test("opens a file on the whole screen")
    func opening() async {
        let app = await makeApp(Self.sizes[2])
        app.click(text: "main.swift")
        await press(.return, in: app) { $0.screen.position(of: "of course") != nil }
        await press(.escape, in: app) { $0.screen.position(of: "notes.md") != nil }
    }

    @Test("takes a folder as its argument")
    func arguments() throws {
        #expect(try FilesArguments.parse(["/"]).folderURL.path == "/")
        #expect(throws: (any Error).self) { try FilesArguments.parse(["/no/such/folder"]) }
        #expect(FilesArguments.helpMessage().contains("Show this folder."))
        #expect(try FilesArguments.parse(["--read-only", "/"]).readOnly)
    }

    @Test("changes nothing in a file system that can only be read")
    func readOnly() async throws {
        let before = disk.files
        let model = FilesModel(URL(filePath: "/home"), in: disk, isReadOnly: true)
        await model.read()
        let file = model.folder.items[0].url
        for change in [{ model.move(file, to: URL(filePath: "/new")) }, { model.trash(file) }] {
            model.hasFailed = false
            change()
            while !model.hasFailed { await Task.yield() }
            #expect(model.failure.hasSuffix("read-only file system."))
        }
        #expect(disk.files == before && model.undoTitle == nil)
    }

    @Test("is reached by keys", arguments: sizes)
    func keys(size: CellSize) async {
        let reach = await makeApp(size).keyboardReach()
        #expect(reach.outOfReach == [])
        #expect(reach.unseen == [])
        #expect(reach.mostKeys <= 10, "\(reach.longestWay)")
    }
}
