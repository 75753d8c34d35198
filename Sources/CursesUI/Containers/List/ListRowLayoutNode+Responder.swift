import CursesUITerminal

extension ListRowLayoutNode: RowResponder {
    var layoutNode: LayoutNode { self }
    var content: LayoutNode { inner }
    var container: Node? { list.isFocusGroup ? list : nil }

    var place: (number: Int, count: Int)? {
        if let element { return (element.index + 1, element.source.elementCount) }
        let rows = siblings.filter { $0.focusTarget != nil }
        return rows.firstIndex { $0 === self }.map { ($0 + 1, rows.count) }
    }

    func selectionDidMoveAway() { list.focusSelectedRow() }

    /// Whether the row can receive the focus: it contains no focusable control, and it can be selected or has an action;
    /// or it can be tapped, edited or selected beside the controls in it.
    var canBeFocused: Bool {
        guard owner.environment.isEnabled else { return false }
        if inner.responderCounts.focusable == 0 { return hasActions }
        return isTappedBesideButtons || isEditedBesideControls || isSelectedBesideControls
    }

    /// Whether the row is a stop beside the controls in it, because none of them selects it. A button that is the whole
    /// row takes its place, and so does a link.
    private var isSelectedBesideControls: Bool {
        guard selectionTag != nil else { return false }
        let counts = inner.responderCounts
        if counts.focusable > 1 { return true }
        return inner.focusableResponders().contains {
            $0 is any ShortcutTarget ? counts.whole == 0 && link == nil : !Self.standsForRow($0)
        }
    }

    /// Whether a responder takes the place of its row if it is the only control in it.
    private static func standsForRow(_ responder: any Responder) -> Bool {
        responder is any ShortcutTarget || responder is TextLayoutNode || responder is InputLayoutNode
    }

    /// Whether the row is a stop beside the controls in it, because the list is being edited. A key that deletes the row
    /// would otherwise delete a character in a text field.
    private var isEditedBesideControls: Bool { list.isEditing && (isDeletable || isMovable) }

    var claimsFocus: Bool { hasActions }

    private var hasActions: Bool {
        selectionTag != nil || isDeletable || isMovable || !swipes.isEmpty || disclosure != nil
            || inner.listRowTraits.openMenu != nil || link != nil
    }

    /// The link without a label in the row.
    var link: RowLink? {
        (inner.owner as? Node)?.preference(RowLinkKey.self) ?? nil
    }

    private var swipes: [RowSwipe] { inner.listRowTraits.swipes }

    var focus: FocusManager { layoutContext.focus }

    /// The responder that gets the focus when the focus moves to the row.
    var focusTarget: (any Responder)? { canBeFocused ? self : inner.firstInRank }

    /// For Tab, the row belongs to its list, and so does a button or text that is the only control in the row. Other
    /// controls are separate stops, and so is the button of a row of its own in a list with text fields, which is used as
    /// a form. In a form, the row belongs to the rows of its `ForEach`.
    func focusGroup(of responder: any Responder) -> (any FocusGroup)? {
        guard list.isFocusGroup else { return responder === self ? source.flatMap(list.focusGroup) : nil }
        if responder === self { return list }
        if canBeFocused { return nil }
        guard Self.standsForRow(responder), inner.responderCounts.focusable == 1 else { return nil }
        return source == nil && list.hasFields ? nil : list
    }

    /// The button or link that is the only control in the row. A click anywhere on the row triggers it.
    private var onlyButton: (any ShortcutTarget)? {
        let controls = inner.focusableResponders()
        return controls.count == 1 && !canBeFocused ? controls[0] as? any ShortcutTarget : nil
    }

    func focusDidChange(to isFocused: Bool) {
        self.isFocused = isFocused
    }

    // MARK: Keys

