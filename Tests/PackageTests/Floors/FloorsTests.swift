import Testing

@Suite("The floors of CursesUI")
struct FloorsTests {
    /// The folders of the engine. The folders of the views are on the floor above them.
    private let engine: Set = [
        "Accessibility", "Animation", "Drawing", "Graph", "Host", "Input", "Layers", "Layout", "Render",
        "State", "Text", "Theme", "View",
    ]

    @Test("The engine uses no names of the views above it")
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

    @Test("A member that a higher floor adds to a lower type is found, as a member and as its own")
    func members() {
        let more = [
            "High/Size.swift": """
            extension EnvironmentValues {
                var size: Int { 0 }
            }

            extension View {
                func pressed() -> Self { self }
            }
            """
        ]
        let low = [
            "Low/Environment.swift": "struct EnvironmentValues {}\nprotocol View {}",
            "Low/Node.swift": """
            struct Node { var size = 0 }
            let looks = read(\\.looks)
            let size = environment.size + node.size
            let view = node.pressed()
            extension EnvironmentValues {
                var doubled: Int { looks(size: 2) + looks }
            }
            extension View {
                func held(pressed: Int) -> Self { pressed() }
            }
            func pressed() {}
            """,
        ]
        let files = high.merging(low) { $1 }.merging(more) { $1 }
        #expect(
            found(files) == [
                "Low/Node.swift:2: \\.looks, which High/Button.swift declares",
                "Low/Node.swift:3: .size, which High/Size.swift declares",
            ]
        )
        var without = files
        without["Low/Node.swift"] = files["Low/Node.swift"]?.replacing("func pressed() {}", with: "")
            .replacing("let looks = ", with: "let path = ")
        #expect(
            found(without) == [
                "Low/Node.swift:2: \\.looks, which High/Button.swift declares",
                "Low/Node.swift:3: .size, which High/Size.swift declares",
                "Low/Node.swift:4: .pressed, which High/Size.swift declares",
                "Low/Node.swift:6: looks, which High/Button.swift declares",
                "Low/Node.swift:6: looks, which High/Button.swift declares",
                "Low/Node.swift:9: pressed, which High/Size.swift declares",
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

    @Test("The higher floor may use the names of the lower, and its own")
    func downward() {
        let files = [
            "High/List.swift": "struct List { let node: Node; let row: Row }",
            "High/Row.swift": "struct Row { let list: [List] }",
            "Low/Node.swift": "struct Node {}",
        ]
        #expect(found(files) == [])
    }
}
