import CursesUITerminal

/// Views along an axis, with movable lines between them.
struct Panes<Content: View> {
    let axis: Axis
    let content: Content
}

extension Panes: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<Panes> {
        PanesNode(self, in: context)
    }
}

final class PanesNode<Content: View>: LayoutContainerNode<Panes<Content>, Content, PanesLayoutNode> {
    init(_ view: Panes<Content>, in context: NodeContext) {
        super.init(view, in: context, content: { $0.content }) { PanesLayoutNode(axis: view.axis, owner: $0) }
    }

    override func collectChildren() {
        layoutNode.show(child.layoutNodes)
    }
}

/// Lays out panes. Each has the length that the user has given it, or else an equal part of the space, as far as its
/// limits allow.
final class PanesLayoutNode: LayoutNode {
    let axis: Axis
    private unowned let node: Node
    private var windows: [ObjectIdentifier: ViewportLayoutNode] = [:]
    /// The lengths of the panes, once the user has moved a line.
    private var chosen: [Int]?
    /// The number of cells before each line, along the axis.
    private(set) var lines: [Int] = []
    /// The line that the mouse holds.
    var heldLine: Int? {
        didSet { if heldLine != oldValue { setNeedsDisplay() } }
    }

    init(axis: Axis, owner: Node) {
        self.axis = axis
        node = owner
        super.init(owner: owner)
    }

    /// Shows views, each of which scrolls if it does not fit.
    func show(_ panes: [LayoutNode]) {
        let old = windows
        windows = [:]
        let shown = panes.map { pane in
            let window = old[ObjectIdentifier(pane)] ?? ViewportLayoutNode(.screen(.center), owner: node)
            window.setChildren([pane])
            windows[ObjectIdentifier(pane)] = window
            return window
        }
        setChildren(shown)
    }

    override var visibility: LayoutVisibility { .clipped }
    override var responder: (any Responder)? { self }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        let sizes = children.map { ($0.children.first ?? $0).size(for: proposal) }
        var size = CellSize.zero
        size[axis] = proposal[axis] ?? sizes.map { $0[axis] }.reduce(0, +) + max(0, sizes.count - 1)
        size[axis.other] = proposal[axis.other] ?? sizes.map { $0[axis.other] }.max() ?? 0
        return size
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        var start = 0
        lines = []
        for (index, (child, length)) in zip(children, lengths(in: size)).enumerated() {
            var pane = CellRect(origin: .zero, size: size)
            pane.origin[axis] = start
            pane.size[axis] = length
            child.place(in: pane, proposal: CellProposal(pane.size))
            start += length + 1
            if index < children.count - 1 { lines.append(start - 1) }
        }
    }

    /// The limits of a pane along the axis, which are those of its view.
    private func limits(of window: LayoutNode, in size: CellSize) -> ClosedRange<Int> {
        let child = window.children.first ?? window
        func length(_ proposed: Int) -> Int {
            var offer = CellProposal(size)
            offer[axis] = proposed
            return child.size(for: offer)[axis]
        }
        let low = max(1, length(0))
        return low...max(low, length(size[axis]))
    }

    private func lengths(in size: CellSize) -> [Int] {
        let limits = children.map { self.limits(of: $0, in: size) }
        let total = max(0, size[axis] - max(0, children.count - 1))
        var lengths = chosen.flatMap { $0.count == children.count ? $0 : nil } ?? equal(limits, total)
        // The last pane takes the remaining space. If space is missing, the earlier panes give it up.
        var rest = total - lengths.reduce(0, +)
        for index in lengths.indices.reversed() where rest != 0 {
            let low = min(limits[index].lowerBound, total)
            let new = rest > 0 ? lengths[index] + rest : max(low, lengths[index] + rest)
            rest -= new - lengths[index]
            lengths[index] = new
        }
        return lengths
    }

    /// Equal parts, as far as the limits allow: the panes with the least freedom get their space first.
    private func equal(_ limits: [ClosedRange<Int>], _ total: Int) -> [Int] {
        var lengths = [Int](repeating: 0, count: limits.count)
        let order = limits.indices.sorted { (limits[$0].count, $0) < (limits[$1].count, $1) }
        var left = total
        for (served, index) in order.enumerated() {
            let part = left / (limits.count - served)
            lengths[index] = part.clamped(limits[index].lowerBound, limits[index].upperBound)
            left = max(0, left - lengths[index])
        }
        return lengths
    }

    /// Moves a line as far as the panes on both sides allow.
    func move(_ line: Int, to place: Int) {
        guard lines.indices.contains(line) else { return }
        var lengths = children.map { $0.frame.size[axis] }
        let all = self.lengths(in: frame.size)
        if all.count == lengths.count { lengths = all }
        let (before, after) = (
            limits(of: children[line], in: frame.size), limits(of: children[line + 1], in: frame.size)
        )
        let both = lengths[line] + lengths[line + 1]
        let low = max(before.lowerBound, both - after.upperBound)
        let high = min(before.upperBound, both - after.lowerBound)
        guard low <= high else { return }
        let start = lines[line] - lengths[line]
        let new = (place - start).clamped(low, high)
        guard new != lengths[line] else { return }
        lengths[line] = new
        lengths[line + 1] = both - new
        chosen = lengths
        invalidateLayout()
        layoutContext.requestFrame()
    }

    override func draw(in context: DrawingContext) {
        let characters = owner.environment.themeBorders.separator.characters
        let glyph = axis == .horizontal ? characters.vertical : characters.horizontal
        for (index, line) in lines.enumerated() {
            var style = index == heldLine ? Style(attributes: .bold) : Style(attributes: .dim)
            if context.design.surfaces != nil, index != heldLine {
                style = context.design.colors.separator.applied(to: .plain)
            }
            var cells = CellRect(origin: .zero, size: frame.size)
            cells.origin[axis] = line
            cells.size[axis] = 1
            context.forEachPoint(of: mirrored(cells)) { context.put(glyph, style: style, at: $0) }
        }
    }
}

