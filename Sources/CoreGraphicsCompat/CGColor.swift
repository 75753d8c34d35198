import CursesUI

/// A colour that consists of components.
public final class CGColor: Hashable, Sendable {
    /// The colour as CursesUI draws it. It may differ between light and dark.
    package let color: Color
    /// The components that code has given; `nil` for a colour that a terminal determines.
    package let exact: ExactComponents?

    /// Creates a colour that is drawn like a SwiftUI colour.
    ///
    /// - Parameter exact: the components that code has given.
    package init(_ color: Color, exact: ExactComponents? = nil) {
        self.color = color
        self.exact = exact
    }

    /// Creates a colour from components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let exact = ExactComponents(red: red, green: green, blue: blue, alpha: alpha)
        self.init(exact.color, exact: exact)
    }

    /// The components: red, green, blue and the opacity, each from 0 to 1.
    public var components: [CGFloat]? {
        let parts = exact ?? ExactComponents(of: color)
        return [parts.red, parts.green, parts.blue, parts.alpha]
    }

    /// Creates a colour from components of sRGB between 0 and 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey from components between 0 and 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Creates a colour from its components, as sRGB: a grey and the opacity, or red, green, blue and the opacity;
    /// `nil` for any other number of components.
    public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
        switch components.count {
        case 2: self.init(gray: components[0], alpha: components[1])
        case 4: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        default: return nil
        }
    }

    /// The number of components, including the opacity.
    public var numberOfComponents: Int { 4 }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { components?.last ?? 1 }

    /// The colour space of the components.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// Returns the same colour with a different opacity, from 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? {
        guard let parts = components, self.alpha > 0 else { return CGColor(color.opacity(alpha)) }
        return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// Black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Returns whether two colours have equal components.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs.exact == rhs.exact && (lhs.exact != nil || lhs.color == rhs.color)
    }

    public func hash(into hasher: inout Hasher) {
        if let exact { hasher.combine(exact) } else { hasher.combine(color) }
    }
}

/// A colour space. All components are interpreted as sRGB.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of the space.
    public let name: String?

    /// Creates a colour space from its name.
    public init?(name: String) {
        self.name = name
    }

    /// The name of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of Display P3, which is interpreted as sRGB.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of the grey colour space.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// Returns whether two colour spaces have the same name.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

/// Returns the colour space of the screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB)! }

/// Returns the grey colour space of the screen.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)! }

extension Color {
    /// Creates a SwiftUI colour from a Core Graphics colour.
    public init(cgColor: CGColor) {
        self = cgColor.color
    }

    /// The Core Graphics colour, with the components that the colour has in a dark terminal.
    public var cgColor: CGColor? { CGColor(self) }
}
