/// Animates symbols while a condition holds.
private struct ActiveSymbolEffect {
    let motion: CellSymbolEffect.Motion
    let options: SymbolEffectOptions
    let isActive: Bool
    @State private var start: Duration?

    init(motion: CellSymbolEffect.Motion, options: SymbolEffectOptions, isActive: Bool) {
        self.motion = motion
        self.options = options
        self.isActive = isActive
    }
}

extension ActiveSymbolEffect: ViewModifier {
    func body(content: Content) -> some View {
        let ends = options.isEndless == false || options.isEndless == nil && motion == .flash
        let effect = RunningSymbolEffect(
            motion: motion, options: options, isActive: isActive, start: ends ? start : nil)
        content
            .transformEnvironment(\.symbolEffects) { $0.append(effect) }
            .onChange(of: isActive, initial: true) { if ends { start = isActive ? FrameClock.now : nil } }
    }
}

/// Animates symbols once when a value changes.
private struct ChangeSymbolEffect<Value: Equatable> {
    let motion: CellSymbolEffect.Motion
    let options: SymbolEffectOptions
    let value: Value
    @State private var start: Duration?

    init(motion: CellSymbolEffect.Motion, options: SymbolEffectOptions, value: Value) {
        self.motion = motion
        self.options = options
        self.value = value
    }
}

extension ChangeSymbolEffect: ViewModifier {
    func body(content: Content) -> some View {
        let effect = start.map {
            RunningSymbolEffect(motion: motion, options: options, isActive: true, start: $0)
        }
        content
            .transformEnvironment(\.symbolEffects) { if let effect { $0.append(effect) } }
            .onChange(of: value) { start = FrameClock.now }
    }
}

extension View {
    /// Animates the symbols in the view while a condition holds; see ``SymbolEffect``.
    nonisolated public func symbolEffect<T: SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View {
        modifier(
            ActiveSymbolEffect(
                motion: (effect as? CellSymbolEffect)?.motion ?? .still, options: options, isActive: isActive))
    }

    /// Animates the symbols in the view once when a value changes; see ``SymbolEffect``.
    nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View {
        modifier(
            ChangeSymbolEffect(
                motion: (effect as? CellSymbolEffect)?.motion ?? .still, options: options, value: value))
    }

    /// Stops the animations of the symbols in the view.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }
}
