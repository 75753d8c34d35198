import CursesUI
import CursesUIImage

/// A form of a picture.
@MainActor @preconcurrency
open class NSImageRep: NSObject {
    /// A wish about how a picture is drawn; ignored in a terminal.
    public struct HintKey: RawRepresentable, Hashable, Sendable {
        /// The name of the wish.
        public let rawValue: String

        /// Creates a wish from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// How the picture is made smaller or larger.
        public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
        /// How the picture is moved.
        public static let ctm = HintKey(rawValue: "NSImageHintCTM")
    }

    /// The size in points.
    open var size = CGSize.zero
    /// The number of pixels from left to right.
    open var pixelsWide = 0
    /// The number of pixels from top to bottom.
    open var pixelsHigh = 0
    /// The number of bits of a component: 8.
    open var bitsPerSample = 8
    /// Whether pixels can be transparent.
    open var hasAlpha = true
    /// The value is kept, but has no effect.
    open var isOpaque = false
    /// The name of the colour space.
    open var colorSpaceName = NSColorSpaceName.deviceRGB

    override init() {
        super.init()
    }

    /// Draws the picture in the current context; returns whether it is one.
    @discardableResult
    open func draw() -> Bool { draw(in: CGRect(origin: .zero, size: size)) }
    /// Draws the picture in the current context; returns whether it is one.
    ///
    /// - Parameter rect: has no effect: the picture fills the context.
    @discardableResult
    open func draw(in rect: CGRect) -> Bool { false }
    /// Returns the picture as one of Core Graphics. The parameters have no effect.
    open func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context: NSGraphicsContext?,
        hints: [HintKey: Any]?
    ) -> CGImage? { nil }
}

/// The name of a colour space. All components are interpreted as sRGB.
public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The colours of the screen.
    public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
    /// The colours of no screen.
    public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
    /// The greys of the screen.
    public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
    /// The greys of no screen.
    public static let calibratedWhite = NSColorSpaceName(rawValue: "NSCalibratedWhiteColorSpace")
}

/// The pixels of a picture.
open class NSBitmapImageRep: NSImageRep {
    /// The format of a file. All formats are written as PNG.
    public enum FileType: UInt, Sendable {
        case tiff, bmp, gif, jpeg, png, jpeg2000
    }

    /// How a TIFF file is made smaller; ignored in a terminal.
    public enum TIFFCompression: UInt, Sendable {
        case none = 1
        case ccittfax3 = 3
        case ccittfax4 = 4
        case lzw = 5
        case jpeg = 6
        case next = 32766
        case packBits = 32773
        case oldJPEG = 32865
    }

    /// A wish about a file; ignored in a terminal.
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        /// The name of the wish.
        public let rawValue: String

        /// Creates a wish from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The quality of a JPEG file.
        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
        /// How a TIFF file is made smaller.
        public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
        /// Whether a PNG file is read in passes.
        public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
        /// Whether a JPEG file is read in passes.
        public static let progressive = PropertyKey(rawValue: "NSImageProgressive")
        /// The brightness.
        public static let gamma = PropertyKey(rawValue: "NSImageGamma")
        /// The colour of transparent pixels.
        public static let fallbackBackgroundColor = PropertyKey(rawValue: "NSImageFallbackBackgroundColor")
    }

    /// The order of the bits of a pixel; ignored in a terminal.
    public struct Format: OptionSet, Sendable {
        /// The bits of the format.
        public let rawValue: UInt

        /// Creates a format from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The opacity comes first.
        public static let alphaFirst = Format(rawValue: 1)
        /// The colours do not include the opacity.
        public static let alphaNonpremultiplied = Format(rawValue: 2)
    }

    private var own: UIImage?
    let context = CGContext()
    /// The picture: that with which the object was created, or the last that was drawn in it.
    var picture: UIImage? {
        context.picture.map { UIImage(cgImage: $0) } ?? own
    }

    init(picture: UIImage) {
        own = picture
        super.init()
        size = picture.size
        pixelsWide = Int((picture.size.width * picture.scale).rounded())
        pixelsHigh = Int((picture.size.height * picture.scale).rounded())
    }

    /// Creates the pixels of the contents of a PNG or JPEG file; `nil` if they are no picture.
    public convenience init?(data: Data) {
        guard let picture = UIImage(data: data) else { return nil }
        self.init(picture: picture)
    }

    /// Creates the pixels of a picture of Core Graphics.
    public convenience init(cgImage: CGImage) {
        self.init(picture: UIImage(cgImage: cgImage))
    }

    /// Creates empty pixels, in which code draws pictures.
    public init?(
        bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
        pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool,
        isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
    ) {
        super.init()
        pixelsWide = width
        pixelsHigh = height
        size = CGSize(width: width, height: height)
        hasAlpha = alpha
        self.colorSpaceName = colorSpaceName
    }

    /// Creates empty pixels, in which code draws pictures.
    public convenience init?(
        bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
        pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool,
        isPlanar: Bool, colorSpaceName: NSColorSpaceName, bitmapFormat: Format, bytesPerRow rBytes: Int,
        bitsPerPixel pBits: Int
    ) {
        self.init(
            bitmapDataPlanes: planes, pixelsWide: width, pixelsHigh: height, bitsPerSample: bps, samplesPerPixel: spp,
            hasAlpha: alpha, isPlanar: isPlanar, colorSpaceName: colorSpaceName, bytesPerRow: rBytes,
            bitsPerPixel: pBits)
    }

    /// Returns the picture as the contents of a PNG file, whatever the format is; `nil` if it is empty.
    ///
    /// - Parameter properties: has no effect.
    open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
        picture?.pngData()
    }

    /// Returns the first picture as the contents of a PNG file, whatever the format is.
    public class func representationOfImageReps(
        in imageReps: [NSImageRep], using storageType: FileType, properties: [PropertyKey: Any]
    ) -> Data? {
        imageReps.lazy.compactMap { ($0 as? NSBitmapImageRep)?.picture?.pngData() }.first
    }

    /// The picture as PNG data: this module does not write TIFF files.
    open var tiffRepresentation: Data? { picture?.pngData() }
    /// The picture as one of Core Graphics.
    open var cgImage: CGImage? { picture?.cgImage }
    /// Returns `nil`: pixels are read by filters of Core Image.
    open func colorAt(x: Int, y: Int) -> NSColor? { nil }
    /// Has no effect: pixels are not written.
    open func setColor(_ color: NSColor, atX x: Int, y: Int) {}
    /// The pixels: none, because they are not written.
    open var bitmapData: UnsafeMutablePointer<UInt8>? { nil }
    /// The number of bytes of a row.
    open var bytesPerRow: Int { pixelsWide * 4 }
    /// The number of bits of a pixel.
    open var bitsPerPixel: Int { 32 }
    /// The number of components of a pixel.
    open var samplesPerPixel: Int { 4 }

    /// Draws the picture in the current context; returns whether there is one.
    @discardableResult
    override open func draw(in rect: CGRect) -> Bool {
        picture?.draw(in: rect)
        return picture != nil
    }

    /// Returns the picture as one of Core Graphics. The parameters have no effect.
    override open func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context: NSGraphicsContext?,
        hints: [HintKey: Any]?
    ) -> CGImage? { cgImage }
}