    func keyPressed(_ press: KeyPress) -> Bool {
        // A focused view in the row that has its own menu handles these keys itself.
        if press.opensContextMenu, isFocused, let open = inner.listRowTraits.openMenu {
            open()
            return true
        }
        if press.modifiers == .option { return move(press.key) }
        if press.modifiers == .shift, isFocused { return extend(press.key) }
        if press.matches("a", modifiers: .control) { return selectAll() }
        guard press.modifiers.isEmpty else { return false }
        switch press.fromLeading(in: owner.environment).key {
        case .delete, .deleteForward: return delete()
        case .rightArrow:
            return showSwipeActions(false, at: .leading) || open() || showSwipeActions(true, at: .trailing)
                || focusButtons()
        case .leftArrow:
            return showSwipeActions(false, at: .trailing) || close() || showSwipeActions(true, at: .leading)
                || focusRowOfButtons()
        case .escape: return showSwipeActions(false) || clearSelection()
        case .pageUp where list.isFocusGroup: return turnPage(forward: false)
        case .pageDown where list.isFocusGroup: return turnPage(forward: true)
        case .home where list.isFocusGroup: return goToEnd(forward: false)
        case .end where list.isFocusGroup: return goToEnd(forward: true)
        default:
            if !list.isFocusGroup, leave(press.key) { return true }
            return isFocused ? rowKeyPressed(press.key) : buttonKeyPressed(press.key)
        }
    }

    /// Handles the arrow keys while the only button in the row has the focus. They move to the next row as from the row
    /// itself, and a single selection follows.
    private func buttonKeyPressed(_ key: KeyEquivalent) -> Bool {
        guard key == .upArrow || key == .downArrow, let selection = list.selection, !selection.isMultiple,
            focus.focused is any ShortcutTarget, inner.responderCounts.focusable == 1
        else { return false }
        return focusRow(next(forward: key == .downArrow))
    }

    private func rowKeyPressed(_ key: KeyEquivalent) -> Bool {
        switch key {
        case .upArrow: focusRow(next(forward: false)) || selectOnly()
        case .downArrow: focusRow(next(forward: true)) || selectOnly()
        case .return: activate()
        case .space: typeAheadBlank() || mark()
        default: false
        }
    }

    /// Handles keys that the list uses only if the app does not.
    func unusedKeyPressed(_ press: KeyPress) -> Bool {
        if press.matches(.return), isFocused { return toggleDisclosure() || chooseAlone() }
        if press.characters == "*", disclosure != nil || level > 0 { return openSiblings() }
        guard list.isFocusGroup, !isTyping, let letter = press.typedLetter else { return false }
        return typeAhead(letter)
    }

    /// Opens the row: runs the list's primary action, shows the detail, or expands or collapses the row's group.
    private func activate() -> Bool {
        if isChoosing { return choose() }
        selectIfSingle()
        // As a double click does on a Mac, Return selects a row before it acts on it.
        if let selection = list.selection, let tag = selectionTag, selection.isMultiple, !selection.contains(tag),
            hasPrimaryAction
        {
            selection.select(tag)
        }
        if runPrimaryAction() || showDetail() || performGesture() { return true }
        return list.selection == nil && toggleDisclosure()
    }

    /// Shows the detail of the selected row if there is no room for it beside the list.
    private func showDetail() -> Bool {
        guard let selection = list.selection, !selection.isMultiple, selectionTag != nil, disclosure == nil,
            let detail = owner.environment.collapsedDetail
        else { return false }
        detail.show()
        return true
    }

    /// Adds the row to a multiple selection or removes it. In other lists, it taps the row or opens its link, as Return
    /// does; a single selection already follows the focus, so the app may use the key.
    private func mark() -> Bool {
        guard let selection = list.selection, selection.isMultiple else {
            selectIfSingle()
            if performGesture() { return true }
            return list.selection == nil && (toggleDisclosure() || link != nil && choose())
        }
        return choose()
    }

    /// Selects the only row of a list that has the focus without being selected. With several rows, the arrows move,
    /// and the selection follows.
    private func selectOnly() -> Bool {
        next(forward: true) == nil && next(forward: false) == nil && selectIfSingle()
    }

    /// Selects the row in a list with a single selection; returns whether that changes the selection.
    @discardableResult
    private func selectIfSingle() -> Bool {
        guard let selection = list.selection, !selection.isMultiple, let tag = selectionTag, !selection.contains(tag)
        else { return false }
        selection.select(tag)
        return true
    }

