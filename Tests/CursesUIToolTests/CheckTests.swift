import Foundation
import Testing

@testable import CursesUITool

@Suite("What is missing")
struct CheckTests {
    @Test(
        "The message of the compiler tells the name that is missing",
        arguments: [
            ("cannot find 'VSplitView' in scope", "VSplitView"),
            ("cannot find type 'MKMapView' in scope", "MKMapView"),
            ("value of type 'some View' has no member 'glow'", "View.glow"),
            ("value of type 'List<Never, Text>' has no member 'rows'", "List.rows"),
            ("type 'EnvironmentValues' has no member 'x'", "EnvironmentValues.x"),
            ("'Code' is not a member type of struct 'Lib.Kit'", "Lib.Kit.Code"),
            ("unknown attribute 'Entry'", "@Entry"),
            ("no such module 'MapKit'", "import MapKit"),
            ("no macro named 'Playground'", "#Playground"),
            ("'init(format:_:)' is unavailable: not on Linux", "init(format:_:)"),
            ("reference to member 'brand' cannot be resolved without a contextual type", ".brand"),
            ("extra argument 'options' in call", "extra argument 'options' in call"),
            ("no exact matches in call to initializer ", "no exact matches in call to initializer"),
        ]
    )
    func names(message: String, name: String) {
        #expect(MissingName.name(in: message) == name)
    }

    @Test("Lines of a build are steps, messages about places, and others")
    func lines() {
        let step = BuildLine("[12/41] Compiling Trips Trip.swift")
        #expect(step == BuildLine.step(done: 12, total: 41, name: "Compiling Trips Trip.swift"))
        let other = BuildLine("warning: 'trips': found 3 files")
        #expect(other == BuildLine.other("warning: 'trips': found 3 files"))
        guard case .diagnostic(let found) = BuildLine("/a b/C.swift:3:5: error: no 'x': y [#Group]") else {
            Issue.record("no message")
            return
        }
        #expect(found.file == "/a b/C.swift")
        #expect(found.line == 3)
        #expect(found.column == 5)
        #expect(found.severity == .error)
        #expect(found.message == "no 'x': y")
        #expect(Diagnostic("/a.h:1:2: fatal error: no file")?.severity == .error)
    }

    private func plan(_ files: [String: String], in folder: TemporaryFolder) throws -> PortPlan {
        for (place, text) in files { try folder.write(text, to: place) }
        return try Planner.plan(try ProjectReader.read(folder.path))
    }

