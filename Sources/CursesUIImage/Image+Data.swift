import CursesUI
import Foundation

extension Image {
    /// A picture of the contents of a PNG or JPEG file.
    ///
    /// ```swift
    /// let avatar = try Image(data: Data(contentsOf: file), label: Text("Your avatar"))
    /// ```
    ///
    /// The data's format decides, whatever the file's name was. Only the header is read here: the
    /// picture is decoded on another thread when it is first shown. Should it turn out then to be
    /// damaged, the label is shown.
    ///
    /// - Parameters:
    ///   - scale: how many pixels are a unit, where the picture is shown at its own size.
    ///   - label: what the picture shows, in words.
    ///   - limits: how large it may be; what is larger is refused before it is decoded.
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
