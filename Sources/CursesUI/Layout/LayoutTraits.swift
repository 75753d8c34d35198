import Foundation

/// The properties of a view that its container reads, apart from its size.
///
/// Few layout nodes have their own traits; wrappers return the traits of the wrapped node.
@MainActor
protocol LayoutTraits: AnyObject {
    /// The layout node from which a wrapper takes its traits; `nil` for other nodes.
    var wrapped: LayoutNode? { get }

    /// The layout priority: a stack gives space to higher priorities first.
    var ownPriority: Double { get }

    /// Whether stacks insert their default spacing beside the node.
    var takesSpacing: Bool { get }

    /// The position of the node in the drawing order of its container, from back to front. Children with equal values
    /// keep their order.
    var ownZIndex: Double { get }

    /// Whether `ownZIndex` may differ from that of the siblings.
    var mayHaveZIndex: Bool { get }

    /// The visible ratio of width to height, for a node whose shape cannot be expressed exactly in whole cells.
    var ownAspectRatio: CGFloat? { get }

    /// Returns a value that was set for the container's layout.
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

    /// The innermost layout node, without its wrappers.
    final var unwrapped: LayoutNode {
        var node = self
        while let wrapped = node.traits?.wrapped { node = wrapped }
        return node
    }

    /// The outermost wrapper of the node.
    final var outermostWrapper: LayoutNode {
        var node = self
        while let parent = node.parent, parent.traits?.wrapped === node { node = parent }
        return node
    }

    /// Notes that the node's traits have changed: the container may lay it out differently although its size is the
    /// same, or use the traits for other purposes.
    final func invalidateTraits() {
        invalidateLayout()
        // A row draws its separator outside of the view that has the traits.
        setNeedsDisplay()
        if responder != nil { responderMayDiffer() }
        guard let parent else { return }
        if parent.traits?.wrapped === self { parent.invalidateTraits() } else { parent.invalidateLayout() }
    }
}
