import CursesUITerminal

/// Shows a view as far as its mask is opaque.
struct MaskModifier<Mask: View> {
    let mask: Mask
    let alignment: Alignment
}

extension MaskModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, MaskModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, MaskModifier>> {
        SingleChildNode(view, in: context) { view in
            view.content
                .modifier(
                    LayeredModifier(
                        layer: MaskLayer(content: view.modifier.mask, alignment: view.modifier.alignment),
                        alignment: .topLeading,
                        isInFront: true
                    )
                )
                .modifier(MaskingModifier())
        }
    }
}

/// Lays out a mask in front of a view, without drawing it.
private struct MaskLayer<Content: View> {
    let content: Content
    let alignment: Alignment
}

extension MaskLayer: PrimitiveView {
    func makeNode(in context: NodeContext) -> ViewNode<MaskLayer> {
        LayoutContainerNode(
            self, in: context,
            content: {
                $0.content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: $0.alignment)
            },
            layout: { MaskLayerLayoutNode(owner: $0) }
        )
    }
}

private final class MaskLayerLayoutNode: LayoutNode {
    private let overlap = OverlapLayout(alignment: .topLeading)

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        overlap.size(proposal, children: children)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        overlap.place(children, in: size, proposal: proposal)
    }

    override var visibility: LayoutVisibility { .hidden }

    /// Returns how far the mask shows the cells of a rectangle.
    func alpha(of visible: CellRect, in context: DrawingContext) -> AlphaMask {
        AlphaMask(of: visible, in: context, on: screenOrigin) { context in
            for child in children { context.draw(child) }
        }
    }
}

/// Shows a view as far as its mask is opaque.
private struct MaskingModifier: PrimitiveViewModifier {
    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, MaskingModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, MaskingModifier>> {
        MaskingNode(view, in: context)
    }
}

private final class MaskingNode<Content: View>: ModifierNode<Content, MaskingModifier> {
    private var wrappers = LayoutWrappers<MaskingLayoutNode>()

    override func makeLayoutNodes() -> [LayoutNode] {
        wrappers.wrap(child.layoutNodes) { MaskingLayoutNode(around: $0, owner: self) }
    }
}

private final class MaskingLayoutNode: WrappingLayoutNode {
    override var visibility: LayoutVisibility { .clipped }

    override var effect: DrawingEffect? {
        guard let mask = inner.children.compactMap({ $0 as? MaskLayerLayoutNode }).first else { return nil }
        return DrawingEffect(alpha: { mask.alpha(of: $1, in: $0) })
    }
}

extension View {
    /// Shows the view as far as a mask is opaque.
    ///
    /// ```swift
    /// LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    ///     .mask { Text("Hello").bold() }
    /// ```
    ///
    /// Areas are cut at the parts of cells that the mask fills, and blended with the content beneath where the mask is
    /// translucent. A text or a line of the mask shows an area through its characters, so that these take the colours
    /// of the area. A text that is masked is kept or left out in whole cells, and fades with the mask.
    ///
    /// If the terminal does not report its own colours, or has fewer than 16, areas that cannot be blended are visible
    /// from an opacity of a half on, and texts are dim below three quarters.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Shows the view as far as a mask is opaque.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }
}
