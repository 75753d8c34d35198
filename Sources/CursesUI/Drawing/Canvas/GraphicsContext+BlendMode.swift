extension GraphicsContext {
    /// How colours that are drawn are combined with those beneath. Modes that ``BlendMode`` does not have draw as
    /// `normal` does.
    public struct BlendMode: RawRepresentable, Hashable, Sendable {
        /// The number of the mode.
        public let rawValue: Int32

        /// Creates a mode with a number.
        public init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        /// The mode “normal”.
        public static var normal: BlendMode { BlendMode(rawValue: 0) }
        /// The mode “multiply”.
        public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        /// The mode “screen”.
        public static var screen: BlendMode { BlendMode(rawValue: 2) }
        /// The mode “overlay”.
        public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        /// The mode “darken”.
        public static var darken: BlendMode { BlendMode(rawValue: 4) }
        /// The mode “lighten”.
        public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        /// The mode “color dodge”.
        public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        /// The mode “color burn”.
        public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        /// The mode “soft light”.
        public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        /// The mode “hard light”.
        public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        /// The mode “difference”.
        public static var difference: BlendMode { BlendMode(rawValue: 10) }
        /// The mode “exclusion”.
        public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        /// The mode “hue”.
        public static var hue: BlendMode { BlendMode(rawValue: 12) }
        /// The mode “saturation”.
        public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        /// The mode “color”.
        public static var color: BlendMode { BlendMode(rawValue: 14) }
        /// The mode “luminosity”.
        public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        /// The mode “clear”, which draws as `normal` does.
        public static var clear: BlendMode { BlendMode(rawValue: 16) }
        /// The mode “copy”, which draws as `normal` does.
        public static var copy: BlendMode { BlendMode(rawValue: 17) }
        /// The mode “source in”, which draws as `normal` does.
        public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
        /// The mode “source out”, which draws as `normal` does.
        public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
        /// The mode “source atop”.
        public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        /// The mode “destination over”.
        public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        /// The mode “destination in”, which draws as `normal` does.
        public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
        /// The mode “destination out”.
        public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        /// The mode “destination atop”, which draws as `normal` does.
        public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
        /// The mode “xor”, which draws as `normal` does.
        public static var xor: BlendMode { BlendMode(rawValue: 25) }
        /// The mode “plus darker”.
        public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        /// The mode “plus lighter”.
        public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }
    }
}

/// The modes of views, whose name is hidden inside a graphics context.
private typealias ViewBlendMode = BlendMode

extension GraphicsContext.BlendMode {
    private static let combinations: [ViewBlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
        .difference, .exclusion, .hue, .saturation, .color, .luminosity, .normal, .normal, .normal, .normal,
        .sourceAtop, .destinationOver, .normal, .destinationOut, .normal, .normal, .plusDarker, .plusLighter,
    ]

    /// The effect of the mode on colours.
    var effect: ColorEffect {
        let index = Int(rawValue)
        return .blending(Self.combinations.indices.contains(index) ? Self.combinations[index] : .normal)
    }
}
