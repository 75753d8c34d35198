import CursesUITerminal
import Foundation

/// The symbols of a canvas.
@MainActor
final class CanvasSymbols {
    fileprivate weak var layer: CanvasSymbolLayoutNode?

    nonisolated init() {}

    func node(_ tag: AnyHashable) -> LayoutNode? {
        layer?.children.first { $0.tag == tag }
    }
}

extension GraphicsContext {
    /// One of the symbols of a canvas.
    public struct ResolvedSymbol {
        let node: LayoutNode
        let metrics: CellMetrics

        /// The size of the view, in the units of the app.
        @MainActor @preconcurrency
        public var size: CGSize { metrics.units(node.size(for: .unspecified)) }
    }
}

/// Lays out each symbol of a canvas individually, and draws nothing.
struct CanvasSymbolLayer<Content: View> {
    let content: Content
    let store: CanvasSymbols
}

extension CanvasSymbolLayer: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<CanvasSymbolLayer> {
        LayoutContainerNode(self, in: context, content: { $0.content }) {
            let layer = CanvasSymbolLayoutNode(owner: $0)
            store.layer = layer
            return layer
        }
    }
}

private final class CanvasSymbolLayoutNode: LayoutNode {
    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        for child in children { child.place(at: .zero, proposal: .unspecified) }
    }

    override var visibility: LayoutVisibility { .hidden }
}
