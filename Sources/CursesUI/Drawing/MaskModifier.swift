import CursesUITerminal

/// Draws a view only where a mask is drawn.
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

    /// The cells of a rectangle on which the mask draws, by rows.
    func cells(in visible: CellRect) -> [[Bool]] {
        let context = DrawingContext(buffer: CellBuffer(size: visible.size))
        var cells = [[Bool]](
            repeating: [Bool](repeating: false, count: visible.size.width),
            count: visible.size.height
        )
        for child in children {
            _ = context.draw(child, in: context.buffer.bounds, from: .zero - visible.origin)
            child.moveDrawnArea(by: screenOrigin + visible.origin)
            for row in cells.indices {
                for column in cells[row].indices {
                    let cell = context.buffer[column: column, row: row]
                    if cell.glyph != .space || cell.style != Style() { cells[row][column] = true }
                }
            }
        }
        return cells
    }
}

extension LayoutNode {
    /// Moves the recorded area of a node that was drawn separately to its place on the screen.
    fileprivate func moveDrawnArea(by way: CellPoint) {
        drawnArea = drawnArea.offset(by: way)
        for child in children { child.moveDrawnArea(by: way) }
    }
}

/// Draws a view only on the cells on which its mask draws.
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
        return DrawingEffect(mask: { _, visible, _ in
            let cells = mask.cells(in: visible)
            return { cells[$0 - visible.minRow] }
        })
    }
}

extension View {
    /// Draws the view only on the cells on which a mask draws.
    ///
    /// ```swift
    /// LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    ///     .mask { Text("Hello").bold() }
    /// ```
    ///
    /// A cell is either drawn or not: a half transparent cell of the mask counts as drawn.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Draws the view only on the cells on which a mask draws.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }
}
