import CursesUITerminal

/// Colours that pass into one another.
public struct Gradient: Hashable, Sendable {
    /// A colour and where it is, from 0 at the start to 1 at the end.
    public struct Stop: Hashable, Sendable {
        /// The colour of the stop.
        public var color: Color
        /// Where on the way the colour is met: from 0 to 1.
        public var location: CGFloat

        /// A colour at a place.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours, in the order of their places.
    public var stops: [Stop]

    /// A gradient of colours at places.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The colour at a place from 0 to 1; before the first stop that one's, behind the last that one's.
    func color(at location: CGFloat) -> Color {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if location <= first.location { return unmixed(first.color) }
        for (start, end) in zip(stops, stops.dropFirst()) where location < end.location {
            let way = end.location - start.location
            return start.color.mixed(with: end.color, by: way > 0 ? Double((location - start.location) / way) : 1)
        }
        return unmixed(last.color)
    }

    /// A colour of a stop, in the shade that it is mixed from: what a terminal shows for a colour of its
    /// palette may be another one, and would stand out beside the mixtures.
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

/// A gradient that is shown as any of its kinds.
public struct AnyGradient: Hashable, Sendable {
    let gradient: Gradient

    /// The colours of a gradient.
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
    /// The colour, from a little lighter at the top to itself.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mixed(with: .white, by: 0.25), self]))
    }

    /// The colour between this one and another one, in sRGB. The terminal's own colours, which nobody
    /// knows, do not mix: the nearer one is taken.
    public func mix(with rhs: Color, by fraction: Double) -> Color {
        mixed(with: rhs, by: fraction.clamped(0, 1))
    }

    func mixed(with other: Color, by fraction: Double) -> Color {
        if fraction <= 0 { return self }
        if fraction == 1 { return other }
        let opacity = alpha + (other.alpha - alpha) * fraction
        if terminalColor == other.terminalColor { return withAlpha(opacity.clamped(0, 1)) }
        // What is clear has no colour of its own.
        guard alpha > 0, other.alpha > 0, let from = terminalColor.components,
            let to = other.terminalColor.components
        else {
            let nearer = alpha == 0 ? other : other.alpha == 0 || fraction < 0.5 ? self : other
            return nearer.withAlpha(opacity.clamped(0, 1))
        }
        func component(_ from: UInt8, _ to: UInt8) -> UInt8 {
            UInt8((Double(from) + (Double(to) - Double(from)) * fraction).rounded().clamped(0, 255))
        }
        let mixed = TerminalColor.rgb(
            component(from.red, to.red), component(from.green, to.green), component(from.blue, to.blue)
        )
        return Color(mixed).withAlpha(opacity.clamped(0, 1))
    }
}