    @Test("Modifiers without an effect are counted, and other uses of their names are not")
    func withoutEffect() throws {
        let folder = try TemporaryFolder()
        let plan = try plan(
            [
                "App.swift": """
                import SwiftUI
                @main struct A: App {}
                let a = Text("fontWidth(1)").fontWidth(1).bold().statusBarHidden() // .fontWidth(2)
                """,
                "View.swift": "import SwiftUI\nfunc fontWidth() {}\nlet b = fontWidth()\nlet c = x.fontWidth(2)",
            ], in: folder)
        let report = CheckReport(plan, modules: [], errors: [], isBuilt: true)
        #expect(
            report.withoutEffect == [
                CheckReport.Effectless(name: "fontWidth", count: 2, files: 2),
                CheckReport.Effectless(name: "statusBarHidden", count: 1, files: 1),
            ]
        )
        #expect(report.lines.contains { $0.contains("Without an effect in a terminal") })
        #expect(report.json.contains("\"withoutEffect\""))
        let plain = CheckReport(
            try self.plan(["App.swift": "import SwiftUI\n@main struct A: App {}"], in: TemporaryFolder()),
            modules: [], errors: [], isBuilt: true)
        #expect(plain.lines == ["\(plain.project): 1 of 1 file compiles"])
    }

    @Test("Imports of modules that are missing are counted, and taken out of the copy that is compiled")
    func modules() throws {
        let folder = try TemporaryFolder()
        let plan = try plan(
            [
                "App.swift": "import SwiftUI\n@main struct A: App {}",
                "Map.swift": "import MetalKit\nimport class HomeKit.HMHomeManager\nimport UIKit\nlet a = 1",
            ], in: folder)
        let (copy, imports) = Checker.withoutMissingModules(plan)
        #expect(imports.map(\.module) == ["MetalKit", "HomeKit"])
        #expect(imports.map(\.line) == [1, 2])
        let map = try #require(copy.app.sources.first { $0.place == "Map.swift" })
        #expect(
            String(decoding: map.contents, as: UTF8.self) == "import Swift\nimport Swift\nimport UIKit\nlet a = 1")
        let advice = plan.leftOut.map { [$0.item, $0.reason] }
        #expect(advice.contains(["import MetalKit", "Map.swift: there is no such module here"]))
    }

    @Test("The report counts names per file and over all files")
    func report() throws {
        let folder = try TemporaryFolder()
        let plan = try plan(
            ["App.swift": "import SwiftUI\n@main struct A: App {}", "B.swift": "", "C.swift": "", "a.metal": ""],
            in: folder)
        func error(_ file: String, _ line: Int, _ message: String) throws -> Diagnostic {
            var diagnostic = try #require(Diagnostic("/\(file):\(line):1: error: \(message)"))
            diagnostic.file = file
            return diagnostic
        }
        let report = CheckReport(
            plan, modules: [("C.swift", 1, "MapKit")],
            errors: [
                try error("B.swift", 7, "cannot find 'Foo' in scope"),
                try error("B.swift", 3, "cannot find type 'Foo' in scope"),
                try error("B.swift", 4, "cannot infer contextual base in reference to member 'red'"),
                try error("C.swift", 2, "cannot find 'Foo' in scope"),
                try error("C.swift", 3, "type 'Page' does not conform to protocol 'UIViewRepresentable'"),
            ], isBuilt: false)
        #expect(!report.isComplete)
        #expect(
            report.lines == [
                "\(folder.url.lastPathComponent): 1 of 3 files compile", "",
                "File     Line  Times  Missing",
                "B.swift  3     2      Foo",
                "C.swift  1     1      import MapKit",
                "C.swift  2     1      Foo", "",
                "Times  Files  Missing",
                "3      2      Foo",
                "1      1      import MapKit", "",
                "Left out  Reason                   What to do",
                "a.metal   a terminal has no Metal  draw with shapes or a Canvas",
            ])
        let json = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any]
        #expect(json?["filesThatCompile"] as? Int == 1)
        let missing = json?["missing"] as? [[String: Any]]
        #expect(missing?.first?["name"] as? String == "Foo")
        #expect(missing?.first?["message"] as? String == "cannot find type 'Foo' in scope")
    }

    @Test("What takes the place of a name that Linux lacks is told, also if only the message has the name")
    func replacements() throws {
        let folder = try TemporaryFolder()
        let plan = try plan(["App.swift": "import SwiftUI\n@main struct A: App {}", "B.swift": ""], in: folder)
        func error(_ message: String) throws -> Diagnostic {
            var diagnostic = try #require(Diagnostic("/B.swift:1:1: error: \(message)"))
            diagnostic.file = "B.swift"
            return diagnostic
        }
        let report = CheckReport(
            plan, modules: [],
            errors: [
                try error("cannot find type 'XMLParserDelegate' in scope"),
                try error("'XMLParser' (aka 'AnyObject') cannot be constructed"),
                try error("cannot find 'Foo' in scope"),
            ], isBuilt: false)
        #expect(report.missing.map(\.instead).filter { $0 == "import FoundationXML" }.count == 2)
        #expect(report.lines.contains { $0.hasPrefix("XMLParserDelegate") && $0.hasSuffix("import FoundationXML") })
        #expect(report.json.contains("\"instead\" : \"import FoundationXML\""))
        #expect(Replacement.of("Foo", message: "cannot find 'Foo' in scope") == nil)
    }

    @Test("Messages about the copy are told about the project's files")
    func places() throws {
        let folder = try TemporaryFolder()
        let plan = try plan(["Views/App.swift": "import SwiftUI\n@main struct A: App {}", "B.swift": ""], in: folder)
        let places = ProjectPlaces(plan, in: URL(fileURLWithPath: "/copy"))
        let own = try #require(Diagnostic("/copy/Sources/\(plan.name)/Views/App.swift:1:2: error: x"))
        #expect(places.inProject(own)?.file == "Views/App.swift")
        let other = try #require(Diagnostic("/copy/Sources/Else/App.swift:1:2: error: x"))
        #expect(places.inProject(other) == nil)
    }

    @Test("The cache is where the user has it, with a folder for each place of a project")
    func cache() throws {
        let folders = [try TemporaryFolder(), try TemporaryFolder()]
        let plans = try folders.map { try plan(["App/A.swift": "import SwiftUI\n@main struct A: App {}"], in: $0) }
        let cache = CacheFolder(environment: ["XDG_CACHE_HOME": "/cache", "HOME": "/home/ada"])
        let places = plans.map { cache.package(for: $0, purpose: "run").filePath }
        #expect(places.allSatisfy { $0.hasPrefix("/cache/cursesui/run/") })
        #expect(places[0] != places[1])
        for variable in [nil, "", "relative"] {
            let environment = ["HOME": "/home/ada", "XDG_CACHE_HOME": variable].compactMapValues(\.self)
            let build = CacheFolder(environment: environment).build(with: .folder(URL(fileURLWithPath: "/c")))
            #expect(build.filePath.hasPrefix("/home/ada/.cache/cursesui/build-"))
        }
    }
}
