import CursesUITerminal

/// Lays out panes along an axis, with a line between adjacent panes. The mouse drags a line, and keys move the line of
/// the pane with the focus. Subclasses decide how long the panes are.
class DividedLayoutNode: LayoutNode, BarredLayoutNode {
    final let axis: Axis
    private unowned let node: Node
    private var windows: [ObjectIdentifier: ViewportLayoutNode] = [:]
    /// The positions of the lines along the axis, in cells. Each line follows the pane with the same index. The layout
    /// sets them.
    final var lines: [Int] = []
    /// How far views inside extend beneath the bars around the node.
    final var bleed = CellInsets() {
        didSet { if bleed != oldValue { bleedDidChange() } }
    }
    /// The line that the mouse holds.
    private var heldLine: Int? {
        didSet { if heldLine != oldValue { setNeedsDisplay() } }
    }

    init(axis: Axis, owner: Node) {
        self.axis = axis
        node = owner
        super.init(owner: owner)
    }

    /// Shows panes, each of which scrolls if it does not fit.
    ///
    /// - Parameter alignment: where a pane is that is smaller than its space.
    final func show(_ panes: [LayoutNode], alignment: Alignment) {
        let old = windows
        windows = [:]
        let shown = panes.map { pane in
            let window = old[ObjectIdentifier(pane)] ?? ViewportLayoutNode(.screen(alignment), owner: node)
            window.setChildren([pane])
            windows[ObjectIdentifier(pane)] = window
            return window
        }
        setChildren(shown)
    }

    /// Moves a line to a cell along the axis, as far as the panes beside it allow.
    func move(_ line: Int, to place: Int) {}

    override final var visibility: LayoutVisibility { clippedVisibility }
    override final var spill: CellRect { bleedingBounds }
    override final var responder: (any Responder)? { self }

    override final func draw(in context: DrawingContext) {
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

extension DividedLayoutNode: Responder {
    final var layoutNode: LayoutNode { self }
    final var canBeFocused: Bool { false }
    final var isControl: Bool { false }

    /// The number of cells by which a key moves a line: two columns look about as long as a row.
    private var step: Int { axis == .horizontal ? 2 : 1 }

    final func isHit(at point: CellPoint) -> Bool { lines.contains(mirrored(point)[axis]) }

    final func mouse(_ event: TerminalEvent.MouseEvent) -> Bool {
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

    final func mouseCancelled() { heldLine = nil }

    final var keyHints: [KeyHint] {
        let title = axis == .horizontal ? "Width" : "Height"
        return canMoveLines ? [KeyHint("<", ">", title: title, scope: .screen)] : []
    }

    /// Whether keys can move a divider. While a text field has the focus, the keys are text input.
    private var canMoveLines: Bool { !lines.isEmpty && layoutContext.focus.focused?.takesText != true }

    /// Moves the line after the pane with the focus. No line follows the last pane, so the line before it moves.
    final func unusedKeyPressed(_ press: KeyPress) -> Bool {
        guard canMoveLines, let direction = direction(of: press) else { return false }
        let focused = layoutContext.focus.focused?.layoutNode
        let pane = children.firstIndex { focused?.isIn($0) == true } ?? 0
        let line = min(pane, lines.count - 1)
        move(line, to: lines[line] + direction * step)
        return true
    }

    /// Returns 1 if a key moves a line away from the first pane, -1 if it moves the line closer; `nil` for other keys.
    private func direction(of press: KeyPress) -> Int? {
        let isArrow = press.modifiers.subtracting(.shift) == .option && press.modifiers.contains(.shift)
        let isBracket = press.modifiers.subtracting(.shift).isEmpty
        let away: Bool
        switch press.key {
        case "<" where isBracket: away = false
        case ">" where isBracket: away = true
        case .leftArrow where isArrow && axis == .horizontal: away = false
        case .rightArrow where isArrow && axis == .horizontal: away = true
        case .upArrow where isArrow && axis == .vertical: return -1
        case .downArrow where isArrow && axis == .vertical: return 1
        default: return nil
        }
        return away == (axis == .horizontal && isRightToLeft) ? -1 : 1
    }
}
