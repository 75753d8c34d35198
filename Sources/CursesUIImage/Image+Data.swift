import CursesUI
import Foundation

extension Image {
    /// Creates an image from the contents of a PNG or JPEG file.
    ///
    /// ```swift
    /// let avatar = try Image(data: Data(contentsOf: file), label: Text("Your avatar"))
    /// ```
    ///
    /// The format is determined by the data, not by the file's name. The initialiser reads the header and
    /// checks that the file is complete. The picture is decoded on a background thread when it is first
    /// shown. If it then turns out to be damaged, the label is shown.
    ///
    /// - Parameters:
    ///   - scale: the number of pixels per unit, if the picture is shown at its own size.
    ///   - label: a description of the picture.
    ///   - limits: the maximum size. A larger picture is rejected before it is decoded.
    /// - Throws: ``PictureError``.
    public init(
        data: Data,
        scale: CGFloat = 1,
        label: Text? = nil,
        limits: PictureLimits = .standard
    ) throws(PictureError) {
        let picture = try RecentPictures.shared.picture(of: data, limits: limits)
        self.init(picture: picture, scale: scale, label: label)
    }
}
