import CursesUITerminal

extension EventRouter {
    /// The hints for the present focus and screen, the most important first. A later hint for the same keys is left out.
    var keyHints: [KeyHint] {
        if sequence.isWaiting { return sequence.hints }
        if let drags, drags.isActive { return drags.keyHints }
        var hints = keyChain.flatMap(\.keyHints)
        if hasInnerLinks { hints.append(KeyHint(.rightArrow, title: "Link")) }
        hints += shortcuts.hints(in: tree?.keyRoot)
        let moves = movement
        hints += moves.prefix(1)
        if let shortcut = palette.shortcut { hints.append(KeyHint(shortcut, title: "Commands")) }
        hints += moves.dropFirst()
        hints += mappedHints
        hints += Self.app(isTyping: focus.focused?.caret != nil, isMouseOff: mouseTracking?.isTurnedOff == true)
        var known: Set<String> = []
        return hints.filter { hint in
            let names = hint.names(isASCII: true)
            let isNew = !known.isSuperset(of: names)
            known.formUnion(names)
            return isNew
        }
    }

    private var movement: [KeyHint] {
        guard let root = tree?.keyRoot else { return [] }
        var hints: [KeyHint] = []
        if root.responderCounts.focusable > 1 {
            hints.append(KeyHint(.tab, title: "Next", scope: .movement))
            hints.append(KeyHint(.tab, modifiers: .shift, title: "Previous", scope: .movement))
            hints.append(KeyHint(.upArrow, .downArrow, .leftArrow, .rightArrow, title: "Move", scope: .movement))
        }
        if focus.focused == nil, let viewport = root.firstViewport { hints += viewport.keyHints }
        return hints
    }

    /// The keys of every app. A question mark is typed into a field that has the focus.
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
