import CursesUI
import Foundation

extension CIImage {
    /// Returns the image after a transform of its coordinates.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(raster.transformed(by: matrix))
    }

    /// Returns the image after a transform of its coordinates.
    ///
    /// - Parameter highQualityDownsample: has no effect: a smaller image has the means of the pixels that come together.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    /// Returns the part of the image in a rectangle.
    public func cropped(to rect: CGRect) -> CIImage {
        let part = raster.isClamped ? rect.standardized : raster.extent.intersection(rect)
        guard !part.isNull, !part.isInfinite, part.width > 0, part.height > 0, raster.columns > 0 else {
            return rect.isInfinite ? self : CIImage(.empty)
        }
        var result = raster.cropped(to: part)
        result.isClamped = false
        return CIImage(result)
    }

    /// Returns an image without end: the pixels at the edges continue outside.
    public func clampedToExtent() -> CIImage {
        var result = raster
        result.isClamped = true
        return CIImage(result)
    }

    /// Returns an image without end: the pixels at the edges of a rectangle continue outside.
    public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

    /// Returns the image turned upright, with its lower left corner in the origin.
    ///
    /// - Parameter orientation: the way in which the image is turned now.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        transformed(by: orientationTransform(for: orientation))
    }

    /// Returns the image turned upright.
    ///
    /// - Parameter orientation: the raw value of a `CGImagePropertyOrientation`. Other values change nothing.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)).map(oriented) ?? self
    }

    /// Returns the transform that turns the image upright.
    ///
    /// - Parameter orientation: the way in which the image is turned now.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let turned = orientation.transform
        let box = raster.extent.applying(turned)
        guard !raster.extent.isNull else { return turned }
        return turned.concatenating(CGAffineTransform(translationX: -box.minX, y: -box.minY))
    }

    /// Returns the image over a background.
    public func composited(over dest: CIImage) -> CIImage { CIImage(raster.composited(over: dest.raster)) }

    /// Returns an image that has the nearest pixel at each place when it is larger.
    public func samplingNearest() -> CIImage {
        var result = raster
        result.isNearest = true
        return CIImage(result)
    }

    /// Returns an image that has a mixture of the nearest pixels at each place when it is larger.
    public func samplingLinear() -> CIImage {
        var result = raster
        result.isNearest = false
        return CIImage(result)
    }
}

/// The way in which a picture is turned: where its first row and its first column are seen. The numbers are those of Exif.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// The first row is at the top, the first column at the left.
    case up = 1
    /// The first row is at the top, the first column at the right.
    case upMirrored
    /// The first row is at the bottom, the first column at the right.
    case down
    /// The first row is at the bottom, the first column at the left.
    case downMirrored
    /// The first row is at the left, the first column at the top.
    case leftMirrored
    /// The first row is at the right, the first column at the top.
    case right
    /// The first row is at the right, the first column at the bottom.
    case rightMirrored
    /// The first row is at the left, the first column at the bottom.
    case left

    /// The transform that turns the picture upright around the origin, with the y axis upwards.
    fileprivate var transform: CGAffineTransform {
        switch self {
        case .up: CGAffineTransform(1, 0, 0, 1, 0, 0)
        case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 0, 0)
        case .down: CGAffineTransform(-1, 0, 0, -1, 0, 0)
        case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 0)
        case .leftMirrored: CGAffineTransform(0, -1, -1, 0, 0, 0)
        case .right: CGAffineTransform(0, -1, 1, 0, 0, 0)
        case .rightMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
        case .left: CGAffineTransform(0, 1, -1, 0, 0, 0)
        }
    }
}
