extension TerminalColor {
    /// The red, green and blue components. Those of a palette colour are xterm's; `nil` for the terminal's
    /// own colours, which are unknown.
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
