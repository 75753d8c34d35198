import Foundation

// More of what is done to pixels, and to the symbols of Apple's font. Sources that use these compile; each
// says what is left of it on cells.

/// How colours of two layers become one; on cells the upper one covers the lower.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
    case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// How the content of a view changes into another.
public struct ContentTransition: Hashable, Sendable {
    private let name: String

    /// Changes nothing: a text that changes is shown anew.
    public static let identity = ContentTransition(name: "identity")
    /// Changes nothing: a text that changes is shown anew.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// Changes nothing: a text that changes is shown anew.
    public static let opacity = ContentTransition(name: "opacity")
    /// Changes nothing: a text that changes is shown anew.
    public static let symbolEffect = ContentTransition(name: "symbolEffect")

    /// Changes nothing: a text that changes is shown anew.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }

    /// Changes nothing: a text that changes is shown anew.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(name: "numericText")
    }

    /// Changes nothing: a text that changes is shown anew.
    public static func symbolEffect<E: SymbolEffect>(
        _ effect: E,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .symbolEffect
    }
}

/// What comes near a control on a touch screen.
public struct HoverEffect: Hashable, Sendable {
    private let name: String

    /// Changes nothing: what is under the mouse looks as it does.
    public static let automatic = HoverEffect(name: "automatic")
    /// Changes nothing: what is under the mouse looks as it does.
    public static let highlight = HoverEffect(name: "highlight")
    /// Changes nothing: what is under the mouse looks as it does.
    public static let lift = HoverEffect(name: "lift")
}

/// What a shape of content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Where the view is hit.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// What is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// What is shown beside a menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// What is lit under the mouse.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// What a reader frames.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

extension View {
    /// Changes nothing: on cells what is in front covers what lies behind.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }

    /// Swaps the colours of texts and grounds.
    nonisolated public func colorInvert() -> some View { modifier(ReverseModifier(isReversed: true)) }

    /// Changes nothing: a terminal's colours are what they are.
    nonisolated public func colorMultiply(_ color: Color) -> some View { self }

    /// Changes nothing: a terminal's colours are what they are.
    nonisolated public func luminanceToAlpha() -> some View { self }

    /// Changes nothing: a text that changes is shown anew.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

    /// Changes nothing: what is under the mouse looks as it does.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    /// Changes nothing: what is under the mouse looks as it does.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        self
    }

    /// Has no effect: a view is hit in the cells that it takes up.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        self
    }

    /// Has no effect: a view is hit in the cells that it takes up.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
    ) -> some View {
        self
    }

    /// Has no effect: shapes that follow their container's are rectangles.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }

    /// Changes nothing: views are laid out and moved one by one.
    nonisolated public func geometryGroup() -> some View { self }
}
