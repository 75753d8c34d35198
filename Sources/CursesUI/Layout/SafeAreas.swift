import CursesUITerminal

/// Extends the views that ignore the safe area, after each layout.
///
/// How far a view extends depends on the frames of the views around it, which are known only then. Without such views
/// this costs nothing.
@MainActor
final class SafeAreas: GeometryFollower {
    private var views: [WeakView] = []
    /// The clipped nodes that views now extend out of.
    private var crossed: [ObjectIdentifier: Crossed] = [:]

    private struct WeakView {
        weak var node: SafeAreaIgnoringLayoutNode?
    }

    private struct Crossed {
        weak var node: (any BarredLayoutNode)?
        var bleed: CellInsets
    }

    func add(_ node: SafeAreaIgnoringLayoutNode) {
        if !views.contains(where: { $0.node === node }) { views.append(WeakView(node: node)) }
        node.queue.follow(self)
    }

    func layoutDidEnd() -> Bool {
        views.removeAll { $0.node.map { $0.owner.isRemoved || $0.edges.isEmpty } ?? true }
        var new: [ObjectIdentifier: Crossed] = [:]
        for view in views {
            view.node?.extend { node, bleed in
                new[ObjectIdentifier(node), default: Crossed(node: node, bleed: CellInsets())].bleed.include(bleed)
            }
        }
        for (id, old) in crossed where new[id] == nil { old.node?.bleed = CellInsets() }
        for found in new.values { found.node?.bleed = found.bleed }
        crossed = new
        return !views.isEmpty
    }
}

/// A clipped layout node that views may extend out of, beneath the bars around it.
@MainActor
protocol BarredLayoutNode: LayoutNode {
    /// How far views inside extend beneath the bars around the node.
    var bleed: CellInsets { get set }
    /// Whether views inside may extend out of the node.
    var letsContentBleed: Bool { get }
}

extension BarredLayoutNode {
    var letsContentBleed: Bool { true }

    var clippedVisibility: LayoutVisibility {
        bleed == CellInsets() ? .clipped : [.clipped, .clipsToSpill]
    }

    /// The frame, and the area beneath bars into which views inside extend, in the node's coordinates.
    var bleedingBounds: CellRect {
        CellRect(
            column: -bleed.leading,
            row: -bleed.top,
            width: frame.size.width + bleed.width,
            height: frame.size.height + bleed.height
        )
    }

    func bleedDidChange() {
        updateReaches()
        setNeedsDisplay()
    }
}
