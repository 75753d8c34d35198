import TerminalRig

@testable import CursesUITerminal

/// Computes the screen that a terminal should show for a frame.
enum ExpectedScreen {
    static func cells(
        of buffer: CellBuffer, level: Capabilities.ColorLevel = .trueColor
    ) -> [[ScreenCell]] {
        (0..<buffer.size.height).map { row in
            (0..<buffer.size.width).map { column in
                let cell = buffer[column: column, row: row]
                var style = cell.style.degraded(to: level)
                if !cell.style.attributes.contains(.dim) { style.attributes.remove(.dim) }
                if cell.glyph == .continuation, column > 0 {
                    let left = buffer[column: column - 1, row: row].glyph
                    if let second = degraded(left).dropFirst().first {
                        return ScreenCell(text: second, width: 1, style: style)
                    }
                }
                let texts = degraded(cell.glyph)
                return ScreenCell(
                    text: cell.glyph == .continuation ? "" : texts[0],
                    width: texts.count == 2 ? 1 : cell.glyph.width, style: style)
            }
        }
    }

    /// Returns the text of a glyph on a terminal that joins no emoji: one text, or two texts of one column each.
    private static func degraded(_ glyph: Glyph) -> [String] {
        guard let sequence = glyph.emojiSequence else {
            return [
                glyph.withScalars { scalars in
                    String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) }))
                }
            ]
        }
        if sequence.kinds.contains(.flag) {
            return sequence.scalars.prefix(2).map {
                String(Unicode.Scalar($0.value - 0x1F1E6 + 0x41)!)
            }
        }
        let base = sequence.scalars[0]
        return ScalarClass(base) == .wide ? [String(base)] : [String(base), " "]
    }

    /// Removes the parts of the cells that are invisible or that libvterm does not report: dim, and the foreground of a
    /// blank.
    static func visible(_ cells: [[ScreenCell]]) -> [[ScreenCell]] {
        cells.map { row in
            row.map { cell in
                var cell = cell
                cell.style.attributes.remove(.dim)
                if cell.text == "" {
                    // The right half of a wide glyph has no content.
                    cell.style = .plain
                } else if cell.text == " " {
                    let drawn: Style.Attributes = [.underline, .strikethrough, .reverse]
                    let attributes = cell.style.attributes.intersection(drawn)
                    let foreground = attributes.isEmpty ? .default : cell.style.foreground
                    cell.style = Style(
                        foreground: foreground, background: cell.style.background,
                        attributes: attributes)
                }
                return cell
            }
        }
    }
}

extension PseudoTerminal {
    /// Returns the differences between the screen and the expected screen; empty if there are none.
    func differences(
        from buffer: CellBuffer, level: Capabilities.ColorLevel = .trueColor
    ) -> [String] {
        ScreenReader.differences(
            ExpectedScreen.visible(screen.cells),
            ExpectedScreen.visible(ExpectedScreen.cells(of: buffer, level: level)))
    }
}
