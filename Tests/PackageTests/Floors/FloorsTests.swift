import Testing

@Suite("The floors of CursesUI")
struct FloorsTests {
    /// The engine's folders; the views' are above them.
    private let engine: Set = [
        "Accessibility", "Animation", "Drawing", "Graph", "Host", "Input", "Layers", "Layout", "Render",
        "State", "Text", "Theme", "View",
    ]

    @Test("The engine names nothing of the views above it")
    func nothingRunsUp() throws {
        let files = try SourceFile.all(in: "Sources/CursesUI")
        let folder = "Sources/CursesUI/"
        let sources = files.map { (String($0.path.dropFirst(folder.count)), $0.lines.joined(separator: "\n")) }
        let folders = Set(sources.compactMap { $0.0.split(separator: "/").dropLast().first.map(String.init) })
        #expect(engine.isSubset(of: folders))
        let found = Floors(lower: engine).upwardReferences(in: Dictionary(uniqueKeysWithValues: sources))
        #expect(found.isEmpty, "\(found.map { folder + $0.description }.joined(separator: "\n"))")
    }

    // MARK: The check itself

    private func found(_ files: [String: String]) -> [String] {
        Floors(lower: ["Low"]).upwardReferences(in: files).map(\.description)
    }

    private let high = [
        "High/Button.swift": """
            public struct Button<Label> {
                struct Face {}
            }

            private struct Secret {}

            extension EnvironmentValues {
                public var looks: Int { 0 }
            }
            """
    ]

    @Test("A type of a higher floor is found, with its file and line, in code and in interpolations")
    func upward() {
        let low = [
            "Low/Node.swift": """
                /* two
                lines */
                final class Node {
                    var button: Button<Int>?
                    let text = "a \\(Button.self) b"
                }
                """
        ]
        #expect(
            found(high.merging(low) { $1 }) == [
                "Low/Node.swift:4: Button, which High/Button.swift declares",
                "Low/Node.swift:5: Button, which High/Button.swift declares",
            ]
        )
    }

    @Test("A member that a higher floor adds to a lower type is found, unless the lower floor has its like")
    func members() {
        let low = [
            "Low/Environment.swift": "struct EnvironmentValues { var size = 0 }",
            "Low/Node.swift": """
                let path = \\EnvironmentValues.looks
                let key = read(\\.looks)
                let size = read(\\.size)
                """,
        ]
        let more = ["High/Size.swift": "extension EnvironmentValues {\n    var size: Int { 0 }\n}"]
        #expect(
            found(high.merging(low) { $1 }.merging(more) { $1 }) == [
                "Low/Node.swift:1: .looks, which High/Button.swift declares",
                "Low/Node.swift:2: .looks, which High/Button.swift declares",
            ]
        )
    }

    @Test("Comments, strings, own types, private types and longer names are no references")
    func others() {
        let low = [
            "Low/Node.swift": """
                // A Button is not seen here, /* nor is it opened.
                /* Button /* Button */ Button */
                let text = "Button \\"Button\\" \\(1) Button"
                let raw = #"Button \\(Button) " Button"#
                let long = \"\"\"
                    Button "Button" Button
                    \"\"\"
                struct Secret {}
                struct ButtonNode {}
                let own = Secret()
                """,
            "Low/Paint.swift": "struct Paint {\n    enum Button { case a }\n    var button: Button\n}",
        ]
        #expect(found(high.merging(low) { $1 }) == [])
    }

    @Test("The higher floor may name the lower, and its own")
    func downward() {
        let files = [
            "High/List.swift": "struct List { let node: Node; let row: Row }",
            "High/Row.swift": "struct Row { let list: [List] }",
            "Low/Node.swift": "struct Node {}",
        ]
        #expect(found(files) == [])
    }
}
