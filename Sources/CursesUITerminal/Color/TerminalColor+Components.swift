extension TerminalColor {
    /// The red, green and blue components; `nil` for the terminal's default colours, which are unknown. Palette colours
    /// have xterm's components.
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
