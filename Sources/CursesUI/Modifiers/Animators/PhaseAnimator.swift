import Foundation

/// A view that runs through phases, each with an animation, while it is visible.
///
/// ```swift
/// PhaseAnimator([0.4, 1]) { opacity in
///     Text("Recording").opacity(opacity)
/// } animation: { _ in .easeInOut(duration: 0.6) }
/// ```
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    private let phases: [Phase]
    private let trigger: AnyEquatable?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var due: Duration?

    private init(
        phases: [Phase],
        trigger: AnyEquatable?,
        content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation?
    ) {
        precondition(!phases.isEmpty, "A phase animator needs a phase at least.")
        self.phases = phases
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    /// Creates an animator that runs through the phases repeatedly.
    ///
    /// - Parameter animation: returns the animation for the change to a phase.
    public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
    }

    /// Creates an animator that runs through the phases once, and back to the first, when a value changes.
    ///
    /// - Parameter animation: returns the animation for the change to a phase.
    public init(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(
            phases: Array(phases),
            trigger: AnyEquatable(trigger),
            content: content,
            animation: animation
        )
    }
}

extension PhaseAnimator: View {
    public var body: some View {
        content(phases[index % phases.count])
            .background(Alarm(due: due, action: phaseDidEnd))
            .onAppear { if trigger == nil { advance() } }
            .onChange(of: trigger) { advance() }
    }

    /// Ends a phase. If there is a trigger, the run ends when it returns to the first phase.
    private func phaseDidEnd() {
        if trigger != nil, index == 0 { due = nil } else { advance() }
    }

    /// Starts the change to the next phase.
    private func advance() {
        let next = (index + 1) % phases.count
        let animation = animation(phases[next])
        withAnimation(animation) { index = next }
        // A phase without an animation lasts for one frame.
        let seconds = max(animation?.duration ?? 0, FrameClock.frame / .seconds(1))
        due = phases.count > 1 ? FrameClock.now + Duration(clampingSeconds: seconds) : nil
    }
}

/// A value of any equatable type.
struct AnyEquatable: Equatable {
    private let value: any Equatable

    init(_ value: any Equatable) {
        self.value = value
    }

    static func == (lhs: AnyEquatable, rhs: AnyEquatable) -> Bool {
        lhs.value.isEqual(to: rhs.value)
    }
}

extension View {
    /// Runs through phases repeatedly, each with an animation, while the view is visible.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView(content: self)
        return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
    }

    /// Runs through phases once, and back to the first, when a value changes.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView(content: self)
        return PhaseAnimator(
            phases, trigger: trigger, content: { content(view, $0) }, animation: animation
        )
    }
}
