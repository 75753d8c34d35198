import Foundation
import Testing

@testable import CursesUICharts

@Suite("Downsampling")
struct LTTBTests {
    @Test("The first and the last point, and every peak, stay")
    func peaks() {
        let x = (0..<10_000).map(Double.init)
        var y = x.map { sin($0 / 500) }
        y[1234] = 50
        y[8765] = -40
        let kept = LTTB.indices(x, y, keeping: 200)
        #expect(kept.count == 200)
        #expect(kept.first == 0 && kept.last == 9999)
        #expect(kept.contains(1234) && kept.contains(8765))
        #expect(zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("Points that are few enough all stay", arguments: [0, 1, 2, 3, 10])
    func few(count: Int) {
        let values = (0..<count).map(Double.init)
        #expect(LTTB.indices(values, values, keeping: 10) == Array(0..<count))
    }

    @Test("Any number of points can be asked for", arguments: 0...7)
    func anyNumber(count: Int) {
        let values = (0..<50).map(Double.init)
        #expect(LTTB.indices(values, values, keeping: count).count == count)
    }
}
