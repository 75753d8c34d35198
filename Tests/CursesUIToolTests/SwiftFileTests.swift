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
        #expect(changed("import Cocoa // ü\nimport struct Cocoa.CGRect\n") == "import AppKit // ü\nimport AppKit\n")
        #expect(changed("import UIKit") == "import UIKit")
        #expect(changed("/* é */ import os.log\nimport os") == "/* é */ import os\nimport os")
        #expect(changed("import CoreImage.CIFilterBuiltins") == "import CoreImage")
        #expect(changed("import struct Foundation.URL") == "import struct Foundation.URL")
        #expect(changed("@UIApplicationMain class A {}") == "@main class A {}")
        #expect(changed("@NSApplicationMain\nclass A {}") == "@main\nclass A {}")
        #expect(
            changed("// @UIApplicationMain\nlet a = \"import Cocoa\"")
                == "// @UIApplicationMain\nlet a = \"import Cocoa\"")
    }

    @Test("A copy names the modules that Linux has other declarations in")
    func modules() {
        #expect(
            changed("import Foundation\nclass A: NSObject, XMLParserDelegate {}")
                == "import Foundation; import FoundationXML\nclass A: NSObject, XMLParserDelegate {}")
        #expect(
            changed("import Cocoa\nlet a = XMLParser()") == "import AppKit; import FoundationXML\nlet a = XMLParser()")
        #expect(changed("import _SwiftData_SwiftUI") == "import SwiftData")
        let known = "import Foundation\nimport FoundationXML\nlet a = XMLParser()"
        #expect(changed(known) == known)
        #expect(
            changed("import CoreMedia\nlet a: CoreMedia.CMTime = b.CoreMedia.c")
                == "import AVFoundation\nlet a: AVFoundation.CMTime = b.CoreMedia.c")
        #expect(changed("import Foundation\nlet a = CoreMedia.b") == "import Foundation\nlet a = CoreMedia.b")
        #expect(
            changed("import CoreFoundation\nlet a: CoreFoundation.CFString")
                == "import Foundation\nlet a: FoundationGaps.CFString")
        #expect(
            changed("import FoundationNetworking\nlet a: FoundationNetworking.URLSession")
                == "import Foundation\nlet a: FoundationNetworking.URLSession")
    }

    @Test("A copy leaves out what an extension of UIKit overrides, and gives windows their initializer")
    func overrides() {
        let text = """
            extension UINavigationController: UIGestureRecognizerDelegate {
                override open func viewDidLoad() {
                    super.viewDidLoad()
                    interactivePopGestureRecognizer?.delegate = self
                }

                public func count() -> Int { viewControllers.count }
            }
            extension NSTextView {
                open override var frame: CGRect {
                    didSet { backgroundColor = .clear }
                }
            }
            """
        let copy = changed(text)
        #expect(copy.split(separator: "\n", omittingEmptySubsequences: false).count == 13)
        #expect(!copy.contains("override") && !copy.contains("interactivePop") && !copy.contains("didSet"))
        #expect(copy.contains("public func count() -> Int { viewControllers.count }"))
        #expect(copy.hasSuffix("extension NSTextView {\n    \n\n\n}"))
        #expect(
            changed(
                "extension UIView {\n@available(iOS 13, *) @objc dynamic override func a(_ b: () -> Void = {}) {\n}\n}")
                == "extension UIView {\n\n\n}")
        let nested = "final class Panel: NSPanel { struct Size { init(_ w: Int) {} } }"
        #expect(changed(nested) == nested)
        let generic = "class Box: Observer<NSWindow> { init() {} }"
        #expect(changed(generic) == generic)
        let own = "class A: B { override func a() {} }"
        #expect(changed(own) == own)
        #expect(
            changed("class Panel: NSPanel {\n    init() { super.init() }\n}")
                == "class Panel: NSPanel { required init?(coder: NSCoder) { fatalError() };\n    init() { super.init() }\n}"
        )
        #expect(
            changed("class Panel<Content: View>: NSPanel, NSWindowDelegate { init() {} }")
                == "class Panel<Content: View>: NSPanel, NSWindowDelegate { "
                + "required init?(coder: NSCoder) { fatalError() }; init() {} }")
        let known = "class Panel: NSPanel { init() {}; required init?(coder: NSCoder) { nil } }"
        #expect(changed(known) == known)
        let plain = "class Panel: NSPanel { override var canBecomeKey: Bool { true } }"
        #expect(changed(plain) == plain)
    }

    @Test("A copy changes what Foundation on Linux does in another way")
    func foundation() {
        #expect(
            changed("Bundle.main.localizedString(forKey: k, value: nil, table: nil)")
                == "Bundle.main._localizedString(forKey: k, value: nil, table: nil)")
        let own = "texts.localizedString(forKey: k) + localizedString(forKey: k, value: nil, table: nil)"
        #expect(changed(own) == own)
        #expect(
            changed("let a = URLCache()")
                == "let a = URLCache(memoryCapacity: 524_288, diskCapacity: 10_485_760, diskPath: nil)")
        #expect(changed("NSMutableString()") == "NSMutableString(capacity: 0)")
        #expect(changed("NSMutableString(string: a)") == "NSMutableString(string: a)")
        #expect(changed("String(format: \"%.0.2f\", a)") == "String(format: \"%.2f\", a)")
        #expect(changed("f(format: \"a %05.1.2.3f b %.2f\")") == "f(format: \"a %05.3f b %.2f\")")
        #expect(changed("f(format: \"1.2.3f %d.0.2f\")") == "f(format: \"1.2.3f %d.0.2f\")")
        #expect(changed("\"App%201.2.3alpha.zip\"") == "\"App%201.2.3alpha.zip\"")
        let texts = "texts.localizedString(forKey: k, value: nil, table: nil)"
        #expect(changed(texts) == texts)
    }

    @Test("Constants of a model become variables, other constants do not")
    func models() {
        #expect(
            changed("@Model final class A { let id: UUID = UUID(); static let b = 1; func c() { let d = 2 } }")
                == "@Model final class A { var id: UUID = UUID(); static let b = 1; func c() { let d = 2 } }")
        #expect(changed("@Observable class A { let id = 1 }") == "@Observable class A { let id = 1 }")
        #expect(
            changed("let a = NSManagedObject(entity: b, insertInto: c)")
                == "let a = NSEntityDescription._newObject(entity: b, insertInto: c)")
        #expect(changed("let a: NSManagedObject = Note(entity: b)") == "let a: NSManagedObject = Note(entity: b)")
    }

    @Test("A change tells its line, and what it was and is")
    func changeList() {
        let changes = SourceChanges.changes(of: SwiftFile("\nimport os.log\n@UIApplicationMain class A {}".utf8))
        #expect(changes.map(\.line) == [2, 3])
        #expect(changes.map(\.old) == ["import os.log", "@UIApplicationMain"])
        #expect(changes.map(\.new) == ["import os", "@main"])
    }

    @Test("Nothing that needs the Objective-C runtime stays, and lines stay where they are")
    func objectiveC() {
        #expect(changed("@objc func a() {}") == " func a() {}")
        #expect(changed("@objc(name:) @IBAction func a() {}") == "  func a() {}")
        #expect(changed("@objc (a: Int)") == " (a: Int)")
        #expect(changed("@objcMembers class A {\n@IBOutlet var b: B!\n}") == " class A {\n var b: B!\n}")
        #expect(changed("f(#selector(A.b(_:)), for: c)") == "f(Selector(\"A.b(_:)\", A.b(_:)), for: c)")
        #expect(changed("f(#selector(\n  b\n), c)") == "f(Selector(\"b\", Self.b\n\n), c)")
        #expect(changed("#selector(self.b)") == "Selector(\"self.b\", Self.b)")
        #expect(changed("#selector(A.B.c(d:_:))") == "Selector(\"A.B.c(d:_:)\", A.B.c(d:_:))")
        #expect(changed("#selector(UIResponder.b)") == "Selector(\"UIResponder.b\")")
        #expect(changed("#selector(getter: b)") == "Selector(\"getter:b\")")
        #expect(changed("#selector(b.c)") == "Selector(\"b.c\")")
        #expect(changed("// @objc\nlet a = \"@objc\"") == "// @objc\nlet a = \"@objc\"")
        #expect(changed("f(#selector(a") == "f(#selector(a")
    }

    @Test(
        "A variable or method of a managed object gets a body",
        arguments: [
            (
                "@NSManaged public var a: String?\nlet b = 1",
                "nonisolated public var a: String? { get { _value(\"a\") } set { _setValue(newValue, \"a\") } }\nlet b = 1"
            ),
            (
                "@NSManaged\nvar `class`: [String: Set<A>]? // c\n}",
                "nonisolated\nvar `class`: [String: Set<A>]? { get { _value(\"class\") } set { _setValue(newValue, \"class\") } } // c\n}"
            ),
            (
                "@objc(addAObject:) @NSManaged public func addToA(_ value: B)",
                " nonisolated public func addToA(_ value: B) { _changeRelationship(\"addToA\", value) }"
            ),
            (
                "@NSManaged func replaceA(at indexes: NSIndexSet, with values: [B])",
                "nonisolated func replaceA(at indexes: NSIndexSet, with values: [B]) "
                    + "{ _changeRelationship(\"replaceA\", indexes, values) }"
            ),
            (
                "@MainActor @NSManaged var a: B",
                "@MainActor  var a: B { get { _value(\"a\") } set { _setValue(newValue, \"a\") } }"
            ),
            ("@NSManaged let a = 1", "@NSManaged let a = 1"), ("@NSManaged var", "@NSManaged var"),
        ]
    )
    func managed(text: String, result: String) {
        #expect(changed(text) == result)
    }

    @Test("A key path of the Objective-C runtime becomes a text")
    func keyPaths() {
        #expect(changed("f(#keyPath(Item.list.name))") == "f(\"list.name\")")
        #expect(changed("#keyPath(App.Item.name)") == "\"name\"")
        #expect(changed("#keyPath(\n  name\n)") == "\"name\"\n\n")
    }

    @Test(
        "A class that an app makes of its type becomes final",
        arguments: [
            ("class A: NSObject, UIApplicationDelegate {}", "final class A: NSObject, UIApplicationDelegate {}"),
            (
                "public class B: UIResponder, UIWindowSceneDelegate {}",
                "public final class B: UIResponder, UIWindowSceneDelegate {}"
            ),
            (
                "class C: NSObject {}\nextension C: NSApplicationDelegate {}",
                "final class C: NSObject {}\nextension C: NSApplicationDelegate {}"
            ),
            ("final class D: UIApplicationDelegate {}", "final class D: UIApplicationDelegate {}"),
            ("open class E: UIApplicationDelegate {}", "open class E: UIApplicationDelegate {}"),
            ("class F: G { class func h() {} }", "class F: G { class func h() {} }"),
        ]
    )
    func delegates(text: String, copy: String) {
        #expect(changed(text) == copy)
    }

    // MARK: Platforms

    @Test(
        "A condition that asks for the project's platform holds in the copy",
        arguments: [
            (SourcePlatform.ios, "#if os(iOS)\nimport A\n#else\nimport B\n#endif", "os(Linux)", ["A"]),
            (.macos, "#if os(iOS)\nimport A\n#else\nimport B\n#endif", "os(iOS)", ["B"]),
            (.macos, "#if os(OSX)\nimport A\n#endif", "os(Linux)", ["A"]),
            (
                .ios, "#if DEBUG && !os(iOS)\nimport A\n#elseif os(watchOS) || os( iOS )\nimport B\n#endif", "Linux",
                ["B"]
            ),
            (.linux, "#if os(iOS)\nimport A\n#endif", "os(iOS)", []),
            (.ios, "#if os(Linux)\nimport A\n#endif", "os(Linux)", ["A"]),
        ]
    )
    func platforms(platform: SourcePlatform, text: String, words: String, modules: [String]) {
        let conditions = CompilationConditions(platform: platform)
        let file = SwiftFile(text.utf8, conditions: conditions, platform: platform)
        #expect(file.imports.map(\.module) == modules)
        let bytes = Data(text.utf8)
        let copy = String(
            decoding: SourceChanges.apply(SourceChanges.changes(of: file), to: bytes), as: UTF8.self)
        #expect(copy.contains(words))
        // The compiler, for which the platform is Linux, compiles the same branches.
        #expect(SwiftFile(copy.utf8).imports.map(\.module) == modules)
        #expect(copy.split(separator: "\n").count == text.split(separator: "\n").count)
    }

    @Test("Words like a condition elsewhere stay as they are")
    func noConditions() {
        let text = "let a = os(iOS)\n// #if os(iOS)\nlet b = \"#if os(iOS)\"\n@available(iOS 17, *) func f() {}"
        #expect(SwiftFile(text.utf8, platform: .ios).edits == [])
    }
}
