/// What lets the background shine through: a terminal cannot do that, so the area is left as it is, but
/// for blanks that cover what lies below.
public struct Material: Sendable {
    /// As every material: a plain ground, for nothing shines through a cell.
    public static let ultraThin = Material()
    /// As every material: a plain ground, for nothing shines through a cell.
    public static let thin = Material()
    /// As every material: a plain ground, for nothing shines through a cell.
    public static let regular = Material()
    /// As every material: a plain ground, for nothing shines through a cell.
    public static let thick = Material()
    /// As every material: a plain ground, for nothing shines through a cell.
    public static let ultraThick = Material()
    /// As every material: a plain ground, for nothing shines through a cell.
    public static let bar = Material()
}

extension Material: PaintStyle {
    var paint: Paint { .color(.background) }
}

extension ShapeStyle where Self == Material {
    /// ``Material/ultraThin``, where a shape style is asked for.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// ``Material/thin``, where a shape style is asked for.
    public static var thinMaterial: Material { .thin }
    /// ``Material/regular``, where a shape style is asked for.
    public static var regularMaterial: Material { .regular }
    /// ``Material/thick``, where a shape style is asked for.
    public static var thickMaterial: Material { .thick }
    /// ``Material/ultraThick``, where a shape style is asked for.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// ``Material/bar``, where a shape style is asked for.
    public static var bar: Material { .bar }
}
