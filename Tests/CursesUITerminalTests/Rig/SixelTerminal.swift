import Foundation
import TerminalRig
import Testing

@testable import CursesUITerminal

/// The replies, the input and the screen of a terminal that draws sixels.
extension TerminalDriver.Sixels {
    nonisolated static let cell = CellPixels(width: 4, height: 5)!

    nonisolated static let xterm = "\u{1B}[6;5;4t\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?63;1;2;4;6c"
    nonisolated static let foot = "\u{1B}[6;5;4t\u{1B}P>|foot(1.21.0)\u{1B}\\\u{1B}[?62;4;22c"
    nonisolated static let taken = "\u{1B}[?1;0;256S\u{1B}[?1070;1$y\u{1B}[?80;2$y\u{1B}[?63;4c"

    /// Delivers the terminal's replies as input, as in an app.
    func answer(_ terminal: NCursesTerminal, _ text: String) {
        var parser = InputParser()
        #expect(parser.feed(Array(text.utf8)) == [], "an answer was typed")
        for reply in parser.takeReplies() { terminal.receive(reply) }
    }

    func start(
        _ pseudo: PseudoTerminal, name: String = foot, environment: [String: String] = TestEnvironment.trueColor,
        answers: String = taken
    ) throws -> NCursesTerminal {
        pseudo.screen.sixels = SixelCanvas(
            cell: Self.cell, size: pseudo.screen.size, isXterm: name == Self.xterm)
        let terminal = try pseudo.start(environment: environment, asksTerminal: true)
        answer(terminal, name)
        if terminal.awaitsAnswers { answer(terminal, answers) }
        pseudo.pump()
        return terminal
    }

    /// Creates a picture in which no two cells have the same pixels.
    func makePicture(
        width: Int = 4, height: Int = 2, seed: Int = 0, hole: Bool = false, cell: CellPixels = cell
    ) throws -> TerminalPicture {
        let colors = (0..<20).map { number in
            IndexedPixels.Color(
                red: UInt8((number * 37 + seed * 11) % 256), green: UInt8((number * 91 + seed * 53) % 256), blue: 200)
        }
        let (columns, rows) = (width * cell.width, height * cell.height)
        let indices = (0..<columns * rows).map { place -> UInt8 in
            if hole, place % 7 == 3 { return IndexedPixels.transparent }
            return UInt8((place * place / 3 + place / columns * 5 + seed) % 20)
        }
        let pixels = IndexedPixels(width: columns, height: rows, colors: colors, indices: indices)
        let picture = try #require(TerminalPicture(pixels: pixels, size: CellSize(width: width, height: height)))
        Self.kept.append(picture)
        return picture
    }

    func put(
        _ picture: TerminalPicture, column: Int, row: Int, background: TerminalColor = .default,
        isDim: Bool = false, into buffer: inout CellBuffer
    ) {
        let style = Style(background: background, attributes: isDim ? .dim : [])
        for y in 0..<picture.size.height {
            for x in 0..<picture.size.width {
                buffer.put(
                    picture.glyph(row: y, column: x), style: style,
                    at: CellPoint(column: column + x, row: row + y), clip: buffer.bounds)
            }
        }
    }

    /// Returns the pixels of the part of a picture that a cell shows; `nil` if all pixels are transparent, or the cell
    /// shows no picture.
    ///
    /// - Parameter size: the size of the cell.
    func pixels(of cell: Cell, cell size: CellPixels = cell) -> [UInt32?]? {
        guard let place = cell.glyph.picturePlace,
            let pixels = PictureTable.shared.picture(place.number)?.pixels
        else { return nil }
        func percent(_ value: UInt8) -> UInt32 { (UInt32(value) * 100 + 127) / 255 }
        let found = (0..<size.height).flatMap { y in
            (0..<size.width).map { x -> UInt32? in
                let row = place.row * size.height + y
                let index = pixels.indices[row * pixels.width + place.column * size.width + x]
                guard index != IndexedPixels.transparent else { return nil }
                var color = pixels.colors[Int(index)]
                if cell.style.attributes.contains(.dim) { color = color.dimmed(isLight: false) }
                return percent(color.red) << 16 | percent(color.green) << 8 | percent(color.blue)
            }
        }
        return found.allSatisfy { $0 == nil } ? nil : found
    }

    /// Returns descriptions of at most ten cells whose pixels differ from those of the frame: missing pixels and
    /// leftovers.
    ///
    /// - Parameter rows: the number of rows from the top that may have pixels; `nil` for all rows.
    func mistakes(_ pseudo: PseudoTerminal, _ buffer: CellBuffer, rows: Int? = nil) -> [String] {
        guard let canvas = pseudo.screen.sixels else { return ["no sixels"] }
        var found: [String] = []
        for row in 0..<buffer.size.height {
            for column in 0..<buffer.size.width {
                let shown = canvas[CellPoint(column: column, row: row)]
                let wanted = row < rows ?? .max ? pixels(of: buffer[column: column, row: row]) : nil
                guard shown != wanted, found.count < 10 else { continue }
                let what = shown == nil ? "missing" : wanted == nil ? "left" : "other"
                found.append("column \(column), row \(row): \(what)")
            }
        }
        return found
    }

    /// Shows a frame, and returns descriptions of the cells that are wrong.
    func show(
        _ buffer: CellBuffer, _ terminal: NCursesTerminal, _ pseudo: PseudoTerminal, rows: Int? = nil
    ) async -> [String] {
        // The terminal would drop this frame while it is still sending another one, for example a redraw.
        _ = await pseudo.pump { terminal.isReady }
        terminal.present(buffer, damage: nil, cursor: nil)
        // The output of a pseudo-terminal arrives gradually.
        _ = await pseudo.pump { terminal.isReady && mistakes(pseudo, buffer, rows: rows).isEmpty }
        return mistakes(pseudo, buffer, rows: rows)
    }
}
