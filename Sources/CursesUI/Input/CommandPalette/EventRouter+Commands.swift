import CursesUITerminal

extension EventRouter {
    /// The commands of the frontmost screen.
    var commands: [CommandPalette.Command] { (tree?.keyRoot).map(commands(in:)) ?? [] }

    /// Returns the commands of a screen: first those of the app and its menus, then the buttons and links in layout
    /// order. Of several commands with the same title, only one is returned: the one in the focused row, or else the
    /// first.
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
                otherTitles: (target.layoutNode.owner as? Node).map(AccessibilityTree.inputLabels) ?? [],
                isResult: target.layoutNode.owner.environment.isPaletteResult,
                run: { [weak target] in target?.trigger() }
            )
        }
        let clipboard = clipboardCommands(of: valueFocus, after: known.count, without: known)
        return commands + clipboard + undoCommands(after: known.count + clipboard.count)
    }

    /// The list row that has the focus or contains the focused control.
    private var rowWithFocus: LayoutNode? {
        (valueFocus?.layoutNode).flatMap { start in
            Swift.sequence(first: start, next: \.parent).first { $0.responder is any RowResponder }
        }
    }

    /// The focused responder. While the palette is open, the responder that was focused before it opened.
    private var valueFocus: (any Responder)? { focus.valueSource ?? focus.focused }
}

extension ShortcutTarget {
    /// The title, prefixed with the title of its menu.
    fileprivate var fullTitle: String? {
        guard let title = commandTitle else { return nil }
        let environment = layoutNode.owner.environment
        guard let group = environment.commandGroup?.accessibilityContent.resolved(in: environment).label else {
            return title
        }
        return group.isEmpty ? title : "\(group): \(title)"
    }
}
