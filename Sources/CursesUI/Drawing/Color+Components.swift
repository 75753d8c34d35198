import CursesUITerminal
import Foundation

extension Color {
    /// The components of a colour in an environment, each from 0 to 1.
    ///
    /// Colours of the terminal's palette have xterm's components. The terminal's own foreground counts as white in the
    /// dark `\.colorScheme` and as black in the light one, its background the other way round.
    public struct Resolved: Hashable, Sendable {
        /// The red component, as sRGB encodes it.
        public var red: Float
        /// The green component, as sRGB encodes it.
        public var green: Float
        /// The blue component, as sRGB encodes it.
        public var blue: Float
        /// The opacity.
        public var opacity: Float

        /// A colour of components, each from 0 to 1.
        ///
        /// - Parameter colorSpace: linear components are converted; Display P3 is read as sRGB.
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

        /// A component of sRGB in linear light (IEC 61966-2-1).
        private static func linear(_ value: Float) -> Float {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
    }

    /// A colour of components.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// The colour to which this one resolves in an environment, as a constant colour.
    package func fixed(in environment: EnvironmentValues) -> Color { resolved(in: environment) }

    /// The components of the colour in an environment.
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
    /// The style that draws the colour.
    public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(Color(self)) }
}
