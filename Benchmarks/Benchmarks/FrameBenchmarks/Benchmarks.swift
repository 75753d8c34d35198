import Benchmark
import CursesUI
import CursesUITerminal
import Foundation

/// What each stage of a frame costs, at 120 columns and 40 rows, and the parts that they rest on.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, .cpuTotal],
        scalingFactor: .kilo,
        maxDuration: .seconds(1)
    )

    Benchmark("frame/1 update: one body") { @MainActor benchmark async in
        let stages = Stages()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            stages.counter.count += 1
            stages.update()
        }
    }

    Benchmark("frame/2 update and layout of one text") { @MainActor benchmark async in
        let stages = Stages()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            stages.counter.count += 1
            stages.update()
            stages.layOut()
        }
    }

    Benchmark("frame/3 draw one row") { @MainActor benchmark async in
        let stages = Stages()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { stages.draw(CellRect(column: 0, row: 0, width: 120, height: 1)) }
    }

    Benchmark("frame/4 draw a screen") { @MainActor benchmark async in
        let stages = Stages()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { stages.draw(CellRect(column: 0, row: 0, width: 120, height: 40)) }
    }

    Benchmark("frame/5 diff and present: nothing differs") { @MainActor benchmark async throws in
        let frames = try Frames(count: 1)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { blackHole(frames.present()) }
    }

    Benchmark("frame/6 diff and present: one cell") { @MainActor benchmark async throws in
        let frames = try Frames(count: 2, cells: 1)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { blackHole(frames.present()) }
    }

    Benchmark("frame/7 diff and present: every cell") { @MainActor benchmark async throws in
        let frames = try Frames(count: 2, cells: 120 * 40)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { blackHole(frames.present()) }
    }

    Benchmark("text/1 width of 80 letters") { benchmark in
        let text = String(repeating: "abcdefgh", count: 10)
        for _ in benchmark.scaledIterations { blackHole(TextWidth.columns(of: text)) }
    }

    Benchmark("text/2 width of 80 accented letters, ideographs and emoji") { benchmark in
        let text = String(repeating: "aé漢字e\u{301}ß語👍", count: 10)
        for _ in benchmark.scaledIterations { blackHole(TextWidth.columns(of: text)) }
    }

    Benchmark("input/1 a hundred letters") { benchmark in
        let bytes = Array(String(repeating: "abcdefghij", count: 10).utf8)
        for _ in benchmark.scaledIterations { blackHole(parse(bytes)) }
    }

    Benchmark("input/2 a hundred arrows and mouse reports") { benchmark in
        let bytes = Array(String(repeating: "\u{1B}[A\u{1B}[<0;12;34M", count: 50).utf8)
        for _ in benchmark.scaledIterations { blackHole(parse(bytes)) }
    }
}

private func parse(_ bytes: [UInt8]) -> Int {
    var parser = InputParser()
    return bytes.withUnsafeBytes { parser.feed($0).count }
}
