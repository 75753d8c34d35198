import Foundation
import Testing

@testable import CursesUITool

@Suite("Manifests that are read, not run")
struct SwiftPackageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func read(target: String? = nil) throws -> AppProject {
        try ProjectReader.read(folder.path, target: target)
    }

    @Test("A package gives its program, the modules that it uses, and their settings")
    func package() throws {
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let shared: [Target.Dependency] = ["Model"]
            let package = Package(
                name: "Kit",
                defaultLocalization: "de",
                dependencies: [
                    .package(url: "https://example.org/colours.git", from: "1.2.0"),
                    .package(url: "https://example.org/lines", .upToNextMinor(from: "2.0.0")),
                ],
                targets: [
                    .executableTarget(
                        name: "App",
                        dependencies: shared + [.product(name: "Colours", package: "colours")],
                        exclude: ["Old"],
                        resources: [.process("Pictures"), .copy("Data")],
                        swiftSettings: [
                            .swiftLanguageMode(.v5), .define("PRO"), .enableUpcomingFeature("ExistentialAny"),
                        ]
                    ),
                    .target(name: "Model", path: "Model"),
                    .testTarget(name: "AppTests", dependencies: ["App"]),
                ]
            )
            """, to: "Package.swift")
        try folder.write("@main struct A {}", to: "Sources/App/App.swift")
        try folder.write("", to: "Sources/App/Old/Old.swift")
        try folder.write("", to: "Sources/App/Pictures/inner/a.png")
        try folder.write("", to: "Sources/App/Data/b.json")
        try folder.write("{}", to: "Sources/App/Localizable.xcstrings")
        try folder.write("", to: "Sources/App/README.md")
        try folder.write("", to: "Model/Model.swift")
        let project = try read()
        #expect(project.app.name == "App")
        #expect(project.app.sources.map(\.lastPathComponent) == ["App.swift"])
        #expect(project.app.resources.map(\.place) == ["Localizable.xcstrings", "a.png", "Data"])
        #expect(project.app.dependencies == ["Model"])
        #expect(project.app.products == [RemoteProduct(name: "Colours", package: "colours")])
        #expect(project.app.settings.languageMode == 5)
        #expect(project.app.settings.conditions == ["PRO"])
        #expect(project.app.settings.features == ["ExistentialAny"])
        #expect(project.libraries.map(\.name) == ["Model"])
        #expect(project.libraries[0].settings.languageMode == 6)
        #expect(
            project.packages == [RemotePackage(url: "https://example.org/colours.git", requirement: "from: \"1.2.0\"")])
        #expect(project.developmentLanguage == "de")
        #expect(project.leftOut.map(\.item) == ["the target AppTests"])
        #expect(!project.hasMainBundle)
    }

    @Test("A package beside this one gives its modules")
    func beside() throws {
        try folder.write(
            """
            let package = Package(
                name: "App", dependencies: [.package(path: "../Core")],
                targets: [.executableTarget(name: "App", dependencies: [.product(name: "CoreLib", package: "Core")])])
            """, to: "App/Package.swift")
        try folder.write("@main struct A {}", to: "App/Sources/App/App.swift")
        try folder.write(
            """
            let package = Package(
                name: "Core", products: [.library(name: "CoreLib", targets: ["Core"])],
                targets: [.target(name: "Core", dependencies: [.target(name: "Base")]), .target(name: "Base")])
            """, to: "Core/Package.swift")
        try folder.write("", to: "Core/Sources/Core/Core.swift")
        try folder.write("import SwiftUI", to: "Core/Sources/Base/Base.swift")
        let project = try ProjectReader.read(folder.path + "/App")
        #expect(project.libraries.map(\.name) == ["Base", "Core"])
        #expect(project.app.dependencies == ["Core"])
        #expect(project.libraries[1].dependencies == ["Base"])

        // The app is compiled again when CursesUI or `Base` changes, because its target names them.
        let copy = folder.url.appending(path: "out")
        let location = CursesUILocation.repository(url: "u/ui", version: nil)
        try PackageWriter(try Planner.plan(project), to: copy, cursesUI: location).write()
        let written = ManifestParser.package(in: Array(try Data(contentsOf: copy.appending(path: "Package.swift"))))
        let app = written?["targets"]?.elements.first { $0["name"]?.string == "App" }
        let dependencies = app?["dependencies"]?.elements.compactMap { $0["name"]?.string } ?? []
        #expect(dependencies.filter { $0 != "CombineCompat" } == ["SwiftUICompat", "Core", "Base"])
    }

    @Test("Two programs are told apart by the target that is named")
    func twoPrograms() throws {
        try folder.write(
            "let package = Package(name: \"P\", targets: [.executableTarget(name: \"A\"), .executableTarget(name: \"B\")])",
            to: "Package.swift")
        try folder.write("", to: "Sources/A/main.swift")
        try folder.write("", to: "Sources/B/main.swift")
        #expect(throws: ToolError("\(folder.url.lastPathComponent) has 2 programs (A, B): choose one with --target")) {
            try read()
        }
        #expect(try read(target: "B").app.name == "B")
    }

    @Test("A manifest that only running it would tell is refused")
    func program() throws {
        try folder.write("let package = makePackage()", to: "Package.swift")
        #expect(throws: ToolError.self) { try read() }
    }

    @Test("Constants, joined lists and texts with escapes are understood; what is not stays unknown")
    func values() {
        let text = """
            let name = "a\\"b"
            let more = ["x"] + ["y"]
            let package = Package(name: name, a: more + other(), b: f(1, -2)[0], c: .d(.e), g: { $0 + 1 }(2), h: "z")
            """
        let package = ManifestParser.package(in: Array(text.utf8))
        #expect(package?["name"]?.string == "a\"b")
        #expect(package?["a"]?.strings == ["x", "y"])
        #expect(package?["c"]?[""]?.name == "e")
        #expect(package?["h"]?.string == "z")
    }

    @Test("Any start of a manifest is read without end or crash")
    func prefixes() throws {
        let manifest = try Data(contentsOf: Samples.folder.appendingPathComponent("Dice.swiftpm/Package.swift"))
        for count in 0...manifest.count { _ = ManifestParser.package(in: Array(manifest.prefix(count))) }
        for signs in ["((((", "[[[[", "Package(", "Package(a: [.b(", "let a = ", "Package(]]]]", "Package(a: }}"] {
            _ = ManifestParser.package(in: Array(signs.utf8))
        }
        let deep = "Package(" + String(repeating: "[", count: 100_000)
        #expect(ManifestParser.package(in: Array(deep.utf8)) != nil)
    }
}
