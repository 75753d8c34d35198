import Foundation

/// The view appears and disappears at once.
public struct IdentityTransition: Sendable {
    /// Creates the transition.
    public init() {}
}

extension IdentityTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// The view fades.
public struct OpacityTransition: Sendable {
    /// Creates the transition.
    public init() {}
}

extension OpacityTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The view fades: characters have one size.
public struct ScaleTransition: Sendable {
    /// The scale, which has no effect on characters.
    public var scale: Double
    /// The fixed point of the scale.
    public var anchor: UnitPoint

    /// Creates the transition.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
}

extension ScaleTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The view moves in from an offset, and moves out to the same offset.
public struct OffsetTransition: Sendable {
    /// The distance from the view's laid-out position.
    public var offset: CGSize

    /// Creates the transition.
    public init(_ offset: CGSize) {
        self.offset = offset
    }
}

extension OffsetTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// The view moves in from just beyond one of its edges, and moves out to the same side.
public struct MoveTransition: Sendable {
    /// The edge beyond which the view moves.
    public var edge: Edge

    /// Creates the transition.
    public init(edge: Edge) {
        self.edge = edge
    }
}

extension MoveTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        TransitionContent(step: phase.isIdentity ? AnyTransition.Step() : AnyTransition.move(edge: edge).insertion.step)
    }
}

/// The view moves in from one edge, and moves out at the opposite edge.
public struct PushTransition: Sendable {
    /// The edge from which the view moves in.
    public var edge: Edge

    /// Creates the transition.
    public init(edge: Edge) {
        self.edge = edge
    }
}

extension PushTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let ways = AnyTransition.push(from: edge)
        TransitionContent(step: ways.step(in: phase))
    }
}

/// The view moves in from the leading edge, and moves out at the trailing edge.
public struct SlideTransition: Sendable {
    /// Creates the transition.
    public init() {}
}

extension SlideTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        TransitionContent(step: AnyTransition.slide.step(in: phase))
    }
}

/// The view fades: cells are too coarse for a blur.
public struct BlurReplaceTransition: Sendable {
    /// The kind of replacement; in a terminal, both kinds fade.
    public struct Configuration: Hashable, Sendable {
        private let name: String

        /// A downward and an upward motion, which a terminal shows as a fade.
        public static let downUp = Configuration(name: "downUp")
        /// An upward motion, which a terminal shows as a fade.
        public static let upUp = Configuration(name: "upUp")
    }

    /// The kind of the replacement.
    public var configuration: Configuration

    /// Creates the transition.
    public init(configuration: Configuration) {
        self.configuration = configuration
    }
}

extension BlurReplaceTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition that uses one transition for the insertion and another for the removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
    /// The transition with which the view appears.
    public var insertion: Insertion
    /// The transition with which the view disappears.
    public var removal: Removal

    /// Creates the transition.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
}

extension AsymmetricTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        TransitionContent(step: phase == .didDisappear ? removal.step(in: phase) : insertion.step(in: phase))
    }
}

extension AsymmetricTransition: Sendable where Insertion: Sendable, Removal: Sendable {}

extension AnyTransition {
    /// Returns the appearance of a view in a phase.
    @MainActor
    fileprivate func step(in phase: TransitionPhase) -> Step {
        switch phase {
        case .willAppear: resolved.insertion.step
        case .identity: Step()
        case .didDisappear: resolved.removal.step
        }
    }
}

extension Transition where Self == IdentityTransition {
    /// The view appears and disappears at once.
    nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// The view fades.
    nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// The view fades: characters have one size.
    nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }

    /// Returns a transition that fades the view, because characters have only one size.
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == SlideTransition {
    /// The view moves in from the leading edge, and moves out at the trailing edge.
    nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
    /// Returns a transition that moves the view in from just beyond one of its edges, and out to the same side.
    nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// Returns a transition that moves the view in from one edge, and out at the opposite edge.
    nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    /// Returns a transition that moves the view in from an offset, and out to the same offset.
    nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// Returns a transition that moves the view in from an offset, and out to the same offset.
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// The view fades: cells are too coarse for a blur.
    nonisolated public static var blurReplace: BlurReplaceTransition {
        BlurReplaceTransition(configuration: .downUp)
    }

    /// Returns a transition that fades the view, because cells are too coarse for a blur.
    nonisolated public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}
