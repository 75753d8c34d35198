import CursesUITerminal

/// A view that fills the proposed size, and whose content a closure draws cell by cell. It is meant for modules that
/// depend on this one.
package struct CellSurface {
    /// A closure that draws all cells of an area of a given size.
    package typealias Drawing = @MainActor (_ context: DrawingContext, _ size: CellSize) -> Void

    private let drawing: Drawing
    private let ideal: CellSize

    /// Creates a view from a closure that runs whenever some of the view's cells are drawn.
    ///
    /// - Parameter ideal: the size in cells if none is proposed.
    package init(ideal: CellSize = CellSize(width: 1, height: 1), drawing: @escaping Drawing) {
        self.ideal = ideal
        self.drawing = drawing
    }
}

extension CellSurface: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<CellSurface> {
        LeafNode(self, in: context) { CellSurfaceLayoutNode($0.view, owner: $0) }
    }
}

extension CellSurface {
    fileprivate final class CellSurfaceLayoutNode: LayoutNode, LeafLayoutNode {
        private var view: CellSurface

        init(_ view: CellSurface, owner: Node) {
            self.view = view
            super.init(owner: owner)
        }

        func update(_ view: CellSurface) {
            if view.ideal != self.view.ideal { invalidateLayout() }
            self.view = view
            setNeedsDisplay()
        }

        override func computeSize(_ proposal: CellProposal) -> CellSize {
            CellSize(width: proposal.width ?? view.ideal.width, height: proposal.height ?? view.ideal.height)
        }

        override var visibility: LayoutVisibility { .clipped }

        override func draw(in context: DrawingContext) {
            view.drawing(context, frame.size)
        }
    }
}
