import CursesUI
import CursesUIImage

extension UIImage {
    /// The picture with its size in pixels; `nil` if it is empty.
    public var cgImage: CGImage? {
        let pixels = CGSize(width: size.width * scale, height: size.height * scale)
        guard pixels.width >= 1, pixels.height >= 1 else { return nil }
        return CGImage(width: Int(pixels.width.rounded()), height: Int(pixels.height.rounded()), picture: self)
    }

    /// Creates a picture from a picture of Core Graphics.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates a picture from a picture of Core Graphics.
    ///
    /// - Parameters:
    ///   - scale: the number of pixels per point.
    ///   - orientation: has no effect: the picture is not turned.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage.picture as? UIImage ?? UIImage(), scale: scale)
    }

    /// The way in which a picture is turned; ignored in a terminal.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Always `up`: the picture is not turned.
    public var imageOrientation: Orientation { .up }
}

extension Image {
    /// The way in which a picture is turned; ignored in a terminal.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// As the pixels are, which is how every picture is shown.
        case up
        /// Mirrored.
        case upMirrored
        /// Upside down.
        case down
        /// Upside down and mirrored.
        case downMirrored
        /// On its left side, mirrored.
        case leftMirrored
        /// On its right side.
        case right
        /// On its right side, mirrored.
        case rightMirrored
        /// On its left side.
        case left
    }

    /// Creates an image from a picture of Core Graphics, with a label for assistive programs.
    ///
    /// - Parameters:
    ///   - scale: the number of pixels per point.
    ///   - orientation: has no effect: the picture is not turned.
    ///   - label: has no effect: `accessibilityLabel` labels an image.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
    }

    /// Creates an image from a picture of Core Graphics, which assistive programs ignore.
    ///
    /// - Parameters:
    ///   - scale: the number of pixels per point.
    ///   - orientation: has no effect: the picture is not turned.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
    }
}
