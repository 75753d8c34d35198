/// The way in which a view appears and disappears, defined by the modifiers of the view in each phase.
///
/// ```swift
/// struct Drop: Transition {
///     func body(content: Content, phase: TransitionPhase) -> some View {
///         content
///             .offset(y: phase == .willAppear ? -3 : 0)
///             .opacity(phase.isIdentity ? 1 : 0)
///     }
/// }
///
/// Text("Saved").transition(Drop())
/// ```
///
/// Only offsets and opacities have an effect, and a scale of zero hides the view: an image of the view moves and fades
/// during the transition. Other modifiers change nothing.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View

    typealias Content = TransitionContent

    /// Returns the view in a phase of the transition.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content, phase: TransitionPhase) -> Body

    /// The properties of the transition.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// The default value, which says that the transition moves the view.
    public static var properties: TransitionProperties { TransitionProperties() }
}

/// A phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to appear.
    case willAppear
    /// The view is fully present.
    case identity
    /// The view has disappeared.
    case didDisappear

    /// Whether the view is fully present.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the view appears, 0 while it is fully present, 1 after it has disappeared.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a transition.
public struct TransitionProperties: Hashable, Sendable {
    /// Whether the view moves.
    public var hasMotion: Bool

    /// Creates properties.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

/// The view in a transition.
public struct TransitionContent {
    var step = AnyTransition.Step()
}

extension TransitionContent: View {
    /// Unused: only an image of the view is moved and faded.
    public var body: some View { EmptyView() }
}

extension Transition {
    /// Returns the appearance of a view in a phase.
    func step(in phase: TransitionPhase) -> AnyTransition.Step {
        AnyTransition.Step(body(content: TransitionContent(), phase: phase))
    }

    /// Combines two transitions.
    nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// Attaches an animation to the transition.
    nonisolated public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(self).animation(animation)
    }
}

private struct CombinedTransition<First: Transition, Second: Transition> {
    let first: First
    let second: Second
}

extension CombinedTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        TransitionContent(step: first.step(in: phase).combined(with: second.step(in: phase)))
    }
}

extension View {
    /// Sets the transition with which the view appears and disappears in an animated change.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }
}
