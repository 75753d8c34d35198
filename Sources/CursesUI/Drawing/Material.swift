/// A translucent background.
///
/// The content beneath is blurred to one colour for each cell, and tinted with the theme's background colour for sheets
/// and menus. If the terminal does not report its colours, or has fewer than 16 colours, a material is the terminal's
/// own background and hides the content.
public struct Material: Hashable, Sendable {
    /// The opacity of the tint, from 0 to 1.
    private let opacity: Double

    /// More of the content than of the tint is visible.
    public static let ultraThin = Material(opacity: 0.4)
    /// About equal parts of the content and of the tint are visible.
    public static let thin = Material(opacity: 0.55)
    /// More of the tint than of the content is visible.
    public static let regular = Material(opacity: 0.7)
    /// The tint covers most of the content.
    public static let thick = Material(opacity: 0.82)
    /// The tint covers nearly all of the content.
    public static let ultraThick = Material(opacity: 0.92)
    /// The material of bars.
    public static let bar = Material(opacity: 0.8)
}

extension Material: PaintStyle {
    var paint: Paint { .color(.material(opacity)) }
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
