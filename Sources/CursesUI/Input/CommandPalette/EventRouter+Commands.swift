import CursesUITerminal

extension EventRouter {
    /// The commands of the screen in front.
    var commands: [CommandPalette.Command] { (tree?.keyRoot).map(commands(in:)) ?? [] }

    /// The commands of a screen: those of menus and of the app first, then the buttons and links, in layout
    /// order.
    func commands(in root: LayoutNode) -> [CommandPalette.Command] {
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
                isResult: target.layoutNode.owner.environment.isPaletteResult,
                run: { [weak target] in target?.trigger() }
            )
        }
    }
}
