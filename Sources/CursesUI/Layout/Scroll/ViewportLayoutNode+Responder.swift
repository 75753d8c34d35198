import CursesUITerminal

extension ViewportLayoutNode: Responder {
    var layoutNode: LayoutNode { self }
    var isControl: Bool { false }

    /// Whether the viewport can have the focus. It must be able to scroll, or have the `takesFocus` trait, and its
    /// content must not be focusable.
    var canBeFocused: Bool {
        (canScroll || configuration.takesFocus) && configuration.isEnabled && owner.environment.isEnabled
            && responderCountsBelow.focusable == 0
    }

    /// The rank for the initial focus. In a dialog, buttons come before scrolling text.
    var initialFocusRank: Int { owner.environment.isInDialog ? -2 : 0 }

    func focusDidChange(to isFocused: Bool) {
        setFocused(isFocused)
    }

    // MARK: Keys

    func keyPressed(_ press: KeyPress) -> Bool {
        if owner.environment.isEnabled, onKey?(press) == true { return true }
        guard configuration.isEnabled, press.modifiers.isEmpty, isScrollArea else { return false }
        let axis = mainAxis
        let page = max(1, window[axis] - 1)
        if configuration.movesFocus, let used = moveFocus(press.key, byPages: page) { return used }
        if [.pageUp, .pageDown, .home, .end].contains(press.key), isStripInPage { return false }
        let hasScrolled =
            switch press.key {
            case .pageUp: step(by: -page, along: axis)
            case .pageDown: step(by: page, along: axis)
            case .home: scrollToStart(along: axis)
            case .end: scrollToEnd(along: axis)
            case .upArrow: arrow(.up)
            case .downArrow: arrow(.down)
            case .leftArrow: arrow(.left)
            case .rightArrow: arrow(.right)
            default: false
            }
        if hasScrolled { userDidScroll() }
        return hasScrolled
    }

    /// Moves the focus among the controls by a page or to an end; returns whether it has moved, or `nil` for other
    /// keys.
    private func moveFocus(_ key: KeyEquivalent, byPages page: Int) -> Bool? {
        var controls = focusableResponders()
        // The first rows in the order of the code may be the last ones on the screen.
        if beginsAtBottom { controls.sort { $0.layoutNode.screenOrigin.row < $1.layoutNode.screenOrigin.row } }
        guard let focused = layoutContext.focus.focused,
            let place = controls.firstIndex(where: { $0 === focused })
        else { return nil }
        let next: Int
        switch key {
        case .pageUp: next = max(0, place - page)
        case .pageDown: next = min(place + page, controls.count - 1)
        case .home: next = 0
        case .end: next = controls.count - 1
        default: return nil
        }
        layoutContext.focus.focus(controls[next])
        return next != place
    }

    /// Handles a letter in a menu: moves the focus to the next row whose title begins with it.
    func unusedKeyPressed(_ press: KeyPress) -> Bool {
        guard configuration.movesFocus, let letter = press.typedLetter else { return false }
        let rows = focusableResponders()
        let start = rows.firstIndex { $0 === layoutContext.focus.focused }.map { $0 + 1 } ?? 0
        let next = (rows[start...] + rows[..<start]).first { row in
            (row as? any ShortcutTarget)?.commandTitle?.lowercased().first == letter
        }
        guard let next else { return false }
        layoutContext.focus.focus(next)
        return true
    }

    /// The axis along which the page keys scroll.
    private var mainAxis: Axis {
        if configuration.isScreen { return furthest(.vertical) > 0 ? .vertical : .horizontal }
        return configuration.axes.contains(.vertical) ? .vertical : .horizontal
    }

    /// Whether the viewport scrolls sideways alone, within one that scrolls up and down. The page keys and the wheel are
    /// those of the outer one.
    private var isStripInPage: Bool {
        mainAxis == .horizontal
            && viewports.dropFirst().contains { $0.configuration.isEnabled && $0.furthest(.vertical) > 0 }
    }

    /// Scrolls, unless there is a control in the direction of the arrow key to which the focus can move; returns
    /// whether it has scrolled.
    private func arrow(_ direction: FocusDirection) -> Bool {
        if let focused = layoutContext.focus.focused, focused !== self {
            if hasControl(direction, from: focused), !layoutContext.focus.isUnseen { return false }
        }
        return switch direction {
        case .up: step(by: -1)
        case .down: step(by: 1)
        case .left: step(by: isRightToLeft ? 1 : -1, along: .horizontal)
        case .right: step(by: isRightToLeft ? -1 : 1, along: .horizontal)
        }
    }

