/// A level of the foreground style of the view, of decreasing importance.
///
/// If `foregroundStyle` sets only one colour, the levels below are dim. If it sets none, they have the theme's colours.
public struct HierarchicalShapeStyle: Sendable {
    fileprivate let level: Int

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The foreground style, less prominent.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// Less prominent than ``secondary``.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// Less prominent than ``tertiary``.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// Less prominent than ``quaternary``.
    public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension HierarchicalShapeStyle: PaintStyle {
    var paint: Paint { .color(Color(.foreground(level))) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// ``HierarchicalShapeStyle/primary`` as a shape style.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// ``HierarchicalShapeStyle/secondary`` as a shape style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// ``HierarchicalShapeStyle/tertiary`` as a shape style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// ``HierarchicalShapeStyle/quaternary`` as a shape style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// ``HierarchicalShapeStyle/quinary`` as a shape style.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}
