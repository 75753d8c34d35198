import CursesUI
import Foundation
import Testing

@Suite("Paths of navigation")
struct NavigationPathTests {
    struct Book: Hashable, Codable {
        var title: String
    }

    struct Plain: Hashable {}

    private func restored(_ path: NavigationPath) throws -> NavigationPath {
        let data = try JSONEncoder().encode(#require(path.codable))
        return NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    }

    @Test("a path of values that can be encoded is restored from its encoded form")
    func codable() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        path.append(Book(title: "Emma \"E\""))
        let copy = try restored(path)
        #expect(copy == path)
        #expect(copy.count == 4)
        #expect(try restored(NavigationPath()).isEmpty)
    }

    @Test("the encoded form is a list of strings, the last value first")
    func format() throws {
        var path = NavigationPath([7])
        path.append("x")
        let data = try JSONEncoder().encode(#require(path.codable))
        #expect(try JSONDecoder().decode([String].self, from: data) == ["SS", "\"x\"", "Si", "7"])
    }

    @Test("there is no encoded form with a value that cannot be encoded")
    func notCodable() {
        var path = NavigationPath([1])
        #expect(path.codable != nil)
        path.append(Plain())
        #expect(path.codable == nil)
        path.removeLast()
        #expect(path.codable == NavigationPath([1]).codable)
    }

    @Test("an unknown type, a value of another form and an odd number of strings are errors")
    func errors() {
        for json in [#"["7NowhereV","1"]"#, #"["Si","\"x\""]"#, #"["Si"]"#, #"["Si","1","Si"]"#] {
            #expect(throws: (any Error).self) {
                try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(json.utf8))
            }
        }
    }

    @Test("paths are equal if their values are")
    func equality() {
        var path = NavigationPath()
        path.append(1)
        path.append("a")
        var other = path
        #expect(path == other)
        other.removeLast(2)
        #expect(other.isEmpty && path != other)
        other.append(1)
        other.append("b")
        #expect(path != other)
    }
}
