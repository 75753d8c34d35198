import Foundation
import Testing

@testable import CursesUITool

@Suite("Swift files")
struct SwiftFileTests {
    private func file(_ text: String, _ conditions: CompilationConditions = CompilationConditions()) -> SwiftFile {
        SwiftFile(text.utf8, conditions: conditions)
    }

    private func imports(_ text: String) -> [String] {
        file(text).imports.map {
            ([$0.kind].compactMap(\.self) + [$0.path.joined(separator: ".")]).joined(separator: " ")
        }
    }

    @Test("Imports are found in all their forms")
    func forms() {
        let found = imports(
            """
            import SwiftUI; import Combine
            @testable import Trips
            @preconcurrency public import os.log
            import struct UIKit.CGFloat
            internal import class Foundation.NSString
            """)
        #expect(
            found == ["SwiftUI", "Combine", "Trips", "os.log", "struct UIKit.CGFloat", "class Foundation.NSString"])
    }

    @Test("Comments and texts hold no imports, however they are nested")
    func hidden() {
        let found = imports(
            ##"""
            // import A
            /* import B /* import C */ import D */
            let a = "import E \(f("import F")) \" import G"
            let b = """
                import H "quoted" \("x")
                """
            let c = #"import I " \#(1) "#
            let d = #/import J "/#
            let e = value.import
            import Last
            """##)
        #expect(found == ["Last"])
    }

    @Test("A text that is not closed hides its line alone")
    func openText() {
        #expect(imports("let a = \"open\nimport A") == ["A"])
        #expect(imports("let a = \"\\(open\nimport A") == ["A"])
        #expect(imports("let a = \"\"\"\nimport A") == [])
        #expect(imports("/* import A") == [])
    }

    @Test("Nesting without end is not followed")
    func nesting() {
        #expect(imports("let a = " + String(repeating: "\"\\(", count: 100_000) + "\nimport A") == ["A"])
        #expect(imports(String(repeating: "/*", count: 100_000)) == [])
        #expect(imports("#if " + String(repeating: "(", count: 100_000) + "\nimport A") == ["A"])
        #expect(imports("#if " + String(repeating: "!", count: 100_000) + "\nimport A") == ["A"])
    }

    @Test(
        "Code is looked at that is compiled for Linux",
        arguments: [
            ("#if os(iOS)\nimport A\n#else\nimport B\n#endif", ["B"]),
            ("#if os(iOS) || os(Linux)\nimport A\n#endif", ["A"]),
            ("#if !os(macOS) && !targetEnvironment(simulator)\nimport A\n#endif", ["A"]),
            ("#if canImport(UIKit)\nimport A\n#elseif canImport(SwiftUI)\nimport B\n#else\nimport C\n#endif", ["B"]),
            ("#if DEBUG\nimport A\n#endif", ["A"]),
            ("#if FLAG\nimport A\n#elseif OTHER\nimport B\n#endif\nimport C", ["A", "C"]),
            ("#if swift(>=6)\nimport A\n#endif", ["A"]),
            ("#if os(iOS)\n#if true\nimport A\n#endif\nimport B\n#endif\nimport C", ["C"]),
            ("#if (os(iOS) || FLAG) && !OTHER\nimport A\n#endif", ["A"]),
        ]
    )
    func conditions(text: String, modules: [String]) {
        let file = file(text, CompilationConditions(flags: ["FLAG"]))
        #expect(file.imports.map(\.module) == modules)
    }

    @Test("The beginning of an app is found, with its type")
    func entryPoints() {
        let app = file("import SwiftUI\n\n@main\npublic struct MyApp: App {}").entryPoints
        #expect(app.map(\.attribute) == ["@main"])
        #expect(app.map(\.type) == ["MyApp"])
        #expect(app.map(\.line) == [3])
        let delegate = file("@UIApplicationMain\nfinal class AppDelegate: UIResponder {}").entryPoints
        #expect(delegate.map(\.attribute) == ["@UIApplicationMain"])
        #expect(delegate.map(\.type) == ["AppDelegate"])
        #expect(file("@MainActor struct A {}\n// @main").entryPoints == [])
    }

    @Test("Views are found by what they say that they are")
    func views() {
        #expect(
            file("struct A: View {}\nstruct B: Equatable, View {}\nstruct C {}\nclass D: View {}").views == ["A", "B"])
    }

    // MARK: Changes

    private func changed(_ text: String) -> String {
        let bytes = Data(text.utf8)
        return String(
            decoding: SourceChanges.apply(SourceChanges.changes(of: SwiftFile(bytes)), to: bytes), as: UTF8.self)
    }

    @Test("A copy changes the words that cannot be compiled, and keeps all lines")
    func changes() {
        #expect(changed("import UIKit // ü\nimport struct UIKit.CGRect\n") == "import SwiftUI // ü\nimport SwiftUI\n")
        #expect(changed("/* é */ import os.log\nimport os") == "/* é */ import os\nimport os")
        #expect(changed("import struct Foundation.URL") == "import struct Foundation.URL")
        #expect(changed("@UIApplicationMain class A {}") == "@main class A {}")
        #expect(changed("@NSApplicationMain\nclass A {}") == "@main\nclass A {}")
        #expect(
            changed("// @UIApplicationMain\nlet a = \"import UIKit\"")
                == "// @UIApplicationMain\nlet a = \"import UIKit\"")
    }

    @Test("A change tells its line, and what it was and is")
    func changeList() {
        let changes = SourceChanges.changes(of: SwiftFile("\nimport UIKit\n@UIApplicationMain class A {}".utf8))
        #expect(changes.map(\.line) == [2, 3])
        #expect(changes.map(\.old) == ["import UIKit", "@UIApplicationMain"])
        #expect(changes.map(\.new) == ["import SwiftUI", "@main"])
    }
}