    private func selectAll() -> Bool {
        guard !isTyping, let selection = list.selection, selection.isMultiple else { return false }
        selection.replace(Set(allSelectionTags))
        return true
    }

    private func clearSelection() -> Bool {
        guard !isTyping, let selection = list.selection, selection.isMultiple, !selection.values().isEmpty
        else { return false }
        selection.replace([])
        return true
    }

    /// Moves the focus as the key does without Shift, and extends the selection to the new row.
    private func extend(_ key: KeyEquivalent) -> Bool {
        guard list.selection?.isMultiple == true else { return false }
        switch key {
        case .upArrow: return focusRow(next(forward: false), extending: true)
        case .downArrow: return focusRow(next(forward: true), extending: true)
        case .pageUp: return turnPage(forward: false, extending: true)
        case .pageDown: return turnPage(forward: true, extending: true)
        case .home: return goToEnd(forward: false, extending: true)
        case .end: return goToEnd(forward: true, extending: true)
        default: return false
        }
    }

    /// Whether the user is typing into a text field. The list does not handle the keys in this case.
    var isTyping: Bool { focus.focused?.caret != nil }

    private func move(_ key: KeyEquivalent) -> Bool {
        guard key == .upArrow || key == .downArrow, isMovable, let element else { return false }
        element.move(by: key == .upArrow ? -1 : 1)?()
        return true
    }

    /// Shows or hides the swipe actions. Returns whether this changes anything.
    ///
    /// - Parameter edge: the edge of the actions; `nil` means both edges.
    private func showSwipeActions(_ isShown: Bool, at edge: HorizontalEdge? = nil) -> Bool {
        let others = swipes.filter { $0.isShown.wrappedValue != isShown && (edge == nil || $0.edge == edge) }
        for swipe in others { swipe.isShown.wrappedValue = isShown }
        return !others.isEmpty
    }

    func choose() -> Bool {
        if let link, !isChoosing {
            link.action()
            return true
        }
        guard let selection = list.selection, let tag = selectionTag else { return false }
        list.selectionExtension = nil
        if selection.isMultiple { selection.toggle(tag) } else { selection.select(tag) }
        return true
    }

    /// Selects only this row, and shows its detail if there is no room for the detail beside the list.
    private func chooseAlone() -> Bool {
        guard !isChoosing, link == nil, let selection = list.selection, selection.isMultiple, let tag = selectionTag
        else {
            return choose()
        }
        list.selectionExtension = nil
        selection.select(tag)
        owner.environment.collapsedDetail?.show()
        return true
    }

    // MARK: Mouse

    func mouseCancelled() {
        isPressed = false
    }

    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool {
        guard owner.environment.isEnabled else { return false }
        if event.button == .right, event.action == .press {
            return showSwipeActions(!swipes.contains { $0.isShown.wrappedValue })
        }
        guard event.button == .left else { return false }
        let isInside = CellRect(origin: .zero, size: frame.size).contains(event.position)
        switch event.action {
        case .press:
            isPressed = hasActions || onlyButton != nil
            draggedTo = nil
            list.selectionExtension = nil
            if !hasActions, let onlyButton, onlyButton.canBeFocused { focus.focus(onlyButton) }
            return isPressed
        case .drag where isPressed && isMovable:
            if !isInside { dragRow(to: event.position) }
            return true
        case .drag where isPressed && !isInside && list.selection != nil:
            dragSelection(to: event.position)
            return true
        case .release where isPressed:
            isPressed = false
            guard isInside, draggedTo == nil else { return true }
            if !hasActions {
                onlyButton?.trigger()
            } else if isOnSign(event.position) {
                element?.deletion?()
            } else if isOnDisclosure(event.position) || list.selection == nil, toggleDisclosure() {
                return true
            } else if isChoosing || !(taps.next() == 2 && runPrimaryAction()) {
                _ = choose()
                if !isChoosing { _ = showDetail() }
            }
            return true
        default:
            return isPressed
        }
    }
}