    // MARK: Mouse

    /// The number of cells that one wheel step scrolls.
    private static let wheelStep = 3

    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool {
        guard configuration.isEnabled else { return false }
        let axis = event.modifiers.contains(.shift) ? .horizontal : mainAxis
        if [.scrollUp, .scrollDown].contains(event.action), !event.modifiers.contains(.shift), isStripInPage {
            return false
        }
        switch event.action {
        case .scrollUp: return wheel(-Self.wheelStep, along: axis)
        case .scrollDown: return wheel(Self.wheelStep, along: axis)
        case .scrollLeft: return wheel(isRightToLeft ? Self.wheelStep : -Self.wheelStep, along: .horizontal)
        case .scrollRight: return wheel(isRightToLeft ? -Self.wheelStep : Self.wheelStep, along: .horizontal)
        case .press:
            heldBar = event.button == .left ? barAxis(at: mirrored(event.position)) : nil
            return drag(to: mirrored(event.position))
        case .drag: return drag(to: mirrored(event.position))
        case .release:
            let wasHeld = heldBar != nil
            heldBar = nil
            return wasHeld
        case .move: return false
        }
    }

    private func wheel(_ cells: Int, along axis: Axis) -> Bool {
        guard step(by: cells, along: axis) else { return false }
        userDidScroll()
        return true
    }

    /// Returns the axis of the scroll bar at a point.
    private func barAxis(at point: CellPoint) -> Axis? {
        Axis.allCases.first { axis in
            point[axis] < window[axis] && point[axis.other] >= window[axis.other]
                && point[axis.other] < frame.size[axis.other]
        }
    }

    /// Moves the middle of the dragged thumb to the mouse.
    private func drag(to point: CellPoint) -> Bool {
        guard let heldBar else { return false }
        var new = offset
        new[heldBar] = visibleBar(heldBar).offset(at: point[heldBar])
        if scroll(to: new) { userDidScroll() }
        return true
    }
}

extension LayoutNode {
    /// The first viewport in layout order in the subtree of this node.
    var firstViewport: ViewportLayoutNode? {
        queue.statistics.visits += 1
        guard responderCounts.viewports > 0 else { return nil }
        if let viewport = self as? ViewportLayoutNode, viewport.isScrollArea { return viewport }
        for child in children {
            if let viewport = child.firstViewport { return viewport }
        }
        return nil
    }

    /// Whether the node is, or is in, a viewport that can scroll.
    var isInViewport: Bool {
        sequence(first: self, next: \.parent).contains { ($0 as? ViewportLayoutNode)?.isScrollArea == true }
    }

    /// Scrolls the viewports around the node so that the node becomes visible. With an anchor, that point of the node
    /// meets the same point of the viewport's window.
    ///
    /// - Parameters:
    ///   - part: the part of the node to show, in its coordinates; `nil` for the whole node.
    ///   - scrolls: returns whether a viewport may be scrolled.
    func reveal(
        _ part: CellRect? = nil,
        anchor: UnitPoint? = nil,
        where scrolls: (ViewportLayoutNode) -> Bool = { _ in true }
    ) {
        var rect = part ?? CellRect(origin: .zero, size: frame.size)
        var current: LayoutNode = self
        while let parent = current.parent {
            if anchor == nil || anchor?.y == 0,
                let covered = parent.asPinnedHeaderContainer?.coveredCells(before: current), covered != .zero
            {
                // The covered cells are included in the area to show, so that a pinned header does not hide the row.
                rect.origin = rect.origin - CellPoint(column: covered.width, row: covered.height)
                rect.size = CellSize(
                    width: rect.size.width + covered.width, height: rect.size.height + covered.height)
            }
            rect = rect.offset(by: current.frame.origin)
            if let viewport = parent as? ViewportLayoutNode, scrolls(viewport) {
                let moved = anchor.map { viewport.align(rect, at: $0) } ?? viewport.reveal(rect)
                rect = rect.offset(by: .zero - moved)
            }
            current = parent
        }
    }
}
