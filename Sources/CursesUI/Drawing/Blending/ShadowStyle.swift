import Foundation

/// A shadow, as part of a style.
///
/// ```swift
/// RoundedRectangle(cornerRadius: 8).fill(.blue.shadow(.drop(radius: 2, y: 1)))
/// ```
///
/// It is shown under the same conditions as the shadow of the modifier ``View/shadow(color:radius:x:y:)``.
public struct ShadowStyle: Equatable, Sendable {
    /// The shadows of the style.
    let shadows: [ShadowModifier]

    /// Returns a shadow behind the content.
    ///
    /// - Parameters:
    ///   - radius: the distance at which the shadow ends, in the units of the app.
    ///   - x: the distance to the right by which the shadow is moved.
    ///   - y: the distance down by which it is moved.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(shadows: [ShadowModifier(color: color, radius: radius, x: x, y: y)])
    }

    /// Returns a shadow that falls on the content from its edges, as if it lay in a hole.
    ///
    /// - Parameters:
    ///   - radius: the distance from the edge at which the shadow ends, in the units of the app.
    ///   - x: the distance to the right by which the shadow is moved.
    ///   - y: the distance down by which it is moved.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(shadows: [ShadowModifier(color: color, radius: radius, x: x, y: y, isInner: true)])
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// Returns the foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
