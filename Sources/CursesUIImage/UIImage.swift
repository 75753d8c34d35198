import CursesUI
import Foundation

/// A picture with UIKit's name, for code that creates an `Image` from one.
///
/// ```swift
/// if let picture = UIImage(data: data) {
///     Image(uiImage: picture).resizable().scaledToFit()
/// }
/// ```
///
/// As in UIKit, the picture is decoded when it is first shown, here on a background thread.
/// ``preparingForDisplay()`` decodes it immediately. The initialisers only read the header and check that the
/// file is complete.
public final class UIImage: Sendable {
    let picture: DecodedPicture
    /// The number of pixels per point.
    public let scale: CGFloat

    init(_ picture: DecodedPicture, scale: CGFloat) {
        self.picture = picture
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }

    /// Creates a picture from the contents of a PNG or JPEG file; `nil` if they have a different format, are
    /// truncated or damaged, or are larger than ``PictureLimits/standard``.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates a picture from the contents of a PNG or JPEG file.
    ///
    /// - Parameter scale: the number of pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = try? RecentPictures.shared.picture(of: data, limits: .standard) else {
            return nil
        }
        self.init(picture, scale: scale)
    }

    /// Creates a picture from a PNG or JPEG file.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        guard let data = try? PictureLoader.contents(of: url, limits: .standard) else { return nil }
        self.init(data: data)
    }

    /// Creates a picture from its name in the app's bundles.
    @MainActor
    public convenience init?(named name: String) {
        guard let found = NamedPictures.shared.picture(named: name, in: nil),
            let picture = found.picture as? DecodedPicture
        else { return nil }
        self.init(picture, scale: found.scale)
    }

    /// The size in points.
    public var size: CGSize {
        CGSize(
            width: CGFloat(picture.size.width) / scale, height: CGFloat(picture.size.height) / scale
        )
    }

    /// Decodes the picture on the calling thread; `nil` if it is damaged.
    public func preparingForDisplay() -> UIImage? {
        (try? picture.preparedNow()).map { _ in self }
    }

    /// Decodes the picture on a background thread; `nil` if it is damaged.
    public func byPreparingForDisplay() async -> UIImage? {
        (try? await picture.prepared()).map { _ in self }
    }
}

extension UIImage: Hashable {
    public static func == (old: UIImage, new: UIImage) -> Bool {
        old.picture === new.picture && old.scale == new.scale
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(picture))
    }
}

extension Image {
    /// Creates an image from a `UIImage`.
    public init(uiImage: UIImage) {
        self.init(picture: uiImage.picture, scale: uiImage.scale)
    }
}
