import CursesUITesting
import TestSupport
import Testing
@testable import CursesUI

@MainActor
@Suite("The search for rows in new data")
struct RowSearchTests {
    @Test("finds each row at most once and in its place, in data of any length", arguments: 0..<400 as Range<UInt64>)
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let old = (0..<Int.random(in: 0...200, using: &generator)).map { $0 }
        var new = old.filter { _ in Int.random(in: 0...9, using: &generator) > 1 }
        if Int.random(in: 0...2, using: &generator) == 0 {
            new = Array(new.prefix(Int.random(in: 0...10, using: &generator)))
        }
        if Bool.random(using: &generator) { new.insert(contentsOf: 1000...1020, at: new.count / 3) }
        if Int.random(in: 0...3, using: &generator) == 0 { new.reverse() }
        let first = Int.random(in: 0...old.count, using: &generator)
        let built = old.indices[first..<min(old.count, first + Int.random(in: 0...40, using: &generator))]
        let rows = built.map { (index: $0, id: old[$0]) }
        var search = RowSearch(rows, growth: new.count - old.count)
        search.lookNearby(in: new.count) { new[$0] }
        func check() {
            let found = search.places.compactMap { $0 }
            #expect(Set(found).count == found.count)
            for (row, place) in zip(rows, search.places) {
                if let place { #expect(new[place] == row.id) }
            }
        }
        check()
        search.lookEverywhere { isDone in _ = new.first { isDone($0) } }
        check()
        for (row, place) in zip(rows, search.places) {
            #expect((place != nil) == new.contains(row.id))
            let likely = RowSearch.likelyPlaces(of: row.id, built: Array(built), count: new.count) { new[$0] }
            if let likely { #expect(new[likely] == row.id) }
        }
    }

    private struct Filtered: View {
        @State private var isFiltered = false
        var body: some View {
            List(isFiltered ? [3, 5000] : Array(0..<1000), id: \.self) { Text(verbatim: "row \($0)") }
                .onKeyPress("f") {
                    isFiltered.toggle()
                    return .handled
                }
        }
    }

    @Test("A list at its end shows data that is much shorter")
    func shorter() {
        let app = TestApp(Filtered(), size: CellSize(width: 20, height: 6))
        app.press(.end)
        #expect(app.screen.position(of: "row 999") != nil)
        app.press("f")
        #expect(app.screen.position(of: "row 3") != nil)
        #expect(app.screen.position(of: "row 5000") != nil)
    }
}
