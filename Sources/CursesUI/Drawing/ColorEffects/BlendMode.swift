/// How the colours of a view are combined with those of the content beneath.
///
/// The formulas are those of "Compositing and Blending Level 1" (W3C, 2015); `plusDarker` and `plusLighter` are those of
/// Core Graphics. The components of sRGB are combined as they are encoded.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
    case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
    /// Draws the view only where the compositing group has drawn something.
    case sourceAtop
    /// Draws the view only where the compositing group has drawn nothing.
    case destinationOver
    /// Removes what the compositing group has drawn beneath the view.
    case destinationOut
    case plusDarker, plusLighter
}

extension BlendMode {
    /// Returns the combination of two opaque colours.
    func blended(_ above: ColorComponents, over below: ColorComponents) -> ColorComponents {
        switch self {
        case .normal, .sourceAtop, .destinationOver, .destinationOut: above
        case .hue: above.withSaturation(of: below).withLuminosity(of: below)
        case .saturation: below.withSaturation(of: above).withLuminosity(of: below)
        case .color: above.withLuminosity(of: below)
        case .luminosity: below.withLuminosity(of: above)
        default: below.combined(with: above, component)
        }
    }

    private func component(_ below: Double, _ above: Double) -> Double {
        switch self {
        case .multiply: below * above
        case .screen: Self.screen(below, above)
        case .overlay: Self.hardLight(above, below)
        case .hardLight: Self.hardLight(below, above)
        case .darken: min(below, above)
        case .lighten: max(below, above)
        case .colorDodge: below <= 0 ? 0 : above >= 1 ? 1 : min(1, below / (1 - above))
        case .colorBurn: below >= 1 ? 1 : above <= 0 ? 0 : 1 - min(1, (1 - below) / above)
        case .softLight: Self.softLight(below, above)
        case .difference: abs(below - above)
        case .exclusion: below + above - 2 * below * above
        case .plusDarker: max(0, below + above - 1)
        case .plusLighter: min(1, below + above)
        default: above
        }
    }

    private static func screen(_ below: Double, _ above: Double) -> Double { below + above - below * above }

    private static func hardLight(_ below: Double, _ above: Double) -> Double {
        above <= 0.5 ? below * 2 * above : screen(below, 2 * above - 1)
    }

    private static func softLight(_ below: Double, _ above: Double) -> Double {
        if above <= 0.5 { return below - (1 - 2 * above) * below * (1 - below) }
        let bright = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
        return below + (2 * above - 1) * (bright - below)
    }
}

/// The functions for the modes that do not treat the components separately, with the weights of the standard.
extension ColorComponents {
    private var luminosity: Double { 0.3 * red + 0.59 * green + 0.11 * blue }
    private var least: Double { min(red, green, blue) }
    private var most: Double { max(red, green, blue) }

    /// Returns the colour with the luminosity of a second colour.
    fileprivate func withLuminosity(of other: ColorComponents) -> ColorComponents {
        let difference = other.luminosity - luminosity
        return map { $0 + difference }.clipped
    }

    /// Returns the colour with the saturation of a second colour.
    fileprivate func withSaturation(of other: ColorComponents) -> ColorComponents {
        let (least, range) = (least, most - least)
        guard range > 0 else { return .black }
        return map { ($0 - least) * (other.most - other.least) / range }
    }

    /// The colour with its components moved into the range from 0 to 1, without a change of its luminosity.
    private var clipped: ColorComponents {
        let middle = luminosity
        var color = self
        let (least, most) = (least, most)
        if least < 0 { color = color.map { middle + ($0 - middle) * middle / (middle - least) } }
        if most > 1 { color = color.map { middle + ($0 - middle) * (1 - middle) / (most - middle) } }
        return color
    }
}
