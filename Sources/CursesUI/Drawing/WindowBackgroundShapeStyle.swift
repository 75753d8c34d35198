/// The background of the window: the background of the theme, or else that of the terminal.
public struct WindowBackgroundShapeStyle: PaintStyle {
    /// Creates the style.
    public init() {}

    var paint: Paint { .color(.background) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The short form of ``WindowBackgroundShapeStyle``.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
