/// A symbol's animation that has been set on a view.
struct RunningSymbolEffect: Hashable, Sendable {
    let motion: CellSymbolEffect.Motion
    let options: SymbolEffectOptions
    let isActive: Bool
    /// The time at which the effect started; `nil` if it has not started, or if it repeats as long as it is active.
    let start: Duration?

    /// Returns the appearance of a symbol at a time, and the time of its next change, which is `nil` if it does not
    /// change.
    func look(at now: Duration) -> (look: SymbolLook, due: Duration?) {
        switch motion {
        case .still:
            return (SymbolLook(), nil)
        case .bold:
            return (SymbolLook(isBold: isActive), nil)
        case .appear:
            return (SymbolLook(opacity: isActive ? 1 : 0), nil)
        case .disappear:
            return (SymbolLook(opacity: isActive ? 0 : 1), nil)
        case .wave(let step):
            return look(at: now, every: step, [1, 0.7, 0.4, 0.7]) { SymbolLook(opacity: $0) }
        case .flash:
            return look(at: now, every: .milliseconds(90), [0.4, 1, 0.6, 1]) { SymbolLook(opacity: $0) }
        case .arrive:
            return look(at: now, every: .milliseconds(80), [0.4, 0.7]) { SymbolLook(opacity: $0) }
        case .turn:
            return look(at: now, every: .milliseconds(100), (0..<Self.turn).map(Double.init)) {
                SymbolLook(spinner: Int($0))
            }
        }
    }

    /// The number of spinner frames that count as one turn.
    private static let turn = 10

    private func look(
        at now: Duration, every step: Duration, _ steps: [Double], _ look: (Double) -> SymbolLook
    ) -> (look: SymbolLook, due: Duration?) {
        guard isActive, options.speed > 0 else { return (SymbolLook(), nil) }
        let step = max(Duration(clampingSeconds: step / .seconds(1) / options.speed), FrameClock.frame)
        if isEndless {
            let passed = Int64(now / step)
            return (look(steps[Int(passed % Int64(steps.count))]), step * (passed + 1))
        }
        guard let start, now >= start else { return (SymbolLook(), nil) }
        let passed = Int64((now - start) / step)
        guard passed < Int64(steps.count) * Int64(options.count ?? 1) else { return (SymbolLook(), nil) }
        return (look(steps[Int(passed % Int64(steps.count))]), start + step * (passed + 1))
    }

    /// Whether the effect continues as long as it is active.
    private var isEndless: Bool {
        if let isEndless = options.isEndless { return isEndless }
        return switch motion {
        case .flash, .arrive: false
        default: start == nil
        }
    }
}

/// The appearance of a symbol during an animation.
struct SymbolLook: Equatable {
    var opacity = 1.0
    var isBold = false
    /// The frame of the theme's spinner that replaces the symbol.
    var spinner: Int?

    /// Combines the appearance with that of a simultaneous effect.
    mutating func add(_ other: SymbolLook) {
        opacity *= other.opacity
        isBold = isBold || other.isBold
        spinner = other.spinner ?? spinner
    }
}

private struct SymbolEffectsKey: EnvironmentKey {
    static let defaultValue: [RunningSymbolEffect] = []
}

extension EnvironmentValues {
    /// The effects of the symbols in the view.
    var symbolEffects: [RunningSymbolEffect] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }

    /// The current appearance of symbols, and the time at which it changes next; `nil` if it does not change.
    @MainActor var symbolLook: (look: SymbolLook, due: Duration?) {
        var shown = SymbolLook()
        var next: Duration?
        for effect in symbolEffects {
            let (look, due) = effect.look(at: FrameClock.now)
            let moves = due != nil
            if moves, accessibilityReduceMotion { continue }
            shown.add(look)
            if let due { next = min(next ?? due, due) }
        }
        return (shown, next)
    }
}
