import CursesUITerminal

extension EventRouter {
    /// The commands of the screen in front.
    var commands: [CommandPalette.Command] { (tree?.keyRoot).map(commands(in:)) ?? [] }

    /// The commands of a screen: those of menus and of the app first, then the buttons and links, in layout order. If
    /// several have the same title, the one in the focused row counts, or else the first.
    func commands(in root: LayoutNode) -> [CommandPalette.Command] {
        var targets = shortcuts.commands(in: root)
        for case let target as any ShortcutTarget in root.focusableResponders()
        where !targets.contains(where: { $0 === target }) {
            targets.append(target)
        }
        var preferred: [String: any ShortcutTarget] = [:]
        if let row = rowWithFocus {
            for target in targets where target.layoutNode.isIn(row) {
                if let title = target.fullTitle, preferred[title] == nil { preferred[title] = target }
            }
        }
        var known: Set<String> = []
        let commands = targets.compactMap { target -> CommandPalette.Command? in
            guard let title = target.fullTitle, known.insert(title).inserted else { return nil }
            let target = preferred[title] ?? target
            return CommandPalette.Command(
                id: known.count, title: title, key: target.shortcut.map { KeyHint($0, title: title) },
                isResult: target.layoutNode.owner.environment.isPaletteResult,
                run: { [weak target] in target?.trigger() }
            )
        }
        return commands + undoCommands(after: known.count)
    }

    /// The row of a list that has the focus, or contains the control with the focus.
    private var rowWithFocus: LayoutNode? {
        (valueFocus?.layoutNode).flatMap { start in
            Swift.sequence(first: start, next: \.parent).first { $0.responder is any RowResponder }
        }
    }

    /// The responder with the focus; while the palette is open, the one that had it before.
    private var valueFocus: (any Responder)? { focus.valueSource ?? focus.focused }
}

extension ShortcutTarget {
    /// The title, prefixed with that of its menu.
    fileprivate var fullTitle: String? {
        guard let title = commandTitle else { return nil }
        let environment = layoutNode.owner.environment
        guard let group = environment.commandGroup?.accessibilityContent.resolved(in: environment).label else {
            return title
        }
        return group.isEmpty ? title : "\(group): \(title)"
    }
}
