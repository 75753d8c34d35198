import CursesUI

/// A picture, for code that reads its size. A terminal draws the picture of a `UIImage`.
public final class CGImage: Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The picture as the app uses it.
    package let picture: (any Sendable & AnyObject)?

    package init(width: Int, height: Int, picture: (any Sendable & AnyObject)?) {
        self.width = width
        self.height = height
        self.picture = picture
    }
}
