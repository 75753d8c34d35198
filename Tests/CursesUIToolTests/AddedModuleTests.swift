import Foundation
import Testing

@testable import CursesUITool

/// Tests the modules that the tool adds to the packages that it writes.
@Suite("Added modules")
struct AddedModuleTests {
    private let cursesUI = CursesUILocation.folder(URL(fileURLWithPath: "/opt/CursesUI"))

    private func plan(_ text: String, in folder: TemporaryFolder) throws -> PortPlan {
        try folder.write("\(text)\n@main struct A: App {}", to: "App.swift")
        return try Planner.plan(try ProjectReader.read(folder.path))
    }

    @Test("A file that imports SQLite brings a target for the library of the system")
    func sqlite() throws {
        let (project, package) = (try TemporaryFolder(), try TemporaryFolder())
        let plan = try plan("import SQLite3", in: project)
        #expect(plan.leftOut == [])
        try PackageWriter(plan, to: package.url, cursesUI: cursesUI).write()
        let manifest = try package.text(of: "Package.swift")
        #expect(
            manifest.contains(
                """
                        .systemLibrary(
                            name: "SQLite3",
                            path: "Sources/SQLite3",
                            pkgConfig: "sqlite3",
                            providers: [.apt(["libsqlite3-dev"])]
                        ),
                """))
        #expect(manifest.contains(".target(name: \"SQLite3\"),"))
        #expect(!manifest.contains("swift-crypto"))
        #expect(try package.text(of: "Sources/SQLite3/module.modulemap").contains("link \"sqlite3\""))
        #expect(try package.text(of: "Sources/SQLite3/SQLite3.h").contains("#include <sqlite3.h>"))
        let other = try self.plan("import Foundation", in: TemporaryFolder())
        try PackageWriter(other, to: package.url, cursesUI: cursesUI).write()
        #expect(!(try package.text(of: "Package.swift")).contains("SQLite3"))
        #expect(!package.url.appending(path: "Sources/SQLite3/SQLite3.h").exists)
    }

    @Test("A file that imports CommonCrypto brings a target that uses swift-crypto")
    func commonCrypto() throws {
        let (project, package) = (try TemporaryFolder(), try TemporaryFolder())
        try PackageWriter(
            try plan("import CryptoKit\nimport CommonCrypto", in: project), to: package.url, cursesUI: cursesUI
        ).write()
        let manifest = try package.text(of: "Package.swift")
        #expect(manifest.ranges(of: "https://github.com/apple/swift-crypto.git").count == 1)
        #expect(
            manifest.contains(
                """
                        .target(
                            name: "CommonCrypto",
                            dependencies: [
                                .product(name: "Crypto", package: "swift-crypto"),
                                .product(name: "_CryptoExtras", package: "swift-crypto"),
                            ],
                            path: "Sources/CommonCrypto",
                            swiftSettings: [.swiftLanguageMode(.v6)]
                        ),
                """))
        #expect(try package.text(of: "Sources/CommonCrypto/Digests.swift").contains("public func CC_SHA256("))
    }

    @Test("A condition that asks for a module does not bring it")
    func askedFor() throws {
        let text = "#if canImport(SQLite3)\nimport SQLite3\n#endif"
        #expect(try plan(text, in: TemporaryFolder()).addedModules.isEmpty)
    }

    @Test("A module of the project hides the one of Apple's")
    func own() {
        #expect(AddedModule.modules(imported: ["SQLite3"], own: ["SQLite3"]).isEmpty)
    }

    @Test("A manifest in the project finds the added modules in its own folder")
    func inPlace() throws {
        let project = try TemporaryFolder()
        try InPlaceWriter(try plan("import CommonCrypto", in: project), cursesUI: cursesUI).write()
        let manifest = try project.text(of: "Package.swift")
        #expect(manifest.contains("path: \"CursesUI/CommonCrypto\","))
        #expect(manifest.contains("\"CursesUI/CommonCrypto\",\n            ],\n            sources:"))
        #expect(try project.text(of: "CursesUI/CommonCrypto/Codes.swift").contains("public func CCHmac("))
    }

    @Test("A missing library is named")
    func missingLibrary() throws {
        let header = String(decoding: PackageResources.SQLite3_h, as: UTF8.self)
        let message = try #require(header.firstMatch(of: /#error (.+)/)).1
        let line = try #require(Diagnostic("/tmp/SQLite3.h:8:2: error: \(message)"))
        let result = SwiftBuild.Result(isComplete: false, errors: [line], lastLines: [])
        #expect(result.missingLibrary?.hasPrefix("SQLite is missing: install libsqlite3-dev") == true)
    }
}
