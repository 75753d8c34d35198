import Foundation

/// A style that is derived from a different style when it is drawn.
private struct RefinedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let refine: @Sendable (Paint, EnvironmentValues) -> Paint

    func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        AnyShapeStyle(refine(base.paint.resolved(in: environment), environment))
    }
}

extension ShapeStyle {
    /// Returns the style with an opacity.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        switch paint {
        case .custom: AnyShapeStyle(RefinedStyle(base: self) { paint, _ in paint.opacity(opacity) })
        default: AnyShapeStyle(paint.opacity(opacity))
        }
    }

    /// The style, less prominent: texts and lines are dim. The style `background` becomes the theme's fill colour.
    public var secondary: HierarchicalShapeStyleModifier<Self> { lessProminent(0.7) }
    /// Less prominent than ``secondary-property``.
    public var tertiary: HierarchicalShapeStyleModifier<Self> { lessProminent(0.6) }
    /// Less prominent than ``tertiary-property``.
    public var quaternary: HierarchicalShapeStyleModifier<Self> { lessProminent(0.55) }
    /// Less prominent than ``quaternary-property``.
    public var quinary: HierarchicalShapeStyleModifier<Self> { lessProminent(0.5) }

    private func lessProminent(_ opacity: Double) -> HierarchicalShapeStyleModifier<Self> {
        HierarchicalShapeStyleModifier(
            base: self,
            AnyShapeStyle(
                RefinedStyle(base: self) { paint, environment in
                    if case .color(let color) = paint, color.source == .background {
                        return .color(environment.themeColors.fill).resolvedAsArea(in: environment)
                    }
                    return paint.opacity(opacity)
                }
            ))
    }

    /// Returns the style with a shadow. A shape that is filled with the style casts the shadow on the content beneath,
    /// or on itself if it is an inner one. Texts and lines cast no shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        AnyShapeStyle(paint, shadows: shadows + style.shadows)
    }

    /// Returns the same style: a style fills the cells of its shape, whatever the shape's own rectangle is.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { self }

    /// Returns the same style: a blend mode has an effect as the modifier of a view, ``View/blendMode(_:)``.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}
