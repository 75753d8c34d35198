import CursesUI

extension UIImage {
    /// How a picture with fixed edges fills a larger area.
    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    /// Returns the picture: a terminal stretches all of it.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    /// Returns the picture: a terminal stretches all of it.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
    /// Returns the picture: the configuration of a symbol has no effect on it.
    public func withConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage { self }
    /// Returns the picture: the configuration of a symbol has no effect on it.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? { self }
    /// Returns the picture.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    /// Returns the picture.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    /// Returns the first of several pictures; `nil` if there is none.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
}
