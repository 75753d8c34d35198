import Foundation
import TestSupport
import Testing

/// Tests the compiler plug-in for `#Preview` with the bytes that the compiler sends.
@Suite("The plug-in for previews")
struct PreviewMacrosTests {
    private struct Run {
        var answers: [[String: Any]] = []
        var error = ""
        var status: Int32 = 0
    }

    /// Returns a message as the compiler sends it: the length in eight bytes, little-endian, and the JSON text.
    private func bytes(of json: String) -> Data {
        withUnsafeBytes(of: UInt64(json.utf8.count).littleEndian) { Data($0) } + Data(json.utf8)
    }

    /// Runs the plug-in until the input ends.
    private func run(_ input: Data) throws -> Run {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let products = (bundle?.bundleURL ?? Bundle.main.executableURL!).deletingLastPathComponent()
        let process = Process()
        process.executableURL = products.appendingPathComponent("PreviewMacros-tool")
        let (output, error) = (Pipe(), Pipe())
        process.standardInput = try StandardInput.file(input)
        process.standardOutput = output
        process.standardError = error
        try process.run()
        var rest = output.fileHandleForReading.readDataToEndOfFile()
        var run = Run(error: String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
        process.waitUntilExit()
        run.status = process.terminationStatus
        while rest.count >= 8 {
            let length = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
            let body = rest.dropFirst(8).prefix(length)
            run.answers.append(try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any]))
            rest = Data(rest.dropFirst(8 + length))
        }
        #expect(rest.isEmpty)
        return run
    }

    /// Returns the expansion of an `@Entry` property.
    private func expansion(_ role: String, _ declaration: String, in context: String) throws -> [String: Any] {
        let content: [String: Any] = [
            "macro": ["moduleName": "PreviewMacros", "typeName": "EntryMacro", "name": "Entry"], "macroRole": role,
            "declSyntax": ["kind": "declaration", "source": declaration],
            "lexicalContext": [["kind": "declaration", "source": context]],
        ]
        let json = try JSONSerialization.data(withJSONObject: ["expandAttachedMacro": content])
        let run = try run(bytes(of: String(decoding: json, as: UTF8.self)))
        return try #require(run.answers.first?["expandMacroResult"] as? [String: Any])
    }

    @Test(
        "An entry becomes a key with its type and value, whatever is around them",
        arguments: [
            ("@Entry var a: Int = 1", "EnvironmentKey", "Int", "1"),
            ("@Entry public var a: [Int: String] = [1: \"=\"] // = 2", "EnvironmentKey", "[Int: String]", "[1: \"=\"]"),
            ("/* var b = 2 */ @Entry var a = \"//\"", "EnvironmentKey", "String", "\"//\""),
            ("@Entry var a = Box<Int>()", "EnvironmentKey", nil, "Box<Int>()"),
            ("@Entry var a = Lib.Box(a: (1, 2))", "EnvironmentKey", "Lib.Box", "Lib.Box(a: (1, 2))"),
            ("@Entry var a = Box(1).b", "EnvironmentKey", nil, "Box(1).b"),
            ("@Entry var a: Box?", "EnvironmentKey", "Box?", "nil"),
            ("@Entry var a = -1.5", "TransactionKey", "Double", "-1.5"),
        ] as [(String, String, String?, String)]
    )
    func entry(declaration: String, key: String, type: String?, value: String) throws {
        let context = key == "TransactionKey" ? "extension Transaction {}" : "extension SwiftUI.EnvironmentValues {}"
        let peer = try #require(try expansion("peer", declaration, in: context)["expandedSource"] as? String)
        let member =
            type.map { "static var defaultValue: \($0) {\n        \(value)\n    }" }
            ?? "static let defaultValue = \(value)"
        #expect(peer == "private struct __Key_a: \(key) {\n    \(member)\n}")
        let accessors = try expansion("accessor", declaration, in: context)["expandedSource"] as? String
        #expect(accessors == "get { self[__Key_a.self] }\nset { self[__Key_a.self] = newValue }")
    }

    @Test("An entry that cannot be a key is an error")
    func noEntry() throws {
        for declaration in [
            "@Entry var a: Int", "@Entry func a() {}", "", "@Entry var", "var a: \"", "@Entry var a: (((",
        ] {
            let answer = try expansion("peer", declaration, in: "extension EnvironmentValues {}")
            #expect((answer["diagnostics"] as? [Any])?.count == 1)
        }
    }

    /// Returns the expansion of `@Animatable` before a type.
    private func animatable(_ role: String, _ declaration: String, conformances: String = "Animatable") throws
        -> [String: Any]
    {
        let content: [String: Any] = [
            "macro": ["moduleName": "PreviewMacros", "typeName": "AnimatableMacro", "name": "Animatable"],
            "macroRole": role, "declSyntax": ["kind": "declaration", "source": declaration],
            "extendedTypeSyntax": ["kind": "type", "source": "A.B"],
            "conformanceListSyntax": ["kind": "syntax", "source": conformances],
        ]
        let json = try JSONSerialization.data(withJSONObject: ["expandAttachedMacro": content])
        let run = try run(bytes(of: String(decoding: json, as: UTF8.self)))
        return try #require(run.answers.first?["expandMacroResult"] as? [String: Any])
    }

    @Test(
        "The data of an animatable type has a part for each stored variable that is not left out",
        arguments: [
            ("var a: Double", "Double"),
            ("var a: Double = 1, b: CGFloat // c", "Double CGFloat"),
            ("var a, b: Double", "Double Double"),
            ("var a = 1.5; var b = Angle.degrees(30)\nvar c = Lib.Box(1)", "Double Angle Lib.Box"),
            ("let x = 1.0\nstatic var y = 1.0\nlazy var z = 2.0\n  private(set) var a: Angle", "Angle"),
            ("@State private var x = 1.0\n@AnimatableIgnored var y: Int\n@MainActor var a: Double", "Double"),
            (
                "var x: Double { 1 }\nvar a: Double { didSet { f() } }\nvar b: Double = 1 { willSet { f() } }",
                "Double Double"
            ),
            ("func f() { var x = 1.0; x += 1 }\nclass C { var y = 1.0 }\nvar a: Double", "Double"),
            ("var x: Int { var y = 1.0; y += 1; return 1 }\nvar a: [Int: Double] = [1: 2]", "[Int: Double]"),
            ("let x = { var y = 1.0; return y }()\n/* var z: Double */ var a: S<T>\n", "S<T>"),
        ]
    )
    func animatableData(members: String, types: String) throws {
        let code = try #require(
            try animatable("member", "@Animatable struct B<T>: View {\n\(members)\n}")["expandedSource"] as? String)
        let parts = members.contains("[Int: Double] =") ? [types] : types.split(separator: " ").map(String.init)
        let type = parts.dropLast().reversed().reduce("\(parts.last!).AnimatableData") {
            "AnimatablePair<\($1).AnimatableData, \($0)>"
        }
        #expect(code.hasPrefix("nonisolated var animatableData: \(type) {\n"))
        #expect(code.contains("a.animatableData = newValue" + (parts.count > 1 ? ".first" : "\n")))
    }

    @Test("A type becomes animatable once, and its data are as visible as the type")
    func animatableType() throws {
        let conformance = try animatable("extension", "struct B {}")["expandedSource"] as? String
        #expect(conformance == "extension A.B: Animatable {}")
        #expect(try animatable("extension", "struct B {}", conformances: "")["expandedSource"] as? String == "")
        let code =
            try animatable("member", "@Animatable public struct B { var a: Double }")["expandedSource"] as? String
        #expect(code?.hasPrefix("nonisolated public var animatableData: Double.AnimatableData {") == true)
        #expect(try animatable("member", "struct B { let a = 1 }")["expandedSource"] as? String == "")
    }

    @Test("A variable whose type is not written is an error that names it")
    func unknownType() throws {
        let answer = try animatable("member", "struct B { var a = f(1) }")
        let message = (answer["diagnostics"] as? [[String: Any]])?.first?["message"] as? String
        #expect(message == "@Animatable needs the type of 'a', or @AnimatableIgnored before it")
    }

    /// Returns the expansion of a macro of a model.
    private func model(_ macro: String, _ role: String, _ declaration: String) throws -> String? {
        let content: [String: Any] = [
            "macro": ["moduleName": "PreviewMacros", "typeName": macro, "name": "Model"], "macroRole": role,
            "declSyntax": ["kind": "declaration", "source": declaration],
            "extendedTypeSyntax": ["kind": "type", "source": "A.B"],
            "conformanceListSyntax": ["kind": "syntax", "source": "PersistentModel, Observable"],
        ]
        let json = try JSONSerialization.data(withJSONObject: ["expandAttachedMacro": content])
        let run = try run(bytes(of: String(decoding: json, as: UTF8.self)))
        return (run.answers.first?["expandMacroResult"] as? [String: Any])?["expandedSource"] as? String
    }

    @Test(
        "The variables of a model that have a value are kept",
        arguments: [
            ("var a: Int", "var _a: Int"), ("@Attribute(.unique) public var a = \"{\"", "var _a = \"{\""),
            ("private(set) var a: [B]?", "var _a: [B]?"), ("var a: Int = f { 1 }", "var _a: Int = f { 1 }"),
            ("var a = 1 { didSet { f() } }", "var _a = 1 { didSet { f() } }"), ("var `in`: Int // c", "var _in: Int"),
            ("var a = b\n    .c()", "var _a = b\n.c()"), ("var a: Int { 1 }", nil), ("let a = 1", nil),
            ("var a: Int {\n get { 1 }\n}", nil), ("@Transient var a = 1", nil), ("static var a = 1", nil),
            ("lazy var a = 1", nil), ("func f() { var a = 1 }", nil), ("init() { var a = 1 }", nil),
        ] as [(String, String?)]
    )
    func modelVariables(member: String, stored: String?) throws {
        let attribute = try model("ModelMacro", "memberAttribute", member)
        #expect(attribute == (stored == nil ? "" : "@_PersistedProperty"))
        #expect(try model("PersistedPropertyMacro", "peer", member) == stored.map { "private \($0)" })
    }

    @Test("A model lists its variables with their options, and reads those without a value first")
    func modelMembers() throws {
        let code = try #require(
            try model(
                "ModelMacro", "member",
                """
                @Model public final class Book: Thing { // class X {
                    @Relationship(deleteRule: .cascade, inverse: \\Note.book) var notes: [Note] = []
                    @Attribute(.unique) var title: String; var read: Date?
                    var count: Int { notes.count }
                    class Inner { var x = 1 }
                }
                """))
        #expect(code.contains("public let _$model = ModelState()"))
        #expect(
            code.contains(
                "ModelProperty(\"notes\", \\Book.notes, \\Book._notes, "
                    + "Schema.Relationship(deleteRule: .cascade, inverse: \\Note.book)),"))
        #expect(
            code.contains("ModelProperty(\"title\", \\Book.title, \\Book._title, Schema.Attribute(.unique)),"))
        #expect(code.components(separatedBy: "ModelProperty(").count == 4)
        #expect(
            code.contains(
                """
                    _title = try values.value(for: "title")
                    values.read("notes", into: &_notes)
                    values.read("read", into: &_read)
                """))
        #expect(
            try model("ModelMacro", "extension", "")
                == "extension A.B: nonisolated PersistentModel, nonisolated Observable {}")
    }

    @Test(
        "A rule of a tip becomes a call with the same arguments",
        arguments: [
            ("#Rule(Self.$a) { $0 == true }", "Tips.Rule(Self.$a) { $0 == true }"),
            ("#TipKit.Rule(Self.a, Self.$b) { (a, b) in b }", "Tips.Rule(Self.a, Self.$b) { (a, b) in b }"),
        ]
    )
    func rule(source: String, expected: String) throws {
        let content: [String: Any] = [
            "macro": ["moduleName": "PreviewMacros", "typeName": "RuleMacro", "name": "Rule"],
            "syntax": ["kind": "expression", "source": source],
        ]
        let json = try JSONSerialization.data(withJSONObject: ["expandFreestandingMacro": content])
        let result = try run(bytes(of: String(decoding: json, as: UTF8.self))).answers.first?["expandMacroResult"]
        #expect((result as? [String: Any])?["expandedSource"] as? String == expected)
    }

    @Test(
        "A parameter of tips becomes a constant with a dollar sign",
        arguments: [
            ("@Parameter static var a: Bool = false", "static let $a = Tips.Parameter<Bool>(\"T.a\", false)"),
            (
                "@Parameter(.transient)\n  public static var a = 1 // b",
                "public static let $a = Tips.Parameter(\"T.a\", 1, .transient)"
            ),
            ("@Parameter private static var a: Date?", "private static let $a = Tips.Parameter<Date?>(\"T.a\", nil)"),
            ("@Parameter static var a: Int", nil),
        ] as [(String, String?)]
    )
    func parameter(declaration: String, expected: String?) throws {
        func expansion(_ role: String) throws -> String? {
            let content: [String: Any] = [
                "macro": ["moduleName": "PreviewMacros", "typeName": "ParameterMacro", "name": "Parameter"],
                "macroRole": role, "declSyntax": ["kind": "declaration", "source": declaration],
                "lexicalContext": [["kind": "declaration", "source": "fileprivate struct T: Tip {}"]],
            ]
            let json = try JSONSerialization.data(withJSONObject: ["expandAttachedMacro": content])
            let result = try run(bytes(of: String(decoding: json, as: UTF8.self))).answers.first?["expandMacroResult"]
            return (result as? [String: Any])?["expandedSource"] as? String
        }
        #expect(try expansion("peer") == expected)
        #expect(try expansion("accessor") == "get { $a.wrappedValue }\nset { $a.wrappedValue = newValue }")
    }

    @Test("Messages are answered in order until there are no more")
    func conversation() throws {
        let run = try run(
            bytes(of: #"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
                + bytes(of: ##"{"expandFreestandingMacro":{"syntax":{"source":"#Preview { Text(\"漢字\") }"}}}"##)
                + bytes(of: #"{"expandAttachedMacro":{"attributeSyntax":{"source":"@Previewable"}}}"#))
        #expect(run.status == 0)
        #expect(run.error == "")
        try #require(run.answers.count == 3)
        let capability = run.answers[0]["getCapabilityResult"] as? [String: [String: Int]]
        #expect(capability == ["capability": ["protocolVersion": 7]])
        for answer in run.answers.dropFirst() {
            let expansion = try #require(answer["expandMacroResult"] as? [String: Any])
            #expect(expansion["expandedSource"] as? String == "")
            #expect((expansion["diagnostics"] as? [Any])?.count == 0)
        }
    }

    @Test("An empty message ends the plug-in quietly")
    func emptyMessage() throws {
        let run = try run(bytes(of: #"{"getCapability":{}}"#) + bytes(of: ""))
        #expect(run.status == 0)
        #expect(run.error == "")
        #expect(run.answers.count == 1)
    }

    @Test("A request to load a library is refused")
    func library() throws {
        let run = try run(bytes(of: #"{"loadPluginLibrary":{"libraryPath":"/x","moduleName":"X"}}"#))
        let result = try #require(run.answers.first?["loadPluginLibraryResult"] as? [String: Any])
        #expect(result["loaded"] as? Bool == false)
        #expect((result["diagnostics"] as? [[String: Any]])?.first?["severity"] as? String == "error")
    }

    @Test("An unknown message is answered by an error that names it, and the next one is answered")
    func unknown() throws {
        let run = try run(bytes(of: #"{"paintTheSea":{}}"#) + bytes(of: #"{"getCapability":{}}"#))
        #expect(run.status == 0)
        try #require(run.answers.count == 2)
        let result = try #require(run.answers[0]["expandMacroResult"] as? [String: Any])
        #expect(result["expandedSource"] == nil)
        let diagnostic = try #require((result["diagnostics"] as? [[String: Any]])?.first)
        #expect(diagnostic["message"] as? String == "PreviewMacros does not know the compiler's message paintTheSea")
        #expect(
            Set(diagnostic.keys) == ["message", "severity", "position", "highlights", "notes", "fixIts"])
        #expect(run.answers[1]["getCapabilityResult"] != nil)
    }

    @Test(
        "Bytes that are not a message end the plug-in with a reason",
        arguments: [
            (Data([1, 2, 3]), "ends too early"),
            (Data([5, 0, 0, 0, 0, 0, 0, 0, 0x7B]), "ends too early"),
            (Data([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]), "claims to have 9223372036854775807 bytes"),
            (Data([2, 0, 0, 0, 0, 0, 0, 0, 0x5B, 0x5D]), "not a JSON object"),
            (Data([2, 0, 0, 0, 0, 0, 0, 0, 0x7B, 0x7D]), "not a JSON object"),
            (Data([1, 0, 0, 0, 0, 0, 0, 0, 0x21]), "not a JSON object"),
        ]
    )
    func malformed(input: Data, reason: String) throws {
        let run = try run(input)
        #expect(run.status == 1)
        #expect(run.answers.isEmpty)
        #expect(run.error.contains(reason))
    }
}
