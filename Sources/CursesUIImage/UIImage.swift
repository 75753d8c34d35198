import CursesUI
import Foundation

/// A picture by UIKit's name, for files that make an `Image` of one.
///
/// ```swift
/// if let picture = UIImage(data: data) {
///     Image(uiImage: picture).resizable().scaledToFit()
/// }
/// ```
///
/// As in UIKit, only the header is read at first, and the picture is decoded when it is first shown,
/// on another thread; ``preparingForDisplay()`` decodes it at once.
public final class UIImage: Sendable {
    let picture: DecodedPicture
    /// How many pixels are a point.
    public let scale: CGFloat

    init(_ picture: DecodedPicture, scale: CGFloat) {
        self.picture = picture
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }

    /// A picture of the contents of a PNG or JPEG file; `nil` where they are neither, end too soon, fail
    /// their check sums, or are larger than ``PictureLimits/standard``.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// A picture of the contents of a PNG or JPEG file.
    ///
    /// - Parameter scale: how many pixels are a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = try? RecentPictures.shared.picture(of: data, limits: .standard) else {
            return nil
        }
        self.init(picture, scale: scale)
    }

    /// A picture of a PNG or JPEG file.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        guard let data = try? PictureLoader.contents(of: url, limits: .standard) else { return nil }
        self.init(data: data)
    }

    /// A picture by its name in the app's bundles.
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

    /// Decodes the picture at once, on this thread; `nil` where it is damaged.
    public func preparingForDisplay() -> UIImage? {
        (try? picture.preparedNow()).map { _ in self }
    }

    /// Decodes the picture on another thread; `nil` where it is damaged.
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
    /// A picture that UIKit's name stands for.
    public init(uiImage: UIImage) {
        self.init(picture: uiImage.picture, scale: uiImage.scale)
    }
}
