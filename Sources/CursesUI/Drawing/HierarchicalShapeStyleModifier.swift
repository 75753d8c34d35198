/// A level of another style, of decreasing importance: what ``ShapeStyle/secondary-property`` and its neighbours make.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: PaintStyle {
    private let style: AnyShapeStyle

    init(base: Base, _ style: AnyShapeStyle) {
        self.style = style
    }

    var paint: Paint { style.paint }
}
