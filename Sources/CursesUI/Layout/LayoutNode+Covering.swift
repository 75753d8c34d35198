import CursesUITerminal

extension LayoutNode {
    /// Whether the node is larger than a proposal only because of views that cover the proposed space, such as a picture
    /// behind the others that is scaled to fill it. Nothing is lost if the rest of it is cut off.
    final func exceedsByCovering(_ proposal: CellProposal) -> Bool {
        if let ratio = self as? ModifierLayoutNode<AspectRatioModifier> { return ratio.modifier.contentMode == .fill }
        if self is ContainerLayoutNode<OverlapLayout> {
            let larger = children.filter { $0.exceeds(proposal) }
            return !larger.isEmpty && larger.allSatisfy { $0.exceedsByCovering(proposal) }
        }
        guard let inner = onlyContent else { return false }
        // Such a view has the size that it has with the area around it, less that area.
        if self is SafeAreaIgnoringLayoutNode { return inner.exceedsByCovering(proposal) }
        let (own, size) = (size(for: proposal), inner.size(for: proposal))
        let isSame = Axis.allCases.allSatisfy { own[$0] == size[$0] || own[$0] <= proposal[$0] ?? .max }
        return isSame && inner.exceedsByCovering(proposal)
    }

    /// Whether the node is a stack of layers, with nothing but modifiers and stacks of one view around it. A layer of it
    /// can fill it.
    final var isLayered: Bool {
        if self is ContainerLayoutNode<OverlapLayout> { return true }
        return onlyContent?.isLayered ?? false
    }

    /// The view that a modifier or a stack of one view contains.
    private final var onlyContent: LayoutNode? { traits?.wrapped ?? (children.count == 1 ? children[0] : nil) }

    /// Whether the node is larger than a proposal along an axis.
    final func exceeds(_ proposal: CellProposal) -> Bool {
        let size = size(for: proposal)
        return Axis.allCases.contains { size[$0] > proposal[$0] ?? .max }
    }
}
