/// The effect of the mouse on a view that it is over.
public struct HoverEffect: Hashable, Sendable {
    private let name: String

    /// The effect that `defaultHoverEffect(_:)` sets; ``highlight`` without it.
    public static let automatic = HoverEffect(name: "automatic")
    /// The view becomes brighter, or darker in a light colour scheme.
    public static let highlight = HoverEffect(name: "highlight")
    /// The view becomes brighter and its texts bold, because nothing can rise from the screen.
    public static let lift = HoverEffect(name: "lift")
}

/// The hover effects of a view and the views inside.
private struct HoverEffects: Equatable {
    var standard = HoverEffect.highlight
    var isDisabled = false
}

private struct HoverEffectsKey: EnvironmentKey {
    static let defaultValue = HoverEffects()
}

extension EnvironmentValues {
    /// Whether hover effects of the view are shown.
    public var isHoverEffectEnabled: Bool { !hoverEffects.isDisabled }

    fileprivate var hoverEffects: HoverEffects {
        get { self[HoverEffectsKey.self] }
        set { self[HoverEffectsKey.self] = newValue }
    }
}

/// Changes the look of a view while the mouse is over it.
struct HoverEffectModifier {
    let effect: HoverEffect
    let isEnabled: Bool
    @State private var isOver = false
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.hoverEffects) private var effects

    init(effect: HoverEffect, isEnabled: Bool) {
        self.effect = effect
        self.isEnabled = isEnabled
    }
}

extension HoverEffectModifier: ViewModifier {
    func body(content: Content) -> some View {
        let isShown = isOver && isEnabled && !effects.isDisabled
        let effect = effect == .automatic ? effects.standard : effect
        content
            .transformEnvironment(\.font) { if isShown, effect == .lift { $0 = ($0 ?? .body).bold() } }
            .brightness(isShown ? (colorScheme == .light ? -0.15 : 0.15) : 0)
            .onHover { isOver = $0 }
    }
}

extension View {
    /// Highlights the view while the mouse is over it. The terminal then reports every move of the mouse.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        hoverEffect(effect, isEnabled: true)
    }

    /// Highlights the view while the mouse is over it. The terminal then reports every move of the mouse.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }

    /// Prevents the hover effects of the views inside, until `false` allows them again further inside.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.hoverEffects) { $0.isDisabled = disabled }
    }

    /// Sets the effect of the views inside with an automatic hover effect; `nil` for that of the system.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        transformEnvironment(\.hoverEffects) {
            $0.standard = effect.flatMap { $0 == .automatic ? nil : $0 } ?? .highlight
        }
    }
}
