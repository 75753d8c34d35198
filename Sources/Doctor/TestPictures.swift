import CursesUITerminal

/// Lines that show whether a terminal displays its input correctly. Each line describes how it should appear, so that
/// it is useful even as plain text copied from the terminal.
struct TestPictures {
    private let capabilities: Capabilities

    init(_ capabilities: Capabilities) {
        self.capabilities = capabilities
    }

    var lines: [String] {
        [
            "Colours: the sixteen of the palette, then a smooth ramp", palette, ramp,
            "Attributes: each word looks as it says", attributes,
            "Lines: a closed box, blocks side by side",
        ] + box
            + ["Columns: the bars below stand in one line"] + columns
    }

    private var hasColors: Bool { capabilities.colorLevel > .none }

    private var palette: String {
        let cells = (0..<16).map { index in
            let code = index < 8 ? 40 + index : 100 + index - 8
            return hasColors ? styled("\(code)", "  ") : index < 10 ? " \(index)" : "\(index)"
        }
        return "  " + cells.joined()
    }

    private var ramp: String {
        guard hasColors else { return "  (no colours)" }
        let cells = (0..<64).map { step in
            let red = UInt8(step * 4)
            let blue = UInt8(252 - step * 4)
            switch capabilities.colorLevel {
            case .trueColor: return styled("48;2;\(red);64;\(blue)", " ")
            case .ansi256: return styled("48;5;\(232 + step * 24 / 64)", " ")
            default: return styled("\(40 + step / 8)", " ")
            }
        }
        return "  " + cells.joined()
    }

    private var attributes: String {
        let samples = [
            ("1", "bold"), ("2", "dim"), ("3", "italic"), ("4", "underlined"), ("5", "blinking"),
            ("7", "reversed"), ("9", "struck out"),
        ]
        return "  " + samples.map { styled($0.0, $0.1) }.joined(separator: " ")
    }

    private var box: [String] {
        guard capabilities.hasLineDrawing else { return ["  +---+  (no line drawing)"] }
        return ["  ┌─┬─┐ ╭─╮ ┏━┓ ▁▂▃▄▅▆▇█", "  ├─┼─┤ │ │ ┃ ┃ ░▒▓█ ▀▄▌▐", "  └─┴─┘ ╰─╯ ┗━┛ ←↑→↓ ✓✗•…"]
    }

    private var columns: [String] {
        let samples = [
            "ab", "漢", "한", "ｱｲ", "e\u{301}e\u{301}", "😀", "❤\u{FE0F}", "👍🏽", "👩\u{200D}💻", "🇩🇪",
        ]
        return samples.map { "  |" + CellText.text(of: $0, on: capabilities) + "| " + CellText.names(of: $0) }
    }

    private func styled(_ code: String, _ text: String) -> String { "\u{1B}[\(code)m\(text)\u{1B}[m" }
}
