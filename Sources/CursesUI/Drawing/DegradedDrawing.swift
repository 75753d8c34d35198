import Foundation

// More modifiers for pixels and SF Symbols, so that code that uses them compiles. Each comment describes the effect on
// cells.

/// How the colours of two layers are combined; on cells the upper layer covers the lower.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
    case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// The effect of the pointer near a control.
public struct HoverEffect: Hashable, Sendable {
    private let name: String

    /// Changes nothing: the view under the mouse does not change.
    public static let automatic = HoverEffect(name: "automatic")
    /// Changes nothing: the view under the mouse does not change.
    public static let highlight = HoverEffect(name: "highlight")
    /// Changes nothing: the view under the mouse does not change.
    public static let lift = HoverEffect(name: "lift")
}

/// The uses of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set with the given bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The area that receives clicks.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// The preview of a drag.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// The preview of a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// The area of a hover effect.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// The frame for assistive technologies.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

extension View {
    /// Changes nothing: on cells the front layer covers the layers behind.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }

    /// Swaps the foreground and background colours.
    nonisolated public func colorInvert() -> some View { modifier(ReverseModifier(isReversed: true)) }

    /// Changes nothing: a terminal's colours are fixed.
    nonisolated public func colorMultiply(_ color: Color) -> some View { self }

    /// Changes nothing: a terminal's colours are fixed.
    nonisolated public func luminanceToAlpha() -> some View { self }

    /// Changes nothing: the view under the mouse does not change.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    /// Changes nothing: the view under the mouse does not change.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        self
    }

    /// Has no effect: shapes relative to their container are rectangles.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }

    /// Changes nothing: views are laid out and animated individually.
    nonisolated public func geometryGroup() -> some View { self }
}
