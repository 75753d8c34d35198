import CursesUITerminal

extension EventRouter {
    /// The hints for the current focus and screen, the most important first. Of two hints for the same keys, the later
    /// is left out.
    var keyHints: [KeyHint] {
        if sequence.isWaiting { return sequence.hints }
        if let drags, drags.isActive { return drags.keyHints }
        let own = ownHints
        var hints = own.filter { $0.scope == .focus }
        hints += shortcuts.hints(in: tree?.keyRoot, without: isKeptByField)
        let moves = movement + own.filter { $0.scope == .movement }
        let mostNeeded = focus.isAmongOthersInBar ? 2 : 1
        hints += moves.prefix(mostNeeded)
        if let shortcut = palette.shortcut { hints.append(KeyHint(shortcut, title: "Commands")) }
        hints += own.filter { $0.scope == .screen } + undoHints
        hints += moves.dropFirst(mostNeeded)
        let isTyping = focus.focused?.caret != nil
        let last =
            own.filter { $0.scope == .editing }
            + Self.app(isTyping: isTyping, isMouseOff: mouseTracking?.isTurnedOff == true)
        return inUsersKeys(hints + last)
    }

    /// Returns the hints with the keys that the user has assigned, followed by hints for the user's other keys.
    private func inUsersKeys(_ hints: [KeyHint]) -> [KeyHint] {
        var known: Set<String> = []
        func isNew(_ hint: KeyHint) -> Bool {
            let names = hint.names(isASCII: true)
            defer { known.formUnion(names) }
            return !known.isSuperset(of: names)
        }
        let hints = hints.map(inUsersKeys).filter(isNew)
        let others = mappedHints.filter(isNew)
        let place = hints.firstIndex { $0.scope == .editing || $0.scope == .app } ?? hints.endIndex
        return hints[..<place] + others + hints[place...]
    }

    /// The hints of the focused view, of the views around it, and of the views inside it that receive its keys.
    private var ownHints: [KeyHint] {
        var hints = (keyChain + screenResponders).flatMap(\.keyHints)
        if hasInnerLinks { hints.append(KeyHint(.rightArrow, title: "Link")) }
        if let node = focus.focused?.layoutNode {
            hints += node.firstContextMenu?.keyHints ?? []
            hints += node.firstDragSource?.keyHints ?? []
        }
        hints += innerViewport?.keyHints ?? []
        return hints
    }

    private var movement: [KeyHint] {
        guard let root = tree?.keyRoot else { return [] }
        var hints: [KeyHint] = []
        if focus.isAmongOthersInBar {
            hints.append(KeyHint(.leftArrow, .rightArrow, title: "Move", scope: .movement))
        }
        if root.responderCounts.focusable > 1 {
            hints.append(KeyHint(.tab, title: "Next", scope: .movement))
            hints.append(KeyHint(.tab, modifiers: .shift, title: "Previous", scope: .movement))
            hints.append(KeyHint(.upArrow, .downArrow, .leftArrow, .rightArrow, title: "Move", scope: .movement))
            if focus.hasSeveralPanes { hints.append(KeyHint(.function(6), title: "Next pane", scope: .movement)) }
        }
        if layers?.hasOpenBackground == true, focus.isInLastPane(forward: true) {
            let title = layers?.top === layers?.layers.last ? "Behind the window" : "Window"
            hints.removeAll { $0.title == "Next pane" }
            hints.insert(KeyHint(.function(6), title: title, scope: .movement), at: min(1, hints.count))
        }
        if focus.focused == nil, let viewport = root.firstViewport { hints += viewport.keyHints }
        return hints
    }

    /// Returns the hints for the keys of every app. While the user types in a field, F1 replaces the question mark,
    /// which the field would insert.
    private static func app(isTyping: Bool, isMouseOff: Bool) -> [KeyHint] {
        let help =
            isTyping ? KeyHint(.function(1), title: "Keys", scope: .app) : KeyHint("?", title: "Keys", scope: .app)
        let selection = isMouseOff ? [] : [KeyHint(dragWith: .shift, title: "Select in the terminal", scope: .app)]
        return [
            help,
            KeyHint("c", modifiers: .control, title: "Quit", scope: .app),
            KeyHint("z", modifiers: .control, title: "Suspend", scope: .app),
            KeyHint("l", modifiers: .control, title: "Redraw", scope: .app),
            KeyHint(.function(8), title: isMouseOff ? "Mouse on" : "Mouse off, to select text", scope: .app),
        ] + selection
    }
}
