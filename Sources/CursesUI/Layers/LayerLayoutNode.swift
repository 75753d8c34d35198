import CursesUITerminal

/// A layer above the screen: it fills the screen and shows a panel somewhere on it. Events that reach a layer do not
/// reach the layers beneath it.
final class LayerLayoutNode: LayoutNode {
    var options: LayerOptions {
        didSet { if options != oldValue { optionsDidChange() } }
    }
    /// Returns the frame of the view that presents the layer, in screen coordinates.
    var anchor: () -> CellRect? = { nil }
    var onDismiss: () -> Void = {}
    /// Whether the content prevents the user from dismissing the layer.
    var isDismissDisabled: () -> Bool = { false }
    /// Whether the views behind the layer can be used.
    var letsBackgroundThrough: () -> Bool = { false }
    /// Whether a view of the content asks the user before the layer is dismissed.
    var asksBeforeDismissal: () -> Bool = { false }
    /// Chooses the next greater or smaller height of the window; returns whether there is one. It is `nil` if the window
    /// has only one height.
    var onResize: ((_ isGreater: Bool) -> Bool)?
    /// Returns whether the window has a next greater or smaller height.
    var canResize: (_ isGreater: Bool) -> Bool = { _ in false }

    /// Returns the proposal for a centred window, from the usual proposal and the greatest size of a window.
    var fit: (CellProposal, CellSize, @escaping (CellProposal) -> CellSize) -> CellProposal = { room, _, _ in room } {
        didSet { optionsDidChange() }
    }
    /// Called when the upper edge of a centred window is pressed.
    var onEdgePress: () -> Void = {}
    /// Whether a mark in the upper edge of a centred window shows that it can be pressed.
    var marksEdge = false {
        didSet { if marksEdge != oldValue { setNeedsDisplay() } }
    }

    /// The design of a window whose content prefers a colour scheme; `nil` for that of the view that presents it.
    var preferredDesign: Design? {
        didSet { if preferredDesign != oldValue { setNeedsDisplay() } }
    }

    private var design: Design { preferredDesign ?? owner.environment.design }

    /// The area of the content.
    private(set) var panel = CellRect.zero
    /// Whether the content is above the view that presents the layer.
    private(set) var opensUpward = false
    /// The node of the content that depends on the side to which the layer opens.
    weak var sidedNode: LayoutNode?
    private var knownAnchor: CellRect?
    private var hasArrived = false
    private let overlap = OverlapLayout(alignment: .center)

    private unowned let shortcuts: ShortcutRegistry

    init(_ options: LayerOptions, owner: Node, shortcuts: ShortcutRegistry) {
        self.shortcuts = shortcuts
        self.options = options
        super.init(owner: owner)
    }

    override var responder: (any Responder)? { self }
    override var followsLayoutDirection: Bool { false }

    private func optionsDidChange() {
        invalidateLayout()
        setNeedsDisplay()
    }

    // MARK: Layout

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        knownAnchor = anchor()
        let place = LayerPlace(
            for: options.placement,
            anchor: knownAnchor ?? .zero,
            on: size,
            isRightToLeft: owner.environment.isRightToLeft,
            fit: fit,
            excess: { [children] proposal in
                let inside = WindowEdges.inside(proposal)
                return children.map { $0.windowExcess(in: inside) }.max() ?? 0
            }
        ) { [overlap, children] in overlap.size($0, children: children) }
        if panel != place.panel, design.surfaces != nil {
            // The shadow is drawn outside the content's frame, so the whole layer must be redrawn.
            setNeedsDisplay()
        }
        // The keys that lead to another height may be different ones.
        if panel.size != place.panel.size, onResize != nil { layoutContext.focus.candidatesDidChange() }
        panel = place.panel
        if opensUpward != place.opensUpward {
            opensUpward = place.opensUpward
            sidedNode?.setNeedsPlacement()
        }
        overlap.place(children, at: place.origin, proposal: place.proposal)
        if !hasArrived { arrive(on: size) }
    }

    /// Animates a window, which rises by a few rows to its position. Focus, keys and the mouse use its final position
    /// from the start.
    private func arrive(on size: CellSize) {
        hasArrived = true
        guard options.rises, owner.environment.movesToPlaces else { return }
        let rows = min(Self.rise, size.height - panel.minRow - 1)
        for child in children where rows > 0 { child.arrive(from: CellPoint(column: 0, row: rows)) }
    }

    private static let rise = 6

    /// The area of the content, shifted while its movement to its final position is animated.
    private var shownPanel: CellRect { panel.offset(by: children.first?.wayFromPlace ?? .zero) }

    override func childDidMove(_ child: LayoutNode) {
        // The surface and the shadow do not belong to the content's layout node.
        setNeedsDisplay()
    }

    /// Lays out the layer again if the view that presents it has moved.
    func followAnchor() {
        if options.placement.isAttached, anchor() != knownAnchor { invalidateLayout() }
    }

    // MARK: Drawing

    override func draw(in context: DrawingContext) {
        let design = design
        if options.dimsBeneath, !letsBackgroundThrough() {
            context.dim(CellRect(origin: .zero, size: frame.size), context.design.surfaces)
        }
        let panel = shownPanel
        // The shadow falls on the screen beneath.
        if options.placement != .filling, let beneath = context.design.surfaces {
            context.castShadow(of: panel, beneath)
        }
        context.adopt(design)
        guard let surfaces = design.surfaces, options.placement != .filling else {
            return context.fill(panel, background: .default)
        }
        context.raise(panel, to: surfaces.raised)
    }

    override func drawAbove(in context: DrawingContext) {
        if options.placement == .centered, marksEdge { drawEdgeMark(in: context) }
        context.finish(shownPanel, in: design)
    }

    private func drawEdgeMark(in context: DrawingContext) {
        let panel = shownPanel
        let width = min(5, panel.size.width - 4)
        guard width > 0 else { return }
        let glyph: Glyph = context.design.blocks == .none ? "=" : "━"
        let start = panel.minColumn + (panel.size.width - width) / 2
        let style = context.drawnStyle(at: panel.origin)
        for column in start..<start + width {
            context.put(glyph, style: style, at: CellPoint(column: column, row: panel.minRow))
        }
    }
}

