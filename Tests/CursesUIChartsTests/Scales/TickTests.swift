import Foundation
import Testing

@testable import CursesUICharts

@Suite("Ticks")
struct TickTests {
    @Test("A logarithmic axis has at least two ticks, which show its scale")
    func fewLogarithms() {
        #expect(LogTicks.ticks(in: 1...1_000_000, atMost: 1) == [1, 10_000])
    }

    @Test("A step is 1, 2, 2.5 or 5 times a power of ten")
    func steps() {
        #expect(NiceStep.atLeast(0.3).size == 0.5)
        #expect(NiceStep.atLeast(5.1).size == 10)
        #expect(NiceStep.atLeast(10).size == 10)
        #expect(NiceStep.atLeast(2100).size == 2500)
        #expect(NiceStep.atLeast(0).size == 10 * 0.1)
        #expect(NiceStep.about(100, parts: 5).size == 20)
        // A step of 2.5 is not chosen, because its multiples need a decimal place.
        #expect(NiceStep.about(25, parts: 10).isPlain)
    }

    @Test("Ticks are exact multiples of the step, and zero has no sign")
    func exactness() {
        let ticks = NiceStep.about(1, parts: 10).ticks(in: -0.3...0.7)
        #expect(ticks == [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
        #expect(ticks[3].sign == .plus)
        #expect(NiceStep.about(1e-9, parts: 2).ticks(in: 0...1e-9).count == 3)
    }

    @Test("A range of a million steps has no ticks, rather than a million")
    func tooMany() {
        #expect(NiceStep.atLeast(1).ticks(in: 0...1e9).isEmpty)
    }

    @Test(
        "The ticks of a grid of rows lie between rows, and the data lie within the grid",
        arguments: [3, 5, 8, 12, 20, 37])
    func rowGrid(rows: Int) {
        for (low, high) in [(0.0, 31.0), (0, 0.07), (-12, 20), (150, 180), (-5, -1), (0, 123_456)] {
            let grid = RowGrid(from: low, to: high, rows: rows)
            #expect(grid.lower <= low + 1e-9 && grid.upper >= high - 1e-9)
            #expect(!grid.ticks.isEmpty || rows < 5)
            for tick in grid.ticks {
                let row = (tick - grid.lower) / (grid.upper - grid.lower) * Double(rows)
                #expect(abs(row - row.rounded()) < 1e-6)
            }
        }
    }

    @Test("Equal values have a grid around them")
    func equalValues() {
        let grid = RowGrid(from: 7, to: 7, rows: 10)
        #expect(grid.lower <= 7 && grid.upper > 7)
    }

    @Test("Logarithmic ticks are powers of ten, at most as many as there is room for")
    func logarithmic() {
        #expect(LogTicks.ticks(in: 1...100_000, atMost: 10) == [1, 10, 100, 1000, 10000, 100_000])
        #expect(LogTicks.ticks(in: 1...100_000, atMost: 3) == [1, 100, 10000])
        #expect(LogTicks.ticks(in: 1...20, atMost: 10) == [1, 2, 5, 10, 20])
        #expect(LogTicks.ticks(in: -1...20, atMost: 10).isEmpty)
    }

    private func words(_ numbers: [Double], decimals: Int? = nil, isShort: Bool = false) -> [String] {
        let words = NumberWords(
            numbers, decimals: decimals, isPercent: false, isShort: isShort, Locale(identifier: "en_US"))
        return numbers.map(words.words)
    }

    @Test("Great numbers that are close together have different texts")
    func greatNumbers() {
        #expect(words([1e12 + 1, 1e12 + 2]) == ["1,000,000,000,001", "1,000,000,000,002"])
        #expect(words([1e9, 1.0025e9]) == ["1B", "1.0025B"])
        #expect(words([0, 250_000, 1_000_000]) == ["0", "250K", "1M"])
        #expect(words([1, 100, 10_000, 1_000_000]) == ["1", "100", "10K", "1M"])
        #expect(words([10_001, 10_002], isShort: true) == ["10,001", "10,002"])
        #expect(words([0, 20_000], isShort: true) == ["0", "20K"])
        #expect(words([1e16 + 2e4, 1e16 + 4e4]) == ["1.000000000002E16", "1.000000000004E16"])
    }

    @Test("The numbers of an axis have one style, although some of them are small")
    func smallNumbers() {
        #expect(words([0, 1e-9, 2e-9], decimals: 9) == ["0", "1E-9", "2E-9"])
        #expect(words([0, 5e-7, 1e-6]) == ["0", "5E-7", "1E-6"])
        #expect(words([0.25, 0.2500001, 0.2500002]) == ["0.2500000", "0.2500001", "0.2500002"])
        // The sum is not quite zero.
        #expect(words([0.1 + 0.2 - 0.3, 1, 2]) == ["0", "1", "2"])
        #expect(words([0.1 + 0.2, 0.3, 1]) == ["0.3", "0.3", "1.0"])
    }
}
