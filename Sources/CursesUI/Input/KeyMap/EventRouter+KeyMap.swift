import CursesUITerminal

extension EventRouter {
    /// Returns the sections of the user's key map that currently apply, the most specific first. In a text field, no
    /// section applies to keys that type text.
    private func sections(for press: KeyPress) -> [KeyMap.Section] {
        guard let focused = focus.focused else { return [.keys, .commands] }
        if focused.takesText { return press.text == nil ? [.field, .keys, .commands] : [] }
        return focused.layoutNode.row == nil ? [.keys, .commands] : [.list, .keys, .commands]
    }

    /// Continues an incomplete key sequence; returns whether there was one.
    func continuesSequence(_ press: KeyPress) -> Bool {
        sequence.isWaiting && takesMapped(press)
    }

    /// Handles a key by the user's key map; returns whether the key map contains it.
    func takesMapped(_ press: KeyPress) -> Bool {
        let progress = sequence.take(press, in: sections(for: press))
        keyHelp.isWaiting = sequence.isWaiting
        switch progress {
        case .unknown: return false
        case .waiting, .dropped: break
        case .done(.palette): if palette.presented == nil { openPalette() }
        case .done(.command(let title)):
            commands.first { $0.title.lowercased() == title.lowercased() }?.run()
        case .done(.key(let stroke, _)):
            routeUnmapped(KeyPress(stroke.key, modifiers: stroke.modifiers))
        }
        return true
    }

    /// The bindings of the user's key map that currently apply.
    private var mappedBindings: [KeyMap.Binding] {
        guard !sequence.map.isEmpty else { return [] }
        let isInField = focus.focused?.takesText == true
        let sections = sections(for: isInField ? KeyPress(.escape) : KeyPress("a"))
        return sequence.map.bindings(after: [], in: sections).filter { !isInField || $0.keys.first?.isText == false }
    }

    /// The hints for the keys of the user's key map that currently apply.
    var mappedHints: [KeyHint] {
        mappedBindings.map { KeyHint(sequence: $0.keys, title: $0.action.title, scope: .custom) }
    }

    /// Returns the hint with the user's keys in place of the default keys, if the user has assigned a key to each of
    /// them.
    func inUsersKeys(_ hint: KeyHint) -> KeyHint {
        guard hint.sequence.isEmpty, !hint.isDrag, !sequence.map.isEmpty else { return hint }
        let bindings = mappedBindings
        let chosen = hint.keys.compactMap { key in
            let stroke = KeyStroke(key, modifiers: hint.modifiers)
            let same = bindings.filter { $0.action.isReached(by: stroke, palette.shortcut) }
            // A line of the user's file takes precedence over a preset.
            return (same.first { $0.line != nil } ?? same.first)?.keys
        }
        guard chosen.count == hint.keys.count, let first = chosen.first else { return hint }
        if chosen.count == 1 { return KeyHint(sequence: first, title: hint.title, scope: hint.scope) }
        guard chosen.allSatisfy({ $0.count == 1 && $0[0].modifiers == first[0].modifiers }) else { return hint }
        return KeyHint(
            keys: chosen.map { $0[0].key }, modifiers: first[0].modifiers, title: hint.title, scope: hint.scope)
    }
}

extension KeyAction {
    /// Returns whether the key triggers the action by default, that is, without a key map.
    fileprivate func isReached(by stroke: KeyStroke, _ palette: KeyboardShortcut?) -> Bool {
        switch self {
        case .key(let own, _): own == stroke || own.key == .function(1) && stroke == KeyStroke("?", modifiers: [])
        case .palette: palette.map { $0.key == stroke.key && $0.modifiers == stroke.modifiers } ?? false
        case .command: false
        }
    }
}
