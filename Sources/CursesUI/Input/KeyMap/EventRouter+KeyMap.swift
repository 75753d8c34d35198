import CursesUITerminal

extension EventRouter {
    /// The sections of the user's key map that have a meaning here, the narrowest first. In a field, a key that types
    /// text is text.
    private func sections(for press: KeyPress) -> [KeyMap.Section] {
        guard let focused = focus.focused else { return [.keys, .commands] }
        if focused.takesText { return press.text == nil ? [.field, .keys, .commands] : [] }
        return focused.layoutNode.row == nil ? [.keys, .commands] : [.list, .keys, .commands]
    }

    /// Continues a sequence of keys; returns whether one had begun.
    func continuesSequence(_ press: KeyPress) -> Bool {
        sequence.isWaiting && takesMapped(press)
    }

    /// Handles a key that the user's key map names; returns whether it does.
    func takesMapped(_ press: KeyPress) -> Bool {
        let progress = sequence.take(press, in: sections(for: press))
        keyHelp.isWaiting = sequence.isWaiting
        switch progress {
        case .unknown: return false
        case .waiting, .dropped: break
        case .done(.palette): if palette.presented == nil { palette.open(from: self) }
        case .done(.command(let title)):
            commands.first { $0.title.lowercased() == title.lowercased() }?.run()
        case .done(.key(let stroke, _)):
            routeUnmapped(KeyPress(stroke.key, modifiers: stroke.modifiers))
        }
        return true
    }

    /// The hints for the keys of the user's key map that have a meaning here.
    var mappedHints: [KeyHint] {
        let isInField = focus.focused?.takesText == true
        let sections = sections(for: isInField ? KeyPress(.escape) : KeyPress("a"))
        return sequence.map.bindings(after: [], in: sections).filter { !isInField || $0.keys.first?.isText == false }
            .map { KeyHint(sequence: $0.keys, title: $0.action.title, scope: .custom) }
    }
}