extension LayoutNode {
    /// The layer that contains the node; `nil` if it is in no layer.
    var layer: LayerLayoutNode? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0 as? LayerLayoutNode }.first
    }
}

extension LayerLayoutNode: Responder {
    var layoutNode: LayoutNode { self }
    var canBeFocused: Bool { false }
    var isControl: Bool { false }

    var keyHints: [KeyHint] {
        let close: [KeyHint] =
            switch options.dismissal {
            case .free: isDismissDisabled() ? [] : [KeyHint(.escape, title: "Close")]
            case .byButton: canCancel ? [KeyHint(.escape, title: "Cancel")] : []
            case .none: []
            }
        guard options.placement == .centered else { return close }
        let higher = canResize(true) ? [KeyHint(.upArrow, modifiers: .control, title: "Higher")] : []
        return close + higher + (canResize(false) ? [KeyHint(.downArrow, modifiers: .control, title: "Lower")] : [])
    }

    func keyPressed(_ press: KeyPress) -> Bool {
        if press.matches(.return) { return pressesDefaultButton() }
        if press.modifiers == .control, options.placement == .centered, let onResize {
            if press.key == .upArrow { return onResize(true) }
            if press.key == .downArrow { return onResize(false) }
        }
        guard press.matches(.escape) else { return false }
        return escape(press)
    }

    /// Triggers the default button of a dialog if the focus is in one of its text fields; returns whether it has done
    /// so.
    private func pressesDefaultButton() -> Bool {
        guard case .byButton = options.dismissal, layoutContext.focus.focused?.caret != nil else { return false }
        let buttons = buttons
        let others = buttons.filter { $0.shortcut != .cancelAction }
        // If the other buttons are disabled, Return does not cancel, which would discard the text.
        if others.isEmpty, hasDisabledButton(self) { return true }
        guard let button = others.max(by: { $0.initialFocusRank < $1.initialFocusRank }) ?? buttons.first else {
            return false
        }
        let best = others.first { $0.initialFocusRank == button.initialFocusRank } ?? button
        best.trigger()
        return true
    }

    private func hasDisabledButton(_ node: LayoutNode) -> Bool {
        if let button = node.responder as? any ShortcutTarget, !button.canBeFocused { return true }
        return node.children.contains(where: hasDisabledButton)
    }

    /// Handles the Escape key; returns whether it was used.
    private func escape(_ press: KeyPress) -> Bool {
        // A view that asks before the window closes also asks instead of a cancel button that would close it.
        if options.dismissal == .free, asksBeforeDismissal() {
            dismiss()
            return true
        }
        if shortcuts.trigger(press, in: self) { return true }
        switch options.dismissal {
        case .free:
            dismiss()
        case .byButton:
            let buttons = buttons
            if buttons.count == 1 { buttons[0].trigger() }
            // Without this, a dialog whose buttons are all disabled could not be closed.
            if buttons.isEmpty { dismiss() }
        case .none:
            return false
        }
        return true
    }

    /// Whether Escape closes the dialog: it has a button to cancel, or no choice of buttons.
    private var canCancel: Bool {
        shortcuts.hasTarget(for: KeyPress(.escape), in: self) || buttons.count < 2
    }

    private var buttons: [any ShortcutTarget] { focusableResponders().compactMap { $0 as? any ShortcutTarget } }

    func isHit(at point: CellPoint) -> Bool { panel.contains(point) || !letsBackgroundThrough() }

    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool {
        guard event.action == .press else { return true }
        if panel.contains(event.position) {
            if event.position.row == panel.minRow, options.placement == .centered { onEdgePress() }
            return true
        }
        switch options.dismissal {
        case .free: dismiss()
        case .byButton(let orOutside): if orOutside { _ = escape(KeyPress(.escape)) }
        case .none: break
        }
        return true
    }

    private func dismiss() {
        if !isDismissDisabled() { onDismiss() }
    }
}
