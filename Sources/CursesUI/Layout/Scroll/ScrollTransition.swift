import CursesUITerminal
import Foundation

/// The position of a view relative to the visible part of a scroll view: inside it, or beyond one of its ends.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view is beyond the top or the leading edge.
    case topLeading
    /// The view is inside the visible part.
    case identity
    /// The view is beyond the bottom or the trailing edge.
    case bottomTrailing

    /// Whether the view is in the visible part.
    public var isIdentity: Bool { self == .identity }

    /// A number for the phase: -1 beyond the top or the leading edge, 0 in the visible part, 1 beyond the bottom or the
    /// trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// Determines how a view changes when it scrolls into the visible part of a scroll view.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    fileprivate enum Kind: Hashable {
        case interactive, animated, identity
    }

    fileprivate let kind: Kind
    fileprivate var animation: Animation?
    fileprivate var visible = 0.5

    /// The view changes in proportion to its visible part.
    public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
    /// The view changes with an animation, once half of it is visible.
    public static let animated = ScrollTransitionConfiguration(kind: .animated, animation: .default)
    /// The view does not change.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// Returns a configuration with which the view changes in proportion to its visible part. The timing curve has no
    /// effect, because scrolling by rows has too few steps.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { interactive }

    /// Returns a configuration with which the view changes with an animation, once half of it is visible.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated, animation: animation)
    }

    /// Returns the same configuration with a different animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.animation = animation
        return configuration
    }

    /// Returns the same configuration with a different threshold.
    public func threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.visible = threshold.visible
        return configuration
    }

    /// The part of a view that must be visible for the view to count as visible.
    public struct Threshold: Hashable, Sendable {
        fileprivate let visible: Double

        /// The whole view.
        public static let visible = Threshold(visible: 1)
        /// No part of the view: it may still be beyond the edge.
        public static let hidden = Threshold(visible: 0)
        /// Half of the view.
        public static let centered = Threshold(visible: 0.5)

        /// Returns a threshold for a part of the view, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(visible: amount.clamped(0, 1)) }
    }
}

/// Moves and fades a view depending on its position in a scroll view.
struct ScrollTransitionModifier<Effect: VisualEffect> {
    let leading: ScrollTransitionConfiguration
    let trailing: ScrollTransitionConfiguration
    let axis: Axis?
    let effect: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    /// The fraction of the view that is hidden. It is negative at the top or the leading edge.
    @State private var hidden = 0.0

    init(
        leading: ScrollTransitionConfiguration,
        trailing: ScrollTransitionConfiguration,
        axis: Axis?,
        effect: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) {
        self.leading = leading
        self.trailing = trailing
        self.axis = axis
        self.effect = effect
    }
}

extension ScrollTransitionModifier: ViewModifier {
    func body(content: Content) -> some View {
        let cells = cells
        content
            .offset(cells.offset)
            .opacity(cells.opacity)
            .animation(configuration.kind == .animated ? configuration.animation : nil, value: amount)
            .modifier(ScrollPlaceReader(axis: axis) { hidden = $0 })
    }

    private var configuration: ScrollTransitionConfiguration { hidden < 0 ? leading : trailing }

    /// The strength of the effect, from 0 to 1.
    private var amount: Double {
        switch configuration.kind {
        case .identity: 0
        case .interactive: abs(hidden)
        case .animated: 1 - abs(hidden) < configuration.visible || abs(hidden) == 1 ? 1 : 0
        }
    }

    private var cells: CellVisualEffect {
        let rest = effect(EmptyVisualEffect(), .identity).onCells
        guard hidden != 0 else { return rest }
        let end = effect(EmptyVisualEffect(), hidden < 0 ? .topLeading : .bottomTrailing).onCells
        return CellVisualEffect(
            offset: CGSize(
                width: rest.offset.width.interpolated(towards: end.offset.width, by: amount),
                height: rest.offset.height.interpolated(towards: end.offset.height, by: amount)
            ),
            opacity: rest.opacity.interpolated(towards: end.opacity, by: amount)
        )
    }
}

/// Reports the fraction of a view that is beyond the edges of the scroll view around it.
private struct ScrollPlaceReader {
    let axis: Axis?
    let action: (Double) -> Void
}

extension ScrollPlaceReader: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, ScrollPlaceReader>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, ScrollPlaceReader>> {
        ScrollPlaceReaderNode(view, in: context)
    }
}

private final class ScrollPlaceReaderNode<Content: View>: ModifierNode<Content, ScrollPlaceReader>, GeometryFollower {
    private var last = 0.0

    override func prepare() {
        layoutContext.queue.follow(self)
    }

    func layoutDidEnd() -> Bool {
        guard !isRemoved else { return false }
        guard let node = child.layoutNodes.first, let viewport = node.enclosingViewport else { return true }
        let value = hiddenPart(of: node, in: viewport)
        guard value != last else { return true }
        last = value
        layoutContext.queue.afterLayout { [weak self] in
            guard let self, !self.isRemoved else { return }
            self.modifier.action(value)
        }
        return true
    }

    private func hiddenPart(of node: LayoutNode, in viewport: ViewportLayoutNode) -> Double {
        let axis = modifier.axis ?? (viewport.configuration.axes.contains(.vertical) ? .vertical : .horizontal)
        let length = Double(max(1, node.frame.size[axis]))
        let start = Double(node.screenOrigin[axis] - viewport.screenOrigin[axis])
        let end = start + length - Double(viewport.window[axis])
        if start < 0 { return -min(1, -start / length) }
        return end > 0 ? min(1, end / length) : 0
    }
}

extension View {
    /// Moves and fades the view when it scrolls into the visible part of the scroll view around it.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Moves and fades the view when it scrolls into the visible part of the scroll view around it, with a separate
    /// configuration for each end.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(leading: topLeading, trailing: bottomTrailing, axis: axis, effect: transition)
        )
    }
}
