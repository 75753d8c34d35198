import CursesUI

/// The size of a picture, for code that needs only its width and height. To draw a picture, use a `UIImage`.
public final class CGImage: Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The picture that the `CGImage` was created from.
    package let picture: (any Sendable & AnyObject)?

    package init(width: Int, height: Int, picture: (any Sendable & AnyObject)?) {
        self.width = width
        self.height = height
        self.picture = picture
    }
}
