import Foundation
import TestSupport
import Testing

/// Tests the rule that keeps programs up to date with the library. SwiftPM compiles a target again if the module of a
/// target that it names has changed, but not if only a module behind that one has: the program would then crash, because
/// it was compiled for the former layout of a type.
@Suite("The manifest")
struct ManifestTests {
    @Test("A target names its indirect dependencies, and a library contains them")
    func closure() throws {
        let manifest = try Manifest()
        let libraries = manifest.targets.filter { $0.type == "regular" }
        let dependencies = Dictionary(uniqueKeysWithValues: libraries.map { ($0.name, $0.names) })
        for target in manifest.targets {
            for name in target.names {
                let missing = dependencies[name]?.filter { dependencies[$0] != nil && !target.names.contains($0) }
                #expect(missing ?? [] == [], "\(target.name) depends on \(name)")
            }
        }
        for product in manifest.products {
            for name in product.targets {
                let missing = dependencies[name]?.filter { dependencies[$0] != nil && !product.targets.contains($0) }
                #expect(missing ?? [] == [], "\(product.name) contains \(name)")
            }
        }
        // Makes sure that the names were read.
        #expect(manifest.targets.first { $0.name == "UIKitCompat" }?.names.contains("CursesUITerminal") == true)
        #expect(manifest.products.first { $0.name == "SwiftUICompat" }?.targets.contains("CursesUI") == true)
    }
}

/// The package as SwiftPM reads it.
private struct Manifest: Decodable {
    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    struct Target: Decodable {
        let name: String
        let type: String
        /// The dependencies of this package, by name.
        let dependencies: [Dependency]

        var names: [String] { dependencies.compactMap(\.name) }
    }

    /// A dependency, which SwiftPM writes as an object with one value: its kind, and an array that begins with its name.
    struct Dependency: Decodable {
        let name: String?

        init(from decoder: any Decoder) throws {
            let values = try decoder.singleValueContainer().decode([String: [Value?]].self)
            name = (values["byName"] ?? values["target"])?.first??.text
        }

        /// A name, or the platforms of a condition.
        private struct Value: Decodable {
            let text: String?

            init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
        }
    }

    let products: [Product]
    let targets: [Target]

    init() throws {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let run = try Program.run(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["swift", "package", "--scratch-path", scratch.path, "dump-package"], in: SourceFile.root)
        let json = run.output.drop { $0 != "{" }
        self = try JSONDecoder().decode(Manifest.self, from: Data(json.utf8))
    }
}
