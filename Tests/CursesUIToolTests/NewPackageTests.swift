import Foundation
import Testing

@testable import CursesUITool

/// Tests the packages that `cursesui new` writes, and the names that it rejects. The starter's own tests check that the
/// app works.
@Suite("New packages")
struct NewPackageTests {
    private let folder: TemporaryFolder
    private let cursesUI = CursesUILocation.folder(URL(fileURLWithPath: "/opt/CursesUI"))

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ name: String, cursesUI: CursesUILocation? = nil) throws -> URL {
        try NewPackage(try PackageName(name)).write(into: folder.url, cursesUI: cursesUI ?? self.cursesUI)
    }

    @Test("A package has an app, a test with its picture, and files around them, with its own name in all of them")
    func files() throws {
        #expect(try write("pantry").lastPathComponent == "pantry")
        #expect(
            folder.files == [
                "pantry/.gitignore", "pantry/Makefile", "pantry/Package.swift", "pantry/README.md",
                "pantry/Sources/pantry/ContentView.swift", "pantry/Sources/pantry/PantryApp.swift",
                "pantry/Sources/pantry/TeaDetail.swift", "pantry/Sources/pantry/TeaShelf.swift",
                "pantry/Tests/pantryTests/ContentViewTests.swift",
                "pantry/Tests/pantryTests/__Snapshots__/ContentViewTests/shelf.txt",
            ])
        for place in folder.files {
            #expect(try !folder.text(of: place).contains("Starter"), "\(place)")
        }
        #expect(try folder.text(of: "pantry/Sources/pantry/PantryApp.swift").contains("struct PantryApp: App {"))
        #expect(
            try folder.text(of: "pantry/Tests/pantryTests/ContentViewTests.swift").contains("@testable import pantry\n")
        )
        #expect(try folder.text(of: "pantry/Makefile").contains("\n\t@swift run pantry ||"))
    }

    @Test("The manifest names the folder of CursesUI, or its repository")
    func dependency() throws {
        _ = try write("A")
        let manifest = try folder.text(of: "A/Package.swift")
        #expect(manifest.contains(".package(path: \"/opt/CursesUI\")"))
        #expect(manifest.contains(".product(name: \"CursesUITesting\", package: \"CursesUI\")"))
        _ = try write("B", cursesUI: .repository(url: "https://example.org/terminal-ui.git", version: "1.2.0"))
        let other = try folder.text(of: "B/Package.swift")
        #expect(other.contains(".package(url: \"https://example.org/terminal-ui.git\", from: \"1.2.0\")"))
        #expect(other.contains(".product(name: \"CursesUI\", package: \"terminal-ui\")"))
    }

    @Test("What is there is not written over")
    func isThere() throws {
        try folder.write("mine", to: "Notes")
        let path = folder.path + "/Notes"
        #expect(throws: ToolError("\(path) is there: choose another name")) { try write("Notes") }
        #expect(try folder.text(of: "Notes") == "mine")
    }

    @Test("A folder that cannot be written to is named")
    func unwritable() throws {
        try folder.write("", to: "file")
        let inFile = folder.url.appendingPathComponent("file")
        #expect(throws: ToolError.self) {
            try NewPackage(try PackageName("A")).write(into: inFile, cursesUI: cursesUI)
        }
    }

    @Test("A name that is too long for the file system is refused in words")
    func long() throws {
        let error = #expect(throws: ToolError.self) { try write(String(repeating: "a", count: 300)) }
        #expect(error?.description.hasSuffix("cannot be written: the name is too long, or is not allowed") == true)
    }

    @Test(
        "Names that Swift cannot import are refused",
        arguments: [
            "", "_", "2048", "my-app", "a b", "a/b", "..", "🫖", "a\u{1B}[2J", "class", "Self", "Foundation", "CursesUI",
            "main", "Builtin",
        ]
    )
    func refused(name: String) {
        #expect(throws: ToolError.self) { try PackageName(name) }
    }

    @Test("Other names are taken", arguments: ["Pantry", "pantry2", "_x", "Café"])
    func taken(name: String) throws {
        #expect(try PackageName(name).text == name)
    }
}
