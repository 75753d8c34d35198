import CursesUITerminal

extension DrawingContext {
    /// Draws a cell of a picture with the context's opacity. With 24-bit colours, it is mixed with the colour beneath.
    func put(_ cell: PictureCell, at point: CellPoint, _ screen: PictureScreen) {
        func style(_ mixed: (TerminalColor) -> TerminalColor) -> Style {
            Style(
                foreground: cell.foreground.map(mixed) ?? .default,
                background: cell.background.map(mixed) ?? .default
            )
        }
        guard opacity < 1 else { return put(cell.glyph, style: style { $0 }, at: point) }
        guard screen.colorLevel == .trueColor else {
            if opacity >= 0.5 { put(cell.glyph, style: style { $0 }, at: point) }
            return
        }
        let ground: TerminalColor = screen.isLight ? .rgb(255, 255, 255) : .rgb(0, 0, 0)
        let below = background(at: point)
        let base = below.components == nil ? ground : below
        putMixed(cell.glyph, style: style { base.mixed(with: $0, by: opacity) }, at: point)
    }
}

extension TerminalColor {
    /// A 24-bit colour between this one and a second one.
    ///
    /// - Parameter amount: 0 for this colour, 1 for the other.
    fileprivate func mixed(with other: TerminalColor, by amount: Double) -> TerminalColor {
        guard let from = components, let to = other.components else { return other }
        func between(_ from: UInt8, _ to: UInt8) -> UInt8 {
            UInt8((Double(from) + (Double(to) - Double(from)) * amount).rounded())
        }
        return .rgb(
            between(from.red, to.red), between(from.green, to.green), between(from.blue, to.blue)
        )
    }
}
