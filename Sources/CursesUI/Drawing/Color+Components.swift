import CursesUITerminal
import Foundation

extension Color {
    /// The components of a colour in an environment, each from 0 to 1.
    ///
    /// Colours of the terminal's palette have the components of xterm's palette. The terminal's own foreground counts
    /// as white in the dark `\.colorScheme` and as black in the light one. Its background counts as black and white,
    /// respectively.
    public struct Resolved: Hashable, Sendable {
        /// The red component, encoded as in sRGB.
        public var red: Float
        /// The green component, encoded as in sRGB.
        public var green: Float
        /// The blue component, encoded as in sRGB.
        public var blue: Float
        /// The opacity.
        public var opacity: Float

        /// Creates a colour from components, each from 0 to 1.
        ///
        /// - Parameter colorSpace: linear components are converted; Display P3 is treated as sRGB.
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let isLinear = colorSpace == .sRGBLinear
            func component(_ value: Float) -> Float { isLinear ? Float(Double(value).gammaEncoded) : value }
            self.red = component(red)
            self.green = component(green)
            self.blue = component(blue)
            self.opacity = opacity
        }

        /// The red component in linear light.
        public var linearRed: Float { Self.linear(red) }
        /// The green component in linear light.
        public var linearGreen: Float { Self.linear(green) }
        /// The blue component in linear light.
        public var linearBlue: Float { Self.linear(blue) }

        /// Converts a component of sRGB to linear light (IEC 61966-2-1).
        private static func linear(_ value: Float) -> Float {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
    }

    /// Creates a colour from resolved components.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// Returns the colour to which this colour resolves in an environment. The result no longer depends on an
    /// environment.
    package func fixed(in environment: EnvironmentValues) -> Color { resolved(in: environment) }

    /// Returns the components of the colour in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let color = resolved(in: environment)
        let isDark = environment.colorScheme == .dark
        let isBackground = color.source == .background
        let own: UInt8 = isDark != isBackground ? 255 : 0
        let (red, green, blue) =
            isBackground ? (own, own, own) : color.terminalColor.components ?? (own, own, own)
        return Resolved(
            red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, opacity: Float(color.alpha))
    }
}

extension Color.Resolved: ShapeStyle {
    /// Returns the style that draws the colour.
    public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(Color(self)) }
}
