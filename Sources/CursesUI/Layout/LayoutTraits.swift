import Foundation

/// What a container asks a view in it apart from its size.
///
/// Few layout nodes have an answer of their own; those that wrap a different one pass its answers on.
@MainActor
protocol LayoutTraits: AnyObject {
    /// The layout node whose traits these are, where the node only wraps it.
    var wrapped: LayoutNode? { get }

    /// What a stack gives room to first.
    var ownPriority: Double { get }

    /// Whether stacks leave their default spacing beside the node.
    var takesSpacing: Bool { get }

    /// Which of the container's children are in front; equal ones in their order.
    var ownZIndex: Double { get }

    /// Whether `ownZIndex` may differ from that of the siblings.
    var mayHaveZIndex: Bool { get }

    /// Width by height, as they are seen, of a node whose form whole cells do not express exactly.
    var ownAspectRatio: CGFloat? { get }

    /// A value that was attached for the container's layout.
    func ownLayoutValue(for key: ObjectIdentifier) -> Any?
}

extension LayoutTraits {
    var wrapped: LayoutNode? { nil }
    var ownPriority: Double { wrapped?.priority ?? 0 }
    var takesSpacing: Bool { wrapped?.wantsSpacing ?? true }
    var ownZIndex: Double { wrapped?.zIndex ?? 0 }
    var mayHaveZIndex: Bool { wrapped?.mayBeRaised ?? false }
    var ownAspectRatio: CGFloat? { nil }
    func ownLayoutValue(for key: ObjectIdentifier) -> Any? { wrapped?.layoutValue(for: key) }
}

extension LayoutNode {
    final var priority: Double { traits?.ownPriority ?? 0 }
    final var wantsSpacing: Bool { traits?.takesSpacing ?? true }
    final var zIndex: Double { traits?.ownZIndex ?? 0 }
    final var mayBeRaised: Bool { traits?.mayHaveZIndex ?? false }
    final var aspectRatio: CGFloat? { traits?.ownAspectRatio }

    final func layoutValue(for key: ObjectIdentifier) -> Any? { traits?.ownLayoutValue(for: key) }

    /// The layout node inside all that wraps it.
    final var unwrapped: LayoutNode {
        var node = self
        while let wrapped = node.traits?.wrapped { node = wrapped }
        return node
    }

    /// The layout node around all that wraps this one.
    final var outermostWrapper: LayoutNode {
        var node = self
        while let parent = node.parent, parent.traits?.wrapped === node { node = parent }
        return node
    }

    /// Says that the node's traits have changed: the container may lay it out otherwise although its
    /// size is the same, and may do other things with it.
    final func invalidateTraits() {
        invalidateLayout()
        if responder != nil { responderMayDiffer() }
        guard let parent else { return }
        if parent.traits?.wrapped === self { parent.invalidateTraits() } else { parent.invalidateLayout() }
    }
}
