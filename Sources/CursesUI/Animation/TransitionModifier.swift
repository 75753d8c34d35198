import CursesUITerminal

/// Gives a view a transition.
struct TransitionModifier {
    let transition: AnyTransition
    var step = AnyTransition.Step()
}

extension TransitionModifier: LayoutModifier {
    /// Always true, so that ``resolved(in:)`` evaluates steps that are derived from views only once. Equal transitions
    /// would otherwise become unequal.
    static var readsEnvironment: Bool { true }

    func resolved(in environment: EnvironmentValues) -> TransitionModifier {
        TransitionModifier(transition: transition.resolved, step: step)
    }

    var effect: DrawingEffect? {
        step.opacity < 1 ? DrawingEffect(opacity: step.opacity) : nil
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        (step.way(for: size, metrics), proposal)
    }

    func explicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> Int? {
        inner.explicitGuide(key, in: size, proposal: proposal)
    }

    var insertion: (start: TransitionModifier, animation: Animation?)? {
        let way = transition.insertion
        return (TransitionModifier(transition: transition, step: way.step), way.animation)
    }

    var removal: Removal? {
        let way = transition.removal
        return way.step == step ? nil : Removal(from: step, to: way.step, animation: way.animation)
    }

    func resumed(from step: AnyTransition.Step) -> TransitionModifier {
        TransitionModifier(transition: transition, step: step)
    }

    func interpolated(towards other: TransitionModifier, by amount: Double) -> TransitionModifier? {
        var result = other
        result.step = step.interpolated(towards: other.step, by: amount)
        return result
    }
}

extension View {
    /// Sets the transition with which the view appears and disappears in an animated change.
    nonisolated public func transition(_ transition: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: transition))
    }
}
