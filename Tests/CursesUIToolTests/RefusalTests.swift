import Foundation
import Testing

@testable import CursesUITool

/// Tests that unsupported input is rejected with a one-line message.
@Suite("Refusals")
struct RefusalTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func refusal(of place: String = "", target: String? = nil) -> String? {
        let path = place.isEmpty ? folder.path : folder.path + "/" + place
        do {
            _ = try Planner.plan(try ProjectReader.read(path, target: target))
            return nil
        } catch {
            #expect(!error.description.contains("\n"))
            return error.description.replacing(folder.path, with: "HERE")
                .replacing(folder.url.lastPathComponent, with: "NAME")
        }
    }

    @Test("A path that leads nowhere, and a folder without Swift files")
    func nothing() throws {
        #expect(refusal(of: "none") == "HERE/none is not there")
        #expect(refusal() == "HERE holds no project and no Swift files")
        try folder.write("hello", to: "notes.txt")
        #expect(refusal() == "HERE holds no project and no Swift files")
        #expect(refusal(of: "notes.txt") == "HERE/notes.txt is not a folder, a project or a Swift file")
    }

    @Test("Files without an app, and with two")
    func apps() throws {
        try folder.write("import SwiftUI\nstruct A: View {}\nstruct B: View {}", to: "Views.swift")
        let reason = "NAME has no app: nothing is marked with @main, and there is no ContentView"
        #expect(refusal() == reason + ", but several views (A, B)")
        let plan = try Planner.plan(try ProjectReader.read(folder.path), needsApp: false)
        let places = Set(plan.modules.flatMap(\.sources).map(\.place))
        #expect(places.isSuperset(of: ["CursesUIProgram.swift", "Views.swift"]))
        #expect(!places.contains("CursesUIApp.swift"))
        try folder.write("import SwiftUI\n@main struct C: App {}", to: "C.swift")
        #expect(refusal() == nil)
        try folder.write("import SwiftUI\n@main struct D: App {}", to: "D/D.swift")
        #expect(refusal() == "NAME has 2 apps (C in C.swift, D in D/D.swift): name the folder or file of one")
        #expect(refusal(of: "D/D.swift") == nil)
    }

    @Test("A project that is a folder, and one without targets")
    func emptyProjects() throws {
        try folder.write("", to: "A/A.xcodeproj/project.pbxproj/file")
        #expect(refusal(of: "A") == "HERE/A/A.xcodeproj/project.pbxproj is a folder, and not a file")
        try folder.write(
            "{ objects = { P = { isa = PBXProject; targets = (); }; }; rootObject = P; }",
            to: "B/B.xcodeproj/project.pbxproj")
        #expect(refusal(of: "B") == "B.xcodeproj has no app; it has no targets")
        #expect(refusal(of: "B", target: "T") == "B.xcodeproj has no target T; it has none")
    }

    @Test("A port into something that is not a folder")
    func noFolder() throws {
        try folder.write(Self.app, to: "A.swift")
        try folder.write("", to: "file")
        let plan = try Planner.plan(try ProjectReader.read(folder.path + "/A.swift"))
        let location = CursesUILocation.folder(folder.url)
        for place in ["/dev/null", folder.path + "/file"] {
            #expect(throws: ToolError("\(place) is not a folder: name another with --output")) {
                try plan.write(to: URL(fileURLWithPath: place), cursesUI: location, overwriting: false)
            }
        }
    }

    private static let app = "import SwiftUI\n@main struct A: App {}"

    @Test("Code in UTF-16", arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
    func utf16(encoding: String.Encoding) throws {
        try folder.write("", to: "A.swift")
        let bytes = try #require(Self.app.data(using: encoding))
        try bytes.write(to: folder.url.appendingPathComponent("A.swift"))
        #expect(refusal() == "HERE/A.swift is in UTF-16: the compiler reads code in UTF-8 only")
    }

    @Test("A pipe among the files is left out, and is not a script")
    func pipe() throws {
        try folder.write(Self.app, to: "A.swift")
        let pipe = folder.url.appendingPathComponent("Pipe.swift")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        #expect(refusal() == nil)
        let project = try ProjectReader.read(folder.path)
        #expect(project.app.sources.map(\.lastPathComponent) == ["A.swift"])
        #expect(project.leftOut.map(\.item) == ["Pipe.swift"])
        #expect(throws: ToolError("\(pipe.filePath) is not a file")) { try pipe.textInUTF8() }
    }

    @Test("A recording's script that is not in UTF-8")
    func script() throws {
        try folder.write("", to: "steps")
        let url = folder.url.appendingPathComponent("steps")
        try Data([0x70, 0xFF, 0xFE]).write(to: url)
        #expect(throws: ToolError("\(url.filePath) is not a text in UTF-8")) { try url.textInUTF8() }
    }

    @Test("An app with the name of a module gets another, and a module with Apple's name is refused")
    func appleNames() throws {
        try folder.write(Self.app, to: "SwiftUI/A.swift")
        #expect(try ProjectReader.read(folder.path + "/SwiftUI").app.name == "SwiftUIApp")
        #expect(refusal(of: "SwiftUI") == nil)
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "P",
                targets: [.target(name: "SwiftUI"), .executableTarget(name: "App", dependencies: ["SwiftUI"])])
            """, to: "P/Package.swift")
        try folder.write("public struct X {}", to: "P/Sources/SwiftUI/X.swift")
        try folder.write(Self.app, to: "P/Sources/App/A.swift")
        #expect(refusal(of: "P") == "P has a module SwiftUI of its own, which hides Apple's: rename it")
    }

    @Test("Several projects in a folder")
    func projects() throws {
        for name in ["A", "B"] {
            try folder.write("let package = Package(name: \"\(name)\")", to: "\(name)/Package.swift")
        }
        #expect(refusal() == "HERE holds several projects (A, B): name one")
        try folder.write("", to: "C.xcodeproj/project.pbxproj")
        try folder.write("", to: "D.xcodeproj/project.pbxproj")
        #expect(refusal() == "HERE holds several projects (C.xcodeproj, D.xcodeproj): name one")
    }

    @Test(
        "A project file that is broken",
        arguments: [
            ("", "it has no project"),
            ("{ a = (b; }", "line 1: Expected “,” or “)”, found “;”."),
            ("{\n\u{1} }", "line 2: Expected a key, found U+0001."),
            ("{ objects = { }; }", "it has no project"),
            ("{ objects = { A = { isa = PBXProject; }; }; rootObject = B; }", "it has no project"),
            ("<?xml version=\"1.0\"?><plist><array/></plist>", "it is not a dictionary"),
        ]
    )
    func broken(text: String, reason: String) throws {
        try folder.write(text, to: "A.xcodeproj/project.pbxproj")
        let refusal = refusal()
        #expect(refusal?.hasPrefix("HERE/A.xcodeproj/project.pbxproj is broken: ") == true, "\(refusal ?? "")")
        #expect(refusal?.hasSuffix(reason) == true, "\(refusal ?? "")")
    }

    @Test("Any start of a project file is read or refused, without a crash")
    func prefixes() throws {
        let file = Samples.folder.appendingPathComponent("Habits/Habits.xcodeproj/project.pbxproj")
        let whole = try Data(contentsOf: file)
        for count in stride(from: 0, to: whole.count, by: 97) {
            try folder.write(String(decoding: whole.prefix(count), as: UTF8.self), to: "A.xcodeproj/project.pbxproj")
            #expect(refusal() != nil)
        }
    }

    @Test("A project without an app, with two, and without the target that is named")
    func targets() throws {
        func project(_ types: [String: String]) -> String {
            let targets = types.map { name, type in
                "\(name) = { isa = PBXNativeTarget; name = \(name); productType = \"com.apple.product-type.\(type)\"; };"
            }
            return """
                { objects = { P = { isa = PBXProject; targets = (\(types.keys.sorted().joined(separator: ","))); };
                \(targets.joined()) }; rootObject = P; }
                """
        }
        try folder.write(project(["A": "framework"]), to: "A.xcodeproj/project.pbxproj")
        #expect(refusal() == "A.xcodeproj has no app; its targets are A")
        try folder.write(project(["A": "application", "B": "application"]), to: "A.xcodeproj/project.pbxproj")
        #expect(refusal() == "A.xcodeproj has 2 apps (A, B): choose one with --target")
        #expect(refusal(target: "C") == "A.xcodeproj has no target C; it has A, B")
    }

    @Test("A folder of the project that is missing")
    func missingFolder() throws {
        try folder.write(
            """
            { objects = {
              P = { isa = PBXProject; targets = (T); mainGroup = G; };
              G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
              S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
              T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    fileSystemSynchronizedGroups = (S); };
            }; rootObject = P; }
            """, to: "A.xcodeproj/project.pbxproj")
        #expect(refusal() == "HERE/App, a folder of the target App, is missing")
    }

    @Test("A folder that something else is in is not written to")
    func output() throws {
        try folder.write("import SwiftUI\n@main struct A: App {}", to: "App/App.swift")
        try folder.write("mine", to: "out/notes.txt")
        let plan = try Planner.plan(try ProjectReader.read(folder.path + "/App"))
        let out = folder.url.appendingPathComponent("out")
        let location = CursesUILocation.repository(url: "https://example.org/CursesUI", version: "1.0.0")
        func write(overwriting: Bool) throws {
            try plan.write(to: out, cursesUI: location, overwriting: overwriting)
        }
        #expect(throws: ToolError("\(out.path) is there, and cursesui did not write it: name another with --output")) {
            try write(overwriting: true)
        }
        try FileManager.default.removeItem(at: out)
        try write(overwriting: false)
        #expect(throws: ToolError("\(out.path) is there: --overwrite brings it up to date")) {
            try write(overwriting: false)
        }
        try write(overwriting: true)
        let manifest = try folder.text(of: "out/Package.swift")
        #expect(manifest.contains(".package(url: \"https://example.org/CursesUI\", from: \"1.0.0\"),"))
        #expect(plan.folderBeside.lastPathComponent == "App-cursesui")
    }

    @Test("A place that cannot be written is named with the reason")
    func unwritable() throws {
        try folder.write("import SwiftUI\n@main struct A: App {}", to: "App/App.swift")
        try folder.write("a file", to: "file")
        let plan = try Planner.plan(try ProjectReader.read(folder.path + "/App"))
        let error = #expect(throws: ToolError.self) {
            try plan.write(
                to: folder.url.appendingPathComponent("file/inside"), cursesUI: .repository(url: "x", version: nil),
                overwriting: false)
        }
        #expect(error?.description.contains("cannot be written") == true, "\(error?.description ?? "")")
    }

    @Test("Of resources that have one name, the first is taken, and the others are listed")
    func sameNames() throws {
        try folder.write("import SwiftUI\nstruct ContentView: View {}", to: "A.swift")
        for place in ["a/data.json", "b/data.json", "de.lproj/data.json"] { try folder.write("{}", to: place) }
        let plan = try Planner.plan(try ProjectReader.read(folder.path))
        #expect(plan.app.resources.map(\.place) == ["data.json", "de.lproj/data.json"])
        #expect(plan.leftOut.map(\.item) == ["b/data.json"])
    }

    @Test("Names of files reach the terminal without commands to it")
    func hostileNames() throws {
        try folder.write("", to: "evil\u{1B}[2J\n.storyboard")
        try folder.write("import SwiftUI\nstruct ContentView: View {}", to: "A.swift")
        let plan = try Planner.plan(try ProjectReader.read(folder.path))
        var table = TextTable("Left out", "Reason")
        for item in plan.leftOut { table.add(item.item, item.reason) }
        #expect(plan.leftOut.count == 1)
        #expect(table.lines.count == 2)
        #expect(table.lines[1].hasPrefix("evil\\u{1B}[2J\\u{A}.storyboard  "))
        #expect(ToolError("a\u{202E}b\u{7}").description == "a\\u{202E}b\\u{7}")
    }
}
