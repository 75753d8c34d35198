import Testing

@testable import CursesUI

@Suite("Values for types")
struct TypeTableTests {
    private enum Level<Inner> {}

    /// Passes types that are nested ever deeper to a closure.
    private func visit<T>(_ type: T.Type, levels: Int, _ body: (Any.Type, Int) -> Void) {
        body(type, levels)
        if levels > 0 { visit(Level<T>.self, levels: levels - 1, body) }
    }

    @Test("Each type has its own value, however many types there are, and a value can be replaced")
    func values() {
        var table = TypeTable<Int>()
        #expect(table[Int.self] == nil)
        visit(Int.self, levels: 300) { table[$0] = $1 }
        visit(Int.self, levels: 300) { #expect(table[$0] == $1) }
        #expect(table[String.self] == nil)
        visit(Int.self, levels: 300) { table[$0] = -$1 }
        visit(Int.self, levels: 300) { #expect(table[$0] == -$1) }
    }
}
