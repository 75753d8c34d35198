import Benchmark
import CursesUITerminal
import CursesUITesting
import Foundation

/// Measures the frame stages at 120 columns and 40 rows, without a terminal and without a process that must be woken.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, .cpuTotal],
        scalingFactor: .kilo,
        maxDuration: .seconds(1)
    )
    let size = CellSize(width: 120, height: 40)

    Benchmark("frame/1 one text above a thousand rows") { @MainActor benchmark async in
        count(benchmark) { CounterScreen(counter: $0) }
    }

    Benchmark("frame/2 a list, a row further and back") { @MainActor benchmark async in
        let app = TestApp(CounterScreen(counter: Counter()), size: size)
        benchmark.startMeasurement()
        for turn in benchmark.scaledIterations { app.press(turn % 2 == 0 ? .downArrow : .upArrow) }
    }

    Benchmark(
        "frame/3 forty rows of text, every cell", configuration: .init(scalingFactor: .one)
    ) { @MainActor benchmark async in
        count(benchmark) { CellsScreen(counter: $0) }
    }

    Benchmark(
        "layout/1 a thousand texts, one of them wider", configuration: .init(scalingFactor: .one)
    ) { @MainActor benchmark async in
        let counter = Counter()
        let app = TestApp(ColumnScreen(counter: counter), size: size)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            counter.count = counter.count == 1 ? 10 : 1
            app.settle()
        }
    }

    Benchmark("graph/1 a body that comes out the same") { @MainActor benchmark async in
        count(benchmark) { SameScreen(counter: $0) }
    }

    Benchmark(
        "draw/1 forty rows of text in another colour", configuration: .init(scalingFactor: .one)
    ) { @MainActor benchmark async in
        count(benchmark) { ColourScreen(counter: $0) }
    }

    // All cells are compared, and those that differ go through ncurses to a pseudo-terminal.
    for (name, cells) in [("1 no cell", 0), ("2 one cell", 1), ("3 a row", 120)] {
        Benchmark("present/\(name) differs") { @MainActor benchmark async in
            let screen = PseudoTerminal(size)
            let terminal = NCursesTerminal(
                environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"], output: screen.terminal,
                captured: [], asksTerminal: false
            )
            do {
                try terminal.start()
            } catch {
                return benchmark.error("\(error)")
            }
            let frames = [0, 1].map { frame(size, number: $0, differing: cells) }
            benchmark.startMeasurement()
            for turn in benchmark.scaledIterations {
                terminal.present(frames[turn % 2], damage: nil, cursor: nil)
                screen.discard()
            }
            benchmark.stopMeasurement()
            terminal.stop()
        }
    }

    Benchmark("text/1 eighty letters") { @MainActor benchmark async in
        let characters = Array(String(repeating: "abcdefgh", count: 10))
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { for character in characters { blackHole(Glyph(character)) } }
    }

    Benchmark("text/2 eighty accented letters, ideographs and emoji") { @MainActor benchmark async in
        let characters = Array(String(repeating: "aé漢字e\u{301}ß語👍", count: 10))
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { for character in characters { blackHole(Glyph(character)) } }
    }

    for (name, text) in [
        ("1 a hundred letters", String(repeating: "abcdefghij", count: 10)),
        ("2 a hundred arrows and mouse reports", String(repeating: "\u{1B}[A\u{1B}[<0;12;34M", count: 50)),
    ] {
        Benchmark("input/\(name)") { @MainActor benchmark async in
            let terminal = VirtualTerminal(size: size)
            let bytes = Array(text.utf8)
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { terminal.send(bytes: bytes) }
        }
    }
}

/// Measures the cost of incrementing a counter that a screen reads.
@MainActor
private func count(_ benchmark: Benchmark, on screen: (Counter) -> some View) {
    let counter = Counter()
    let app = TestApp(screen(counter), size: CellSize(width: 120, height: 40))
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
        counter.count += 1
        app.settle()
    }
}

/// Returns one of several frames that differ in a given number of cells.
private func frame(_ size: CellSize, number: Int, differing cells: Int) -> CellBuffer {
    var buffer = CellBuffer(size: size)
    for index in 0..<(size.width * size.height) {
        let letter = UInt8(33 + (index * 7 + (index < cells ? number * 31 : 0)) % 94)
        let point = CellPoint(column: index % size.width, row: index / size.width)
        buffer.put(Glyph(Character(Unicode.Scalar(letter))), style: .plain, at: point, clip: buffer.bounds)
    }
    return buffer
}
