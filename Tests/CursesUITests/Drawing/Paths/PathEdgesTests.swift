import Foundation
import TestSupport
import Testing

@testable import CursesUI

@Suite("The edges of a path near a row")
struct PathEdgesTests {
    @Test("A line crosses the same parts, whichever edges are looked up", arguments: 0..<20 as Range<UInt64>)
    func same(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let lines = (0..<3).map { _ in
            (0..<Int.random(in: 0...9, using: &generator)).map { _ in
                CGPoint(
                    x: .random(in: -5...25, using: &generator),
                    y: CGFloat(Int.random(in: -8...48, using: &generator)) / 4)
            }
        }
        let path = FlatPath(lines)
        let all = path.edges(from: -100, to: 100)
        for row in -3..<13 {
            let near = path.edges(from: CGFloat(row), to: CGFloat(row + 1))
            for part in 0...4 {
                let y = CGFloat(row) + CGFloat(part) / 4
                for isEOFilled in [false, true] {
                    let expected = all.spans(at: y, isEOFilled: isEOFilled)
                    #expect(near.spans(at: y, isEOFilled: isEOFilled) == expected, "at \(y)")
                    #expect(path.spans(at: y, isEOFilled: isEOFilled) == expected, "at \(y)")
                }
            }
        }
    }

    @Test("Coordinates that are no numbers stand")
    func noNumbers() {
        let path = FlatPath([
            [CGPoint(x: 0, y: 0), CGPoint(x: CGFloat.nan, y: 4), CGPoint(x: 4, y: CGFloat.nan), CGPoint(x: 4, y: 4)]
        ])
        #expect(path.spans(at: CGFloat.nan, isEOFilled: false) == [])
        #expect(path.spans(at: 2, isEOFilled: false).allSatisfy { $0.upperBound <= 4 })
    }
}
