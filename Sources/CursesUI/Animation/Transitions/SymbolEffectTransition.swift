/// A transition in which the symbols of a view appear and disappear with an effect. In a terminal the view fades in and
/// out, whatever the effect.
public struct SymbolEffectTransition: Transition {
    /// Creates a transition with an effect.
    ///
    /// - Parameters:
    ///   - effect: has no effect of its own: symbols fade.
    ///   - options: has no effect.
    nonisolated public init<E: SymbolEffect>(effect: E, options: SymbolEffectOptions = .default) {}

    /// Returns the view in a phase of the transition.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    /// The properties of the transition: nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == SymbolEffectTransition {
    /// Lets the symbols of the view fade in and out.
    nonisolated public static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: CellSymbolEffect(motion: .arrive))
    }

    /// Lets the symbols of the view fade in and out, whatever the effect.
    nonisolated public static func symbolEffect<E: SymbolEffect>(
        _ effect: E, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}
