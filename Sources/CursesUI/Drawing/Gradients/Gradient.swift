import CursesUITerminal

/// A gradient of colours.
public struct Gradient: Hashable, Sendable {
    /// A colour and its location, from 0 at the start to 1 at the end.
    public struct Stop: Hashable, Sendable {
        /// The colour of the stop.
        public var color: Color
        /// The location of the colour, from 0 to 1.
        public var location: CGFloat

        /// Creates a stop with a colour at a location.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours, ordered by their locations.
    public var stops: [Stop]

    /// Creates a gradient of colours at given locations.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Creates a gradient of evenly spaced colours.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// Returns the colour at a location from 0 to 1. This is the first colour before the first stop, and the last
    /// colour after the last stop.
    func color(at location: CGFloat) -> Color {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if location <= first.location { return unmixed(first.color) }
        for (start, end) in zip(stops, stops.dropFirst()) where location < end.location {
            let way = end.location - start.location
            return start.color.mixed(with: end.color, by: way > 0 ? Double((location - start.location) / way) : 1)
        }
        return unmixed(last.color)
    }

    /// Returns the colour of a stop as the 24-bit colour from which mixtures are computed. A terminal may show its
    /// palette colour in a different shade, which would stand out from the mixtures.
    private func unmixed(_ color: Color) -> Color {
        let isMixed = stops.contains { $0.color.terminalColor != color.terminalColor }
        guard isMixed, let rgb = color.terminalColor.components,
            stops.allSatisfy({ $0.color.terminalColor.components != nil })
        else { return color }
        return Color(TerminalColor.rgb(rgb.red, rgb.green, rgb.blue)).withAlpha(color.alpha)
    }

    func mapped(_ transform: (Color) -> Color) -> Gradient {
        Gradient(stops: stops.map { Stop(color: transform($0.color), location: $0.location) })
    }
}

extension Gradient {
    /// The space in which colours are mixed; in a terminal, this is always sRGB.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String

        /// The same as every space: colours are mixed in sRGB.
        public static let device = ColorSpace(name: "device")
        /// The same as every space: colours are mixed in sRGB.
        public static let perceptual = ColorSpace(name: "perceptual")
    }

    /// Returns the gradient; the space in which its colours are mixed has no effect.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// A gradient without a geometric form. It is drawn as a linear gradient.
public struct AnyGradient: Hashable, Sendable {
    let gradient: Gradient

    /// Creates a gradient without a geometric form.
    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }
}

extension AnyGradient: PaintStyle {
    var paint: Paint {
        .gradient(GradientPaint(gradient: gradient, form: .linear(start: .top, end: .bottom)))
    }
}

extension Color {
    /// A gradient that begins with a slightly lighter colour at the top and ends with this colour.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mixed(with: .white, by: 0.25), self]))
    }

    /// Returns a mixture of this colour and a second colour in sRGB. The terminal's own foreground and background have
    /// unknown components and cannot be mixed: then the nearer colour is returned.
    ///
    /// - Parameter colorSpace: has no effect.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        mixed(with: rhs, by: fraction.clamped(0, 1))
    }

    func mixed(with other: Color, by fraction: Double) -> Color {
        if fraction <= 0 { return self }
        if fraction == 1 { return other }
        let opacity = alpha + (other.alpha - alpha) * fraction
        if terminalColor == other.terminalColor { return withAlpha(opacity.clamped(0, 1)) }
        // A clear colour has no components to mix, so the other colour is used.
        guard alpha > 0, other.alpha > 0, let from = terminalColor.rgb,
            let to = other.terminalColor.rgb
        else {
            let nearer = alpha == 0 ? other : other.alpha == 0 || fraction < 0.5 ? self : other
            return nearer.withAlpha(opacity.clamped(0, 1))
        }
        return Color(from.covered(by: to, fraction).terminalColor).withAlpha(opacity.clamped(0, 1))
    }
}
