import CursesUITerminal

extension ListRowLayoutNode: Responder {
    var layoutNode: LayoutNode { self }

    /// A row without a control can have the focus if it has an action or can be selected.
    var canBeFocused: Bool {
        guard owner.environment.isEnabled, hasActions else { return false }
        return inner.responderCounts.focusable == 0
    }

    private var hasActions: Bool {
        selectionTag != nil || deletion != nil || isMovable || !swipes.isEmpty
            || inner.listRowTraits.openMenu != nil || link != nil
    }

    /// The link in the row that has no label.
    private var link: RowLink? {
        (inner.owner as? Node)?.preference(RowLinkKey.self) ?? nil
    }

    private var swipes: [Binding<Bool>] { inner.listRowTraits.swipes }

    private var focus: FocusManager { layoutContext.focus }

    /// The button or link that is the only control in the row: a click beside it triggers it as well.
    private var onlyButton: (any ShortcutTarget)? {
        let controls = inner.focusableResponders()
        return controls.count == 1 ? controls[0] as? any ShortcutTarget : nil
    }

    func focusDidChange(to isFocused: Bool) {
        self.isFocused = isFocused
    }

    // MARK: Keys

    func keyPressed(_ press: KeyPress) -> Bool {
        // The menu of a view in the row takes these keys itself while that view has the focus.
        if press.opensContextMenu, isFocused, let open = inner.listRowTraits.openMenu {
            open()
            return true
        }
        if press.modifiers == .option { return move(press.key) }
        guard press.modifiers.isEmpty || press.matches(.tab, modifiers: .shift) else {
            return false
        }
        switch press.key {
        case .delete, .deleteForward: return delete()
        case .rightArrow: return showSwipeActions(true)
        case .leftArrow, .escape: return showSwipeActions(false)
        case .tab: return leave(forward: press.modifiers.isEmpty)
        default: return isFocused && rowKeyPressed(press.key)
        }
    }

    private func rowKeyPressed(_ key: KeyEquivalent) -> Bool {
        switch key {
        case .upArrow: focusRow(next(forward: false))
        case .downArrow: focusRow(next(forward: true))
        case .pageUp: turnPage(forward: false)
        case .pageDown: turnPage(forward: true)
        case .home: goToEnd(forward: false)
        case .end: goToEnd(forward: true)
        case .return, .space: choose()
        default: false
        }
    }

    /// Whether the user types into a field of the row: the list leaves those keys alone.
    private var isTyping: Bool { focus.focused?.caret != nil }

    private func delete() -> Bool {
        guard !isTyping, let deletion else { return false }
        // The row below gets the focus, else the row above.
        let successor = next(forward: true) ?? next(forward: false)
        deletion()
        queue.afterLayout { [weak self, weak successor] in
            guard let self, !isIn(focus.tree?.keyRoot), let successor,
                successor.isIn(focus.tree?.keyRoot)
            else { return }
            focus.focus(successor)
        }
        layoutContext.requestFrame()
        return true
    }

    private func move(_ key: KeyEquivalent) -> Bool {
        guard key == .upArrow || key == .downArrow, isMovable, let lazyRow, let source = lazyRow.source else {
            return false
        }
        lazyRow.move(by: key == .upArrow ? -1 : 1, of: source.elementCount)?()
        return true
    }

    /// Shows or hides the swipe actions; returns whether that has changed any.
    private func showSwipeActions(_ isShown: Bool) -> Bool {
        let others = swipes.filter { $0.wrappedValue != isShown }
        for swipe in others { swipe.wrappedValue = isShown }
        return !others.isEmpty
    }

    private func choose() -> Bool {
        if let link {
            link.action()
            return true
        }
        guard let selection = list.selection, let tag = selectionTag else { return false }
        if selection.isMultiple { selection.toggle(tag) } else { selection.select(tag) }
        return true
    }

    // MARK: Moving the focus

    private var siblings: [ListRowLayoutNode] {
        parent?.children.compactMap { $0 as? ListRowLayoutNode } ?? []
    }

    private func next(forward: Bool) -> ListRowLayoutNode? {
        let rows = siblings
        guard let place = rows.firstIndex(where: { $0 === self }) else { return nil }
        return forward
            ? rows[(place + 1)...].first(where: \.canBeFocused)
            : rows[..<place].last(where: \.canBeFocused)
    }

    /// Moves the focus to a row; a single selection follows it.
    private func focusRow(_ row: ListRowLayoutNode?) -> Bool {
        guard let row else { return false }
        focus.focus(row)
        if let selection = row.list.selection, !selection.isMultiple, let tag = row.selectionTag {
            selection.select(tag)
        }
        return true
    }

    private var viewport: ViewportLayoutNode? {
        sequence(first: self as LayoutNode, next: \.parent).lazy
            .compactMap { $0 as? ViewportLayoutNode }.first { _ in true }
    }

    private func turnPage(forward: Bool) -> Bool {
        guard let viewport else { return false }
        let page = max(1, viewport.window.height - 1)
        let place = screenOrigin.row
        guard viewport.scroll(by: forward ? page : -page) else { return goToEnd(forward: forward) }
        // Focuses the row that is then at this row's place.
        afterLayout { rows in
            rows.min { abs($0.screenOrigin.row - place) < abs($1.screenOrigin.row - place) }
        }
        return true
    }

    private func goToEnd(forward: Bool) -> Bool {
        guard let viewport else { return false }
        _ =
            forward
            ? viewport.scrollToEnd(along: .vertical)
            : viewport.scrollToStart(along: .vertical)
        afterLayout { forward ? $0.last : $0.first }
        return true
    }

    /// Focuses one of the focusable rows, after the rows that are to be visible have been built.
    private func afterLayout(_ pick: @escaping ([ListRowLayoutNode]) -> ListRowLayoutNode?) {
        queue.afterLayout { [weak self] in
            guard let self else { return }
            _ = focusRow(pick(siblings.filter(\.canBeFocused)))
        }
        layoutContext.requestFrame()
    }

    /// Moves the focus out of the list.
    private func leave(forward: Bool) -> Bool {
        guard let viewport, let root = focus.tree?.keyRoot else { return false }
        let order = root.focusableResponders()
        let inside = order.indices.filter { order[$0].layoutNode.isIn(viewport) }
        // In a row of several controls, the focus moves from control to control.
        guard isFocused, let first = inside.first, let last = inside.last else { return false }
        let place = forward ? last + 1 : first - 1 + order.count
        let target = order[place % order.count]
        guard !target.layoutNode.isIn(viewport) else { return true }
        focus.focus(target)
        return true
    }

    // MARK: Mouse

    func mouseCancelled() {
        isPressed = false
    }

    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool {
        guard owner.environment.isEnabled else { return false }
        if event.button == .right, event.action == .press {
            return showSwipeActions(!swipes.contains { $0.wrappedValue })
        }
        guard event.button == .left else { return false }
        let isInside = CellRect(origin: .zero, size: frame.size).contains(event.position)
        switch event.action {
        case .press:
            isPressed = hasActions || onlyButton != nil
            if !hasActions, let onlyButton, onlyButton.canBeFocused { focus.focus(onlyButton) }
            return isPressed
        case .release where isPressed:
            isPressed = false
            guard isInside else { return true }
            if !hasActions {
                onlyButton?.trigger()
            } else if isOnSign(event.position) {
                deletion?()
            } else {
                _ = choose()
            }
            return true
        default:
            return isPressed
        }
    }
}
