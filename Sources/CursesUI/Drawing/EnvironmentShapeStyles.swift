/// The foreground style of the view.
public struct ForegroundStyle: PaintStyle {
    /// Creates the style.
    public init() {}

    var paint: Paint { .foreground }
}

/// The background of the view: the style that `backgroundStyle` sets or, without it, the terminal's own background.
public struct BackgroundStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Returns the style that is drawn in an environment.
    public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        AnyShapeStyle(environment.backgroundPaint ?? .color(.background))
    }
}

/// The colour that `tint` sets, or else the theme's accent colour.
public struct TintShapeStyle: PaintStyle {
    /// Creates the style.
    public init() {}

    var paint: Paint { .color(.accentColor) }
}

/// The style of a selection: the accent colour.
public struct SelectionShapeStyle: PaintStyle {
    /// Creates the style.
    public init() {}

    var paint: Paint { .color(.accentColor) }
}

/// The theme's separator colour.
public struct SeparatorShapeStyle: PaintStyle {
    /// Creates the style.
    public init() {}

    var paint: Paint { .color(Color(.separator)) }
}

/// The theme's placeholder colour.
public struct PlaceholderTextShapeStyle: PaintStyle {
    /// Creates the style.
    public init() {}

    var paint: Paint { .color(Color(.placeholder)) }
}

/// The theme's link colour.
public struct LinkShapeStyle: PaintStyle {
    /// Creates the style.
    public init() {}

    var paint: Paint { .color(Color(.link)) }
}

/// A style that fills areas with the fill colour of the theme.
public struct FillShapeStyle: PaintStyle {
    /// Creates the style.
    public init() {}

    var paint: Paint { .color(Color(.fill)) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The short form of ``ForegroundStyle``.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The short form of ``BackgroundStyle``.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The short form of ``TintShapeStyle``.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The short form of ``SelectionShapeStyle``.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The short form of ``SeparatorShapeStyle``.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The short form of ``PlaceholderTextShapeStyle``.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The short form of ``LinkShapeStyle``.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The short form of ``FillShapeStyle``.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
