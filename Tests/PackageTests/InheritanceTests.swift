import Foundation
import Testing

/// Limits the depth of inheritance. The behaviour of a class with several superclasses is spread over several files,
/// whereas a handler object or a protocol with default implementations is in a single file.
@Suite("Inheritance")
struct InheritanceTests {
    /// The maximum number of inheritance steps below the root class.
    private static let limit = 4

    @Test("No class of the framework is more than four steps below the class at its top")
    func depth() throws {
        let files = try SourceFile.all(in: "Sources").filter { $0.path.contains("/CursesUI") }
        let classes = ClassTree(files.map(\.lines))
        // Makes sure that the parser still finds the declarations.
        #expect(classes.chain(from: "KeyControlNode").last == "Node")
        for name in classes.names {
            let chain = classes.chain(from: name)
            #expect(chain.count <= Self.limit + 1, "\(chain.joined(separator: " < "))")
        }
    }

    @Test("A chain of classes is read whatever is before, after and between them")
    func reading() {
        let source = """
            package class Top {}
            @MainActor
            open class Second<Value: View>: Top, Sendable {
                private final class Inner: Third<Int> {}
                class func make() {}
            }
            final class Third<A, B>:
                Second<A>
            {}
            // class Fourth: Third {}
            class Apart: NSObject {}
            """
        let classes = ClassTree([source.components(separatedBy: "\n")])
        #expect(classes.chain(from: "Inner") == ["Inner", "Third", "Second", "Top"])
        #expect(classes.chain(from: "Apart") == ["Apart"])
        #expect(Set(classes.names) == ["Top", "Second", "Inner", "Third", "Apart"])
    }
}

/// The classes of some sources, each with its superclass.
private struct ClassTree {
    private var bases: [String: String?] = [:]

    init(_ files: [[String]]) {
        let declaration = Self.declaration
        for lines in files {
            for (index, line) in lines.enumerated() where line.has("class ") {
                guard let match = line.wholeMatch(of: declaration) else { continue }
                // The inheritance clause may be on the following lines, up to the brace.
                let rest = lines[(index + 1)...].prefix { !$0.contains("{") }
                let head =
                    line.contains("{") ? String(match.rest) : ([String(match.rest)] + rest).joined(separator: " ")
                bases[String(match.name)] = Self.base(in: head)
            }
        }
    }

    private static var declaration: Regex<(Substring, name: Substring, rest: Substring)> {
        /\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|open|package|private|fileprivate|final)\s+)*class\s+(?<name>[A-Z]\w*)(?<rest>.*)/
    }

    /// Returns the first type after the colon that follows the generic parameters.
    private static func base(in head: String) -> String? {
        var depth = 0
        for (index, character) in zip(head.indices, head) {
            switch character {
            case "<": depth += 1
            case ">": depth -= 1
            case "{" where depth == 0: return nil
            case ":" where depth == 0:
                let name = head[head.index(after: index)...].drop { $0 == " " }.prefix {
                    $0.isLetter || $0.isNumber || $0 == "_"
                }
                return name.isEmpty ? nil : String(name)
            default: break
            }
        }
        return nil
    }

    var names: [String] { bases.keys.sorted() }

    /// Returns a class, followed by those of its superclasses that are declared in the sources.
    func chain(from name: String) -> [String] {
        var chain = [name]
        while let base = bases[chain.last!] ?? nil, bases.keys.contains(base), !chain.contains(base) {
            chain.append(base)
        }
        return chain
    }
}
