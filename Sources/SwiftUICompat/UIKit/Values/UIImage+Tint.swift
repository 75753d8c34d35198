import CursesUI
import CursesUIImage

extension UIImage {
    /// Returns the same picture.
    ///
    /// - Parameter color: has no effect: `foregroundStyle` sets the colour of a symbol.
    public func withTintColor(_ color: UIColor) -> UIImage { self }

    /// Returns the same picture with a different rendering mode.
    ///
    /// - Parameter color: has no effect: `foregroundStyle` sets the colour of a symbol.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withRenderingMode(renderingMode)
    }
}
