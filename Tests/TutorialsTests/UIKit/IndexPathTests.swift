import SwiftUICompat
import Testing

@Suite("Index paths")
struct IndexPathTests {
    @Test("an index path has a section, and a row or an item")
    func parts() {
        var path = IndexPath(row: 3, section: 2)
        #expect(path == IndexPath(indexes: [2, 3]))
        #expect(path == IndexPath(item: 3, section: 2))
        #expect((path.row, path.item, path.section) == (3, 3, 2))
        path.row += 1
        path.section = 0
        #expect(path == IndexPath(indexes: [0, 4]))
        path.item = 7
        #expect(path.row == 7)
        #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
    }
}
