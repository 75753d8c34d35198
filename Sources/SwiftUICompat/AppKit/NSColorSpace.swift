import CursesUI

/// A colour space. All components are interpreted as sRGB.
public final class NSColorSpace: Hashable, Sendable {
    /// The name of the space.
    public let localizedName: String?
    private let name: String

    private init(_ localizedName: String, _ name: String = CGColorSpace.sRGB) {
        self.localizedName = localizedName
        self.name = name
    }

    /// Creates a colour space from one of Core Graphics; `nil` if it has no name.
    public init?(cgColorSpace: CGColorSpace) {
        guard let name = cgColorSpace.name else { return nil }
        localizedName = name
        self.name = name
    }

    /// The colour space as one of Core Graphics.
    public var cgColorSpace: CGColorSpace? { CGColorSpace(name: name) }

    /// sRGB.
    public static let sRGB = NSColorSpace("sRGB IEC61966-2.1")
    /// The colour space of the screen, which is interpreted as sRGB.
    public static let deviceRGB = NSColorSpace("Device RGB")
    /// RGB that depends on no device, which is interpreted as sRGB.
    public static let genericRGB = NSColorSpace("Generic RGB Profile")
    /// sRGB with components below 0 and above 1, which are not shown.
    public static let extendedSRGB = NSColorSpace("sRGB IEC61966-2.1 (Extended)")
    /// Display P3, which is interpreted as sRGB.
    public static let displayP3 = NSColorSpace("Display P3", CGColorSpace.displayP3)
    /// Adobe RGB, which is interpreted as sRGB.
    public static let adobeRGB1998 = NSColorSpace("Adobe RGB (1998)")
    /// The greys of the screen, which are interpreted as sRGB.
    public static let deviceGray = NSColorSpace("Device Gray", CGColorSpace.genericGrayGamma2_2)
    /// Greys that depend on no device, which are interpreted as sRGB.
    public static let genericGray = NSColorSpace("Generic Gray Profile", CGColorSpace.genericGrayGamma2_2)

    /// Returns whether two colour spaces have the same name.
    public static func == (lhs: NSColorSpace, rhs: NSColorSpace) -> Bool { lhs.localizedName == rhs.localizedName }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(localizedName)
    }
}
