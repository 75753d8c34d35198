/// The foreground style of the view.
public struct ForegroundStyle: PaintStyle {
    /// The style, which takes nothing.
    public init() {}

    var paint: Paint { .foreground }
}

/// The background of the view: what `backgroundStyle` has set, else that of the terminal.
public struct BackgroundStyle: ShapeStyle {
    /// The style, which takes nothing.
    public init() {}

    /// The style in an environment.
    public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        AnyShapeStyle(environment.backgroundPaint ?? .color(.background))
    }
}

/// The colour that `tint` has set, else the theme's accent colour.
public struct TintShapeStyle: PaintStyle {
    /// The style, which takes nothing.
    public init() {}

    var paint: Paint { .color(.accentColor) }
}

/// What is selected: the accent colour.
public struct SelectionShapeStyle: PaintStyle {
    /// The style, which takes nothing.
    public init() {}

    var paint: Paint { .color(.accentColor) }
}

/// The theme's colour for lines between rows.
public struct SeparatorShapeStyle: PaintStyle {
    /// The style, which takes nothing.
    public init() {}

    var paint: Paint { .color(Color(.separator)) }
}

/// The theme's colour for what stands in an empty field.
public struct PlaceholderTextShapeStyle: PaintStyle {
    /// The style, which takes nothing.
    public init() {}

    var paint: Paint { .color(Color(.placeholder)) }
}

/// The theme's colour for links.
public struct LinkShapeStyle: PaintStyle {
    /// The style, which takes nothing.
    public init() {}

    var paint: Paint { .color(Color(.link)) }
}

/// The theme's colour for areas that are set apart.
public struct FillShapeStyle: PaintStyle {
    /// The style, which takes nothing.
    public init() {}

    var paint: Paint { .color(Color(.fill)) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// ``ForegroundStyle``, in short.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// ``BackgroundStyle``, in short.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// ``TintShapeStyle``, in short.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// ``SelectionShapeStyle``, in short.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// ``SeparatorShapeStyle``, in short.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// ``PlaceholderTextShapeStyle``, in short.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// ``LinkShapeStyle``, in short.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// ``FillShapeStyle``, in short.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
