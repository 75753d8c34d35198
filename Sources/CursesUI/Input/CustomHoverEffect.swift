/// An effect of the mouse on a view that it is over, made of other effects.
///
/// ```swift
/// struct Raised: CustomHoverEffect {
///     var isOn: Bool
///
///     func body(content: Content) -> some CustomHoverEffect { LiftHoverEffect().hoverEffectDisabled(!isOn) }
/// }
///
/// Text("Card").hoverEffect(Raised(isOn: true))
/// ```
@MainActor @preconcurrency
public protocol CustomHoverEffect: Sendable {
    associatedtype Body: CustomHoverEffect

    /// The effect to which ``body(content:)`` may add others: no effect.
    typealias Content = EmptyHoverEffect

    /// Returns the effects that make up this effect.
    @MainActor @preconcurrency
    func body(content: Content) -> Body
}

extension Never: CustomHoverEffect {
    /// Never called: there is no value.
    public func body(content: EmptyHoverEffect) -> Never {
        fatalError("Never has no values, so it has no body.")
    }
}

/// An effect that has no body.
@MainActor
protocol PrimitiveHoverEffect: CustomHoverEffect where Body == Never {
    /// The effect that is shown; `nil` for none.
    var shown: HoverEffect? { get }
}

extension PrimitiveHoverEffect {
    /// Never called: the effect has no body.
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is shown by the view; it has no body.")
    }
}

extension CustomHoverEffect {
    /// The effect of the terminal that the effect consists of; `nil` for none.
    @MainActor
    var resolved: HoverEffect? {
        (self as? any PrimitiveHoverEffect).map { $0.shown } ?? body(content: EmptyHoverEffect()).resolved
    }

    /// Returns the effect, or no effect if the parameter is true.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some CustomHoverEffect {
        DisabledHoverEffect(base: self, isDisabled: disabled)
    }
}

private struct DisabledHoverEffect<Base: CustomHoverEffect>: PrimitiveHoverEffect {
    let base: Base
    let isDisabled: Bool

    var shown: HoverEffect? { isDisabled ? nil : base.resolved }
}

extension HoverEffect: PrimitiveHoverEffect {
    var shown: HoverEffect? { self }

    /// Creates an effect from one that is made of others. Without any effect in it, the new one is automatic.
    @MainActor @preconcurrency
    public init(_ effect: some CustomHoverEffect) {
        self = effect.resolved ?? .automatic
    }
}

/// No effect.
public struct EmptyHoverEffect: PrimitiveHoverEffect {
    var shown: HoverEffect? { nil }

    /// Creates the effect.
    nonisolated public init() {}
}

/// The effect that `defaultHoverEffect(_:)` sets; a highlight without it.
public struct AutomaticHoverEffect: PrimitiveHoverEffect {
    var shown: HoverEffect? { .automatic }

    /// Creates the effect.
    nonisolated public init() {}
}

/// The view becomes brighter, or darker in a light colour scheme.
public struct HighlightHoverEffect: PrimitiveHoverEffect {
    var shown: HoverEffect? { .highlight }

    /// Creates the effect.
    nonisolated public init() {}
}

/// The view becomes brighter and its texts bold, because nothing can rise from the screen.
public struct LiftHoverEffect: PrimitiveHoverEffect {
    var shown: HoverEffect? { .lift }

    /// Creates the effect.
    nonisolated public init() {}
}

extension CustomHoverEffect where Self == EmptyHoverEffect {
    /// The short form of ``EmptyHoverEffect``.
    nonisolated public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
    /// The short form of ``AutomaticHoverEffect``.
    nonisolated public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

extension CustomHoverEffect where Self == HighlightHoverEffect {
    /// The short form of ``HighlightHoverEffect``.
    nonisolated public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}

extension CustomHoverEffect where Self == LiftHoverEffect {
    /// The short form of ``LiftHoverEffect``.
    nonisolated public static var lift: LiftHoverEffect { LiftHoverEffect() }
}

/// Adds the effect that a custom one consists of.
private struct CustomHoverEffectModifier<Effect: CustomHoverEffect>: ViewModifier {
    let effect: Effect
    let isEnabled: Bool

    func body(content: Content) -> some View {
        let effect = effect.resolved
        content.hoverEffect(effect ?? .automatic, isEnabled: isEnabled && effect != nil)
    }
}

extension View {
    /// Changes the look of the view while the mouse is over it. The terminal then reports every move of the mouse.
    @_disfavoredOverload
    nonisolated public func hoverEffect(_ effect: some CustomHoverEffect, isEnabled: Bool = true) -> some View {
        modifier(CustomHoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }

    /// Sets the effect of the views inside with an automatic hover effect.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View {
        let shown = effect.resolved
        return defaultHoverEffect(shown).hoverEffectDisabled(shown == nil)
    }
}
