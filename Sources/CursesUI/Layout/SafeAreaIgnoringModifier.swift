import CursesUITerminal

/// Extends a view beneath the bars that it touches.
struct SafeAreaIgnoringModifier {
    let edges: Edge.Set
}

extension SafeAreaIgnoringModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, SafeAreaIgnoringModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, SafeAreaIgnoringModifier>> {
        SafeAreaIgnoringNode(view, in: context)
    }
}

final class SafeAreaIgnoringNode<Content: View>: ModifierNode<Content, SafeAreaIgnoringModifier> {
    private var wrappers = LayoutWrappers<SafeAreaIgnoringLayoutNode>()

    override func makeLayoutNodes() -> [LayoutNode] {
        let edges = modifier.edges
        return wrappers.wrap(child.layoutNodes) {
            let wrapper = SafeAreaIgnoringLayoutNode(around: $0, owner: self)
            wrapper.edges = edges
            return wrapper
        }
    }

    override func modifierDidChange(from old: SafeAreaIgnoringModifier) {
        for wrapper in wrappers.all { wrapper.edges = modifier.edges }
    }
}

/// Places its view in its frame and beneath the bars that the frame touches. For the layout around it, the view keeps
/// to the frame.
final class SafeAreaIgnoringLayoutNode: WrappingLayoutNode {
    /// The edges at which the view may extend.
    var edges: Edge.Set = [] {
        didSet {
            guard edges != oldValue else { return }
            if edges.isEmpty { insets = CellInsets() } else { layoutContext.safeAreas.add(self) }
            invalidateLayout()
        }
    }

    /// How far the view extends beyond the frame.
    private(set) var insets = CellInsets() {
        didSet { if insets != oldValue { invalidateLayout() } }
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        guard insets != CellInsets() else { return super.placeChildren(in: size, proposal: proposal) }
        let area = CellSize(width: size.width + insets.width, height: size.height + insets.height)
        let offer = CellProposal(area)
        let inner = inner.size(for: offer)
        // A view that does not grow stays in the middle.
        let origin = CellPoint(
            column: (area.width - inner.width) / 2 - insets.leading,
            row: (area.height - inner.height) / 2 - insets.top
        )
        self.inner.place(at: origin, proposal: offer)
    }

    /// Finds the bars around the frame, and extends the view beneath them.
    ///
    /// - Parameter note: called with each clipped node that the view extends out of, and how far.
    func extend(_ note: (any BarredLayoutNode, CellInsets) -> Void) {
        var area = CellRect(origin: .zero, size: frame.size)
        var origin = CellPoint.zero
        var crossed: [(node: any BarredLayoutNode, origin: CellPoint)] = []
        var node: LayoutNode = self
        while let parent = node.parent {
            area = area.offset(by: node.frame.origin)
            origin = origin + node.frame.origin
            extend(&area, beside: node, in: parent)
            if parent.visibility.contains(.clipped), parent.parent != nil {
                guard let barred = parent as? any BarredLayoutNode, barred.letsContentBleed else { break }
                crossed.append((barred, origin))
            }
            node = parent
        }
        area = area.offset(by: .zero - origin)
        let found = area.insets(beyond: CellRect(origin: .zero, size: frame.size))
        insets = isRightToLeft ? found.mirrored : found
        guard found != CellInsets() else { return }
        for (node, origin) in crossed {
            let bounds = CellRect(origin: .zero, size: node.frame.size)
            note(node, area.offset(by: origin).insets(beyond: bounds))
        }
    }

    /// Extends an area that touches the bars beside a node beneath these bars.
    private func extend(_ area: inout CellRect, beside node: LayoutNode, in parent: LayoutNode) {
        let bars = parent.bars(beside: node)
        guard !bars.isEmpty else { return }
        let own = node.frame
        var isExtended = false
        for bar in bars where bar !== node && !bar.frame.isEmpty {
            var wanted = area
            if bar.frame.maxRow <= own.minRow {
                guard edges.contains(.top), area.minRow <= own.minRow else { continue }
                wanted.extend(toRow: bar.frame.minRow)
            } else if bar.frame.minRow >= own.maxRow {
                guard edges.contains(.bottom), area.maxRow >= own.maxRow else { continue }
                wanted.extend(toRow: bar.frame.maxRow)
            } else if bar.frame.maxColumn <= own.minColumn {
                guard edges.contains(isRightToLeft ? .trailing : .leading), area.minColumn <= own.minColumn else {
                    continue
                }
                wanted.extend(toColumn: bar.frame.minColumn)
            } else if bar.frame.minColumn >= own.maxColumn {
                guard edges.contains(isRightToLeft ? .leading : .trailing), area.maxColumn >= own.maxColumn else {
                    continue
                }
                wanted.extend(toColumn: bar.frame.maxColumn)
            }
            isExtended = isExtended || wanted != area
            area = wanted
        }
        if isExtended { parent.noteRaisedChild() }
    }
}

extension CellRect {
    /// Enlarges the rectangle until a row is at its edge.
    fileprivate mutating func extend(toRow row: Int) {
        let end = max(maxRow, row)
        origin.row = min(minRow, row)
        size.height = end - origin.row
    }

    /// Enlarges the rectangle until a column is at its edge.
    fileprivate mutating func extend(toColumn column: Int) {
        let end = max(maxColumn, column)
        origin.column = min(minColumn, column)
        size.width = end - origin.column
    }

    /// Returns how far the rectangle extends beyond another one. Leading is left.
    fileprivate func insets(beyond other: CellRect) -> CellInsets {
        CellInsets(
            top: max(0, other.minRow - minRow),
            leading: max(0, other.minColumn - minColumn),
            bottom: max(0, maxRow - other.maxRow),
            trailing: max(0, maxColumn - other.maxColumn)
        )
    }
}

extension CellInsets {
    /// The insets with the sides exchanged.
    fileprivate var mirrored: CellInsets {
        CellInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
    }
}
