/// A translucent background. A terminal has no transparency, so a material is the terminal's own background and covers
/// the content beneath.
public struct Material: Sendable {
    /// The same as every material: a plain background, because cells are not translucent.
    public static let ultraThin = Material()
    /// The same as every material: a plain background, because cells are not translucent.
    public static let thin = Material()
    /// The same as every material: a plain background, because cells are not translucent.
    public static let regular = Material()
    /// The same as every material: a plain background, because cells are not translucent.
    public static let thick = Material()
    /// The same as every material: a plain background, because cells are not translucent.
    public static let ultraThick = Material()
    /// The same as every material: a plain background, because cells are not translucent.
    public static let bar = Material()
}

extension Material: PaintStyle {
    var paint: Paint { .color(.background) }
}

extension ShapeStyle where Self == Material {
    /// ``Material/ultraThin`` as a shape style.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// ``Material/thin`` as a shape style.
    public static var thinMaterial: Material { .thin }
    /// ``Material/regular`` as a shape style.
    public static var regularMaterial: Material { .regular }
    /// ``Material/thick`` as a shape style.
    public static var thickMaterial: Material { .thick }
    /// ``Material/ultraThick`` as a shape style.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// ``Material/bar`` as a shape style.
    public static var bar: Material { .bar }
}
