import CursesUITerminal

/// The palette of a terminal, with the colour values of xterm.
struct Palette: Sendable {
    private let colors: [(index: UInt8, looks: SIMD3<Float>)]
    /// The fraction of a pixel's error that is spread to its neighbours. With a palette of many colours the errors are
    /// small, and spreading them completely would make the picture grainy.
    let spread: Float

    /// Creates the palette of a colour level; `nil` for a level without colours or with 24-bit colours.
    init?(_ level: Capabilities.ColorLevel) {
        let indices: ClosedRange<UInt8>
        switch level {
        case .none, .trueColor: return nil
        case .ansi8: indices = 0...7
        case .ansi16: indices = 0...15
        // The first sixteen are not used, because users may change them.
        case .ansi256: indices = 16...255
        }
        spread = level == .ansi256 ? 0.6 : 0.9
        colors = indices.map { index in
            let color = XtermPalette.rgb(index)
            return (index, SIMD3(Float(color.red), Float(color.green), Float(color.blue)))
        }
    }

    /// Returns the most similar colour, and its components.
    func nearest(to color: SIMD3<Float>) -> (color: TerminalColor, looks: SIMD3<Float>) {
        // The eye is most sensitive to differences in green, and least to those in blue.
        let weights = SIMD3<Float>(3, 6, 2)
        var best = colors[0]
        var bestDistance = Float.infinity
        for candidate in colors {
            let difference = candidate.looks - color
            let distance = (difference * difference * weights).sum()
            if distance < bestDistance { (best, bestDistance) = (candidate, distance) }
        }
        return (.palette(best.index), best.looks)
    }
}
