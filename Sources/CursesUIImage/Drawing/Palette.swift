import CursesUITerminal

/// The colours of a terminal that has few, as xterm shows them.
struct Palette: Sendable {
    private let colors: [(index: UInt8, looks: SIMD3<Float>)]

    /// The palette of a level; `nil` where there is none, or all colours.
    init?(_ level: Capabilities.ColorLevel) {
        let indices: ClosedRange<UInt8>
        switch level {
        case .none, .trueColor: return nil
        case .ansi8: indices = 0...7
        case .ansi16: indices = 0...15
        // The first sixteen are the user's.
        case .ansi256: indices = 16...255
        }
        colors = indices.map { index in
            let color = XtermPalette.rgb(index)
            return (index, SIMD3(Float(color.red), Float(color.green), Float(color.blue)))
        }
    }

    /// The colour that looks most like another one, and what it looks like.
    func nearest(to color: SIMD3<Float>) -> (color: TerminalColor, looks: SIMD3<Float>) {
        // The eye sees differences in green best, and those in blue least.
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
