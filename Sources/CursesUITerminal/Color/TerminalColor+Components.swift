extension TerminalColor {
    /// Red, green and blue as they are assumed to look, of a palette colour as xterm has it; `nil` for
    /// the terminal's own colours, which nobody knows.
    package var components: (red: UInt8, green: UInt8, blue: UInt8)? {
        switch kind {
        case .default:
            return nil
        case .rgb(let red, let green, let blue):
            return (red, green, blue)
        case .palette(let index):
            let color = XtermPalette.rgb(index)
            return (color.red, color.green, color.blue)
        }
    }
}
