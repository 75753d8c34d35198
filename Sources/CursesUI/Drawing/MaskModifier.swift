import CursesUITerminal

/// Draws a view only where its mask draws something.
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

    /// Returns, row by row, the parts of cells that the mask fills in a rectangle.
    func coverage(of visible: CellRect) -> [RowCoverage] {
        let context = DrawingContext(size: visible.size, in: owner.environment.design)
        context.isSmooth = false
        let grid = context.grid
        var rows = [RowCoverage](repeating: RowCoverage(grid, count: visible.size.width), count: visible.size.height)
        for child in children {
            _ = context.draw(child, in: context.buffer.bounds, from: .zero - visible.origin)
            child.moveDrawnArea(by: screenOrigin + visible.origin)
            for row in rows.indices {
                for column in 0..<visible.size.width {
                    let cell = context.buffer[column: column, row: row]
                    guard cell != .blank else { continue }
                    let parts = PartedCell(cell, grid).parts
                    let isText = !PartedCell.isParted(cell)
                    for (part, color) in parts.enumerated() where isText || color != .ground(.default) {
                        if rows[row][column][part] == 0 {
                            rows[row].add(1, cell: column, part: part)
                        }
                    }
                }
            }
        }
        return rows
    }
}

extension LayoutNode {
    /// Moves the recorded drawing area of a node to its position on the screen. This is necessary for a node that was
    /// drawn in a separate context.
    fileprivate func moveDrawnArea(by way: CellPoint) {
        drawnArea = drawnArea.offset(by: way)
        for child in children { child.moveDrawnArea(by: way) }
    }
}

/// Draws a view only where its mask draws.
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
        return DrawingEffect(mask: { _, _, visible, _ in
            let rows = mask.coverage(of: visible)
            return { rows[$0 - visible.minRow] }
        })
    }
}

extension View {
    /// Draws the view only where a mask draws.
    ///
    /// ```swift
    /// LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    ///     .mask { Text("Hello").bold() }
    /// ```
    ///
    /// Areas are cut at the parts of cells that the mask fills, and texts at whole cells. Half-transparent parts of the
    /// mask count as drawn.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Draws the view only where a mask draws.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }
}
