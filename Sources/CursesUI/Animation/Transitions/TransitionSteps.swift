import Foundation

/// A view or modifier that determines an offset and an opacity during a transition.
@MainActor
protocol TransitionStepSource {
    var transitionStep: AnyTransition.Step { get }
}

extension AnyTransition.Step {
    /// Determines the offset and the opacity from a view.
    @MainActor
    init(_ view: some View) {
        self = (view as? any TransitionStepSource)?.transitionStep ?? AnyTransition.Step()
    }
}

extension TransitionContent: TransitionStepSource {
    var transitionStep: AnyTransition.Step { step }
}

extension _ViewModifier_Content: TransitionStepSource {
    var transitionStep: AnyTransition.Step { AnyTransition.Step() }
}

extension ModifiedContent: TransitionStepSource {
    var transitionStep: AnyTransition.Step {
        let inner = (content as? any TransitionStepSource)?.transitionStep ?? AnyTransition.Step()
        if let source = modifier as? any TransitionStepSource { return inner.combined(with: source.transitionStep) }
        guard let modifier = modifier as? any ViewModifier else { return inner }
        return inner.combined(with: modifier.transitionStepOfBody)
    }
}

extension ViewModifier {
    /// The step of a modifier that is derived from its body.
    fileprivate var transitionStepOfBody: AnyTransition.Step {
        if Body.self == Never.self { return AnyTransition.Step() }
        let slot = ModifiedContentSlot(AnyView(EmptyView()))
        return AnyTransition.Step(body(content: _ViewModifier_Content(slot: slot)))
    }

    /// The step of a modifier, from its own offset and opacity or from its body.
    var transitionStep: AnyTransition.Step {
        (self as? any TransitionStepSource)?.transitionStep ?? transitionStepOfBody
    }
}

extension OffsetModifier: TransitionStepSource {
    var transitionStep: AnyTransition.Step { AnyTransition.Step(offset: CGSize(width: x, height: y)) }
}

extension OpacityModifier: TransitionStepSource {
    var transitionStep: AnyTransition.Step { AnyTransition.Step(opacity: opacity) }
}

extension TransitionModifier: TransitionStepSource {
    var transitionStep: AnyTransition.Step { step }
}

extension _ConditionalContent: TransitionStepSource {
    var transitionStep: AnyTransition.Step {
        switch storage {
        case .trueContent(let view): AnyTransition.Step(view)
        case .falseContent(let view): AnyTransition.Step(view)
        }
    }
}
