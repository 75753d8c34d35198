/// The contrast ratio of two colours, as defined in WCAG 2.2.
enum Contrast {
    /// The minimum contrast of text (success criterion 1.4.3).
    static let text = 4.5
    /// The minimum contrast of large text, and of edges that mark a control (success criteria 1.4.3 and 1.4.11).
    static let edge = 3.0
}

extension RGB {
    /// The relative luminance, from 0 for black to 1 for white.
    var luminance: Double {
        0.2126 * red.linearLight + 0.7152 * green.linearLight + 0.0722 * blue.linearLight
    }

    /// Returns the contrast ratio of two colours, from 1 for equal colours to 21 for black and white.
    func contrast(with other: RGB) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// Returns the lowest contrast with any of the given colours.
    func leastContrast(with others: [RGB]) -> Double {
        others.map { contrast(with: $0) }.min() ?? 21
    }

    /// Black or white, whichever is easier to read on the colour.
    var farthestGrey: RGB {
        contrast(with: .white) >= contrast(with: .black) ? .white : .black
    }

    /// Returns the colour, made lighter or darker until it has a given contrast with all of the given backgrounds. The
    /// hue stays the same.
    ///
    /// - Parameter end: black or white, towards which the colour moves; this is the result if nothing less suffices.
    func readable(on backgrounds: [RGB], _ ratio: Double, towards end: RGB) -> RGB {
        if leastContrast(with: backgrounds) >= ratio { return self }
        var color = Oklab(self)
        let step = end == .white ? 0.01 : -0.01
        while color.lightness > 0, color.lightness < 1 {
            color.lightness += step
            let shown = color.rgb
            if shown.leastContrast(with: backgrounds) >= ratio { return shown }
        }
        return end
    }
}
