import CursesUITerminal

extension EventRouter {
    /// The commands of the screen in front: those of menus and of the app first, then the buttons and links, in layout
    /// order.
    var commands: [CommandPalette.Command] {
        guard let root = tree?.keyRoot else { return [] }
        var targets = shortcuts.commands(in: root)
        for case let target as any ShortcutTarget in root.focusableResponders()
        where !targets.contains(where: { $0 === target }) {
            targets.append(target)
        }
        var known: Set<String> = []
        return targets.compactMap { target in
            guard let title = target.commandTitle, known.insert(title).inserted else { return nil }
            return CommandPalette.Command(
                id: known.count, title: title, key: target.shortcut.map { KeyHint($0, title: title) },
                run: { [weak target] in target?.trigger() }
            )
        }
    }
}
