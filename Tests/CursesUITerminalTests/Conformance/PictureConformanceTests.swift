import TerminalRig
import TestSupport
import Testing

@testable import CursesUITerminal

extension TerminalDriver.Conformance {
    /// Two xterms that must show the same pixels. One has shown every frame since the last repaint, and the other shows
    /// a full repaint over arbitrary output.
    @MainActor
    private final class Pair {
        let pseudo: PseudoTerminal
        let terminal: NCursesTerminal
        let cell: CellPixels
        private let incremental: XtermEmulator
        private let repainted: XtermEmulator
        private let size: CellSize
        private var fed: Int

        init(size: CellSize) async throws {
            let incremental = try XtermEmulator(size: size, drawsPictures: true)
            let pseudo = PseudoTerminal(size: size)
            var (fed, answered) = (0, incremental.answers.count)
            let terminal = try pseudo.start(environment: incremental.environment, asksTerminal: true)
            // xterm itself answers the driver's queries.
            var parser = InputParser()
            #expect(
                await pseudo.pump {
                    incremental.feed(pseudo.received[fed...])
                    fed = pseudo.received.count
                    let answers = incremental.answers[answered...]
                    answered += answers.count
                    _ = parser.feed(Array(answers))
                    for reply in parser.takeReplies() { terminal.receive(reply) }
                    return !terminal.awaitsAnswers
                })
            guard case .sixel = terminal.capabilities.pictures, let cell = terminal.capabilities.cellPixels else {
                terminal.stop()
                throw NoPictures(capabilities: terminal.capabilities)
            }
            repainted = try XtermEmulator(size: size, drawsPictures: true)
            (self.size, self.incremental, self.pseudo, self.terminal) = (size, incremental, pseudo, terminal)
            (self.cell, self.fed) = (cell, fed)
        }

        struct NoPictures: Error {
            let capabilities: Capabilities
        }

        private func output() async -> [UInt8] {
            let (pseudo, terminal) = (pseudo, terminal)
            #expect(await pseudo.pump { terminal.isReady })
            let output = pseudo.received[fed...]
            fed = pseudo.received.count
            return Array(output)
        }

        func show(_ buffer: CellBuffer) async {
            terminal.present(buffer, damage: nil, cursor: nil)
            incremental.feed(await output())
        }

        /// Repaints the screen in one xterm, compares it with the other xterm, and then repaints the other one as well.
        ///
        /// - Parameter mistakes: returns descriptions of the mistakes in an image.
        /// - Returns: the cells in which the two differ, and the mistakes in the first xterm. Neither xterm reports
        ///   when it has finished drawing, so both are polled until there are no mistakes, or until a timeout.
        func repaint(
            mistakes: (XImage) -> [String]
        ) async throws -> (differences: [CellPoint], mistakes: [String]) {
            terminal.redraw()
            let output = await output()
            repainted.feed("\u{1B}[3;4H\u{1B}[7mrubbish\u{1B}[2;5r\u{1B}[4h".utf8)
            repainted.feed(output)
            defer { incremental.feed(output) }
            let deadline = ContinuousClock.now + .seconds(20)
            while true {
                let images = try (incremental.pixels(size, cell: cell), repainted.pixels(size, cell: cell))
                let (differences, wrong) = (cells(in: images.0, notIn: images.1), mistakes(images.0))
                guard !differences.isEmpty || !wrong.isEmpty, ContinuousClock.now < deadline else {
                    return (differences, wrong)
                }
                try await Task.sleep(for: .milliseconds(5))
            }
        }

        /// Returns the cells in which more than a quarter of the pixels differ. Letters of some fonts extend into the
        /// cells beside them, so a few pixels depend on the order in which xterm draws the cells. Which letters are on
        /// the screen is checked elsewhere (`frames`).
        private func cells(in image: XImage, notIn other: XImage) -> [CellPoint] {
            guard image != other else { return [] }
            var counts: [CellPoint: Int] = [:]
            for y in 0..<image.height {
                for x in 0..<image.width where image[x: x, y: y] != other[x: x, y: y] {
                    counts[CellPoint(column: x / cell.width, row: y / cell.height), default: 0] += 1
                }
            }
            let most = cell.width * cell.height / 4
            return counts.filter { $0.value > most }.keys.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
        }
    }

    @Test(
        "In xterm, pictures and words have after many frames the pixels that they have after a repaint",
        .enabled(if: isFull, "make conformance runs it"),
        arguments: seeds
    )
    func pictures(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let size = CellSize(width: 40, height: 12)
        let pair = try await Pair(size: size)
        defer { pair.terminal.stop() }
        let sixels = TerminalDriver.Sixels()
        let pictures = try (0..<4).map {
            try sixels.makePicture(width: 2 + $0 * 3, height: 1 + $0, seed: $0, hole: $0 == 2, cell: pair.cell)
        }
        var buffer = CellBuffer(size: size)
        for step in 0..<Self.steps {
            if Int.random(in: 0..<6, using: &random) == 0 { buffer = CellBuffer(size: size) }
            for _ in 0..<Int.random(in: 0..<3, using: &random) {
                sixels.put(
                    pictures.randomElement(using: &random)!, column: .random(in: -4..<size.width, using: &random),
                    row: .random(in: -2..<size.height, using: &random), into: &buffer)
            }
            for _ in 0..<Int.random(in: 0...2, using: &random) { _ = buffer.scribble(using: &random) }
            if Int.random(in: 0..<6, using: &random) == 0 {
                buffer.shiftRows(by: Int.random(in: -2...2, using: &random))
            }
            await pair.show(buffer)
            guard step % 4 == 3 else { continue }
            let (differences, wrong) = try await pair.repaint { mistakes(in: $0, buffer, sixels, pair.cell) }
            #expect(differences == [], "seed \(seed), step \(step), cells of \(pair.cell)")
            #expect(wrong == [], "seed \(seed), step \(step)")
            guard differences == [], wrong == [] else { return }
        }
    }

    /// Returns descriptions of at most ten cells whose pixels differ from the picture that they should show. xterm has
    /// no pictures in the last row.
    private func mistakes(
        in image: XImage, _ buffer: CellBuffer, _ sixels: TerminalDriver.Sixels, _ size: CellPixels
    ) -> [String] {
        // xterm receives colours in percent, so a small difference is allowed.
        func isNear(_ percent: UInt32, _ value: UInt32) -> Bool {
            [16, 8, 0].allSatisfy { shift in
                abs(Int(percent >> shift & 0xFF) * 255 - Int(value >> shift & 0xFF) * 100) <= 300
            }
        }
        var found: [String] = []
        for row in 0..<buffer.size.height - 1 {
            for column in 0..<buffer.size.width where found.count < 10 {
                guard let wanted = sixels.pixels(of: buffer[column: column, row: row], cell: size) else { continue }
                for (place, color) in wanted.enumerated() {
                    let (x, y) = (column * size.width + place % size.width, row * size.height + place / size.width)
                    guard let color, !isNear(color, image[x: x, y: y]) else { continue }
                    found.append("column \(column), row \(row), pixel \(place): \(image[x: x, y: y]) for \(color)%")
                    break
                }
            }
        }
        return found
    }
}
