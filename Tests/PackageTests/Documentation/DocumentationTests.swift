import Foundation
import Testing

@Suite("Documentation")
struct DocumentationTests {
    /// The modules that replace Apple's.
    static let standIns =
        ((try? FileManager.default.contentsOfDirectory(atPath: SourceFile.root.path + "/Sources")) ?? [])
        .filter { $0.hasSuffix("Compat") }

    @Test(
        "Every public declaration has a documentation comment",
        arguments: [
            "CursesUI", "CursesUICharts", "CursesUICombine", "CursesUIImage", "CursesUINetwork", "CursesUITesting",
            "FoundationGaps", "LinuxCombine",
        ] + standIns
    )
    func comments(module: String) throws {
        let missing = try SourceFile.all(in: "Sources/\(module)")
            .flatMap(PublicDeclaration.all)
            .filter { !$0.name.hasPrefix("_") && !$0.isWitness && !$0.file.isDocumented($0.line) }
        #expect(missing.isEmpty, "\(missing.map(\.place).joined(separator: "\n"))")
    }

    /// Returns the types of CursesUI that are declared to conform to one of the given protocols.
    func types(conformingTo protocols: Set<String>) throws -> Set<String> {
        let files = try SourceFile.all(in: "Sources/CursesUI")
        let publicTypes = Set(
            files.flatMap(PublicDeclaration.all)
                .filter { ["struct", "class", "enum"].contains($0.kind) }
                .filter { !$0.file.lines[$0.line].hasPrefix(" ") }
                .map(\.name)
        )
        var found: Set<String> = []
        let starts = ["public ", "extension ", "struct ", "final "]
        let declaration = /^(?:public )?(?:extension|struct|final class) (\w+)(?:<.*>)?\s*:\s*(.*)/
        for file in files {
            for line in file.lines where starts.contains(where: line.hasPrefix) {
                guard let match = line.withoutConstraints.firstMatch(of: declaration) else { continue }
                let names = match.2.split { !$0.isLetter }.map(String.init)
                if !protocols.isDisjoint(with: names) { found.insert(String(match.1)) }
            }
        }
        return found.intersection(publicTypes).filter { !$0.hasPrefix("_") }
    }

    @Test("Every public view, shape, gesture, scene and property wrapper is in a topic")
    func topics() throws {
        let page = try SourceFile("Sources/CursesUI/CursesUI.docc/CursesUI.md")
        let named = Set(page.lines.compactMap { $0.firstMatch(of: /^- ``(\w+)``/).map { String($0.1) } })
        let types = try types(conformingTo: [
            "View", "PrimitiveView", "CellLayoutView", "LayoutView", "Shape", "InsettableShape",
            "RectangularShape", "Gesture", "Scene", "PrimitiveScene", "DynamicProperty", "NodeProperty",
        ])
        #expect(types.count > 80)
        #expect(types.subtracting(named).sorted() == [])
    }

    @Test("The page of modifiers names every modifier")
    func modifiers() throws {
        let page = try SourceFile("Sources/CursesUI/CursesUI.docc/Modifiers.md").lines.joined(separator: "\n")
        let modifiers = try SourceFile.all(in: "Sources/CursesUI")
            .flatMap(PublicDeclaration.all)
            .filter { $0.kind == "func" && !$0.name.hasPrefix("_") }
            .filter { $0.file.isInExtensionOfView($0.line) }
        #expect(modifiers.count > 300)
        let missing = Set(modifiers.map(\.name).filter { !page.contains("`\($0)`") })
        #expect(missing.sorted() == [])
    }
}
