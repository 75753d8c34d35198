import CursesUI
import CursesUIImage

extension UIImage {
    /// Returns the same picture in one colour, wherever it is opaque. With the rendering mode `alwaysTemplate`, the
    /// foreground style replaces the colour.
    public func withTintColor(_ color: UIColor) -> UIImage { UIImage(self, tint: Color(uiColor: color)) }

    /// Returns the same picture in one colour, with a different rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(renderingMode)
    }
}
