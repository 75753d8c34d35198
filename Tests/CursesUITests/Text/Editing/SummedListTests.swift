import TestSupport
import Testing
@testable import CursesUI

@Suite("A list of sizes")
struct SummedListTests {
    private struct Size: TextExtent {
        var value = 0

        static func += (total: inout Size, part: Size) { total.value += part.value }
    }

    @Test("finds what an array finds, whatever is put in place of what", arguments: 1...5)
    func property(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var values: [Int] = []
        var list = SummedList<Size>([])
        func some(_ most: Int) -> [Int] {
            (0..<Int.random(in: 0...most, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
        }
        for step in 0..<100 {
            let start = Int.random(in: 0...values.count, using: &random)
            let end = min(values.count, start + Int.random(in: 0...(step % 9 == 0 ? 900 : 5), using: &random))
            let new = some(step % 5 == 0 ? 1_000 : 5)
            values.replaceSubrange(start..<end, with: new)
            list.replaceSubrange(start..<end, with: new.map { Size(value: $0) })
            let total = values.reduce(0, +)
            #expect(list.count == values.count && list.total.value == total, "seed \(seed)")
            if let index = values.indices.randomElement(using: &random) {
                let place = list.place(at: index)
                #expect(place.element.value == values[index])
                #expect(place.before.value == values[..<index].reduce(0, +))
            }
            let wanted = Int.random(in: 0...(total + 2), using: &random)
            var sum = 0
            let expected = values.firstIndex { value in
                sum += value
                return sum >= wanted
            }
            let found = list.first { $0.value >= wanted }
            #expect(found?.index == expected, "seed \(seed)")
            if let found { #expect(found.after.value == sum) }
        }
    }
}