/// The mouse moves the lines, and keys move the line of the pane with the focus.
extension PanesLayoutNode: Responder {
    var layoutNode: LayoutNode { self }
    var canBeFocused: Bool { false }
    var isControl: Bool { false }

    /// The number of cells by which a key moves a line.
    private var step: Int { axis == .horizontal ? 2 : 1 }

    func isHit(at point: CellPoint) -> Bool { lines.contains(mirrored(point)[axis]) }

    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool {
        let place = mirrored(event.position)[axis]
        switch event.action {
        case .press where event.button == .left:
            heldLine = lines.firstIndex(of: place)
        case .drag:
            if let heldLine { move(heldLine, to: place) }
        case .release:
            guard heldLine != nil else { return false }
            heldLine = nil
            return true
        default:
            return false
        }
        return heldLine != nil
    }

    func mouseCancelled() { heldLine = nil }

    var keyHints: [KeyHint] {
        let title = axis == .horizontal ? "Width" : "Height"
        return lines.isEmpty || layoutContext.focus.focused?.takesText == true
            ? [] : [KeyHint("<", ">", title: title, scope: .screen)]
    }

    /// Moves the line after the pane with the focus. The last pane has none after it, so its other line moves.
    func unusedKeyPressed(_ press: KeyPress) -> Bool {
        let growth: Int
        switch (press.key, press.modifiers.subtracting(.shift), press.modifiers.contains(.shift)) {
        case ("<", [], _): growth = -1
        case (">", [], _): growth = 1
        case (.leftArrow, .option, true) where axis == .horizontal: growth = isRightToLeft ? 1 : -1
        case (.rightArrow, .option, true) where axis == .horizontal: growth = isRightToLeft ? -1 : 1
        case (.upArrow, .option, true) where axis == .vertical: growth = -1
        case (.downArrow, .option, true) where axis == .vertical: growth = 1
        default: return false
        }
        guard !lines.isEmpty, layoutContext.focus.focused?.takesText != true else { return false }
        let focused = layoutContext.focus.focused?.layoutNode
        let pane = children.firstIndex { focused?.isIn($0) == true } ?? 0
        let line = min(pane, lines.count - 1)
        move(line, to: lines[line] + growth * step)
        return true
    }
}
