import CursesUI

/// The components of a colour as code has given them. A colour in a terminal has 8 bits for each.
package struct ExactComponents: Hashable, Sendable {
    /// The red component.
    package let red: CGFloat
    /// The green component.
    package let green: CGFloat
    /// The blue component.
    package let blue: CGFloat
    /// The opacity.
    package var alpha: CGFloat

    /// Creates components; a number that is none counts as 0.
    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func number(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : value }
        (self.red, self.green, self.blue) = (number(red), number(green), number(blue))
        self.alpha = min(max(number(alpha), 0), 1)
    }

    /// Creates the components of a hue, a saturation and a brightness, each from 0 to 1.
    package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let turned = (hue - hue.rounded(.down)) * 6
        func component(_ offset: CGFloat) -> CGFloat {
            let sector = (offset + turned).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * min(max(min(sector, 4 - sector), 0), 1)
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// The components of a colour in a dark terminal.
    package init(of color: Color) {
        let parts = color.resolve(in: EnvironmentValues())
        self.init(
            red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue),
            alpha: CGFloat(parts.opacity))
    }

    /// The colour that a terminal shows.
    package var color: Color { Color(red: red, green: green, blue: blue, opacity: alpha) }
}
