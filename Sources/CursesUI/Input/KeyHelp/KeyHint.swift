import CursesUITerminal

/// Keys, and what they do here and now.
struct KeyHint: Equatable {
    /// The part of the screen that a hint is about.
    enum Scope: CaseIterable {
        /// The view with the focus, and those around it.
        case focus
        /// The whole screen, wherever the focus is.
        case screen
        /// Moving on the screen.
        case movement
        /// The app itself.
        case app
    }

    /// Keys that do the same, or opposite directions of the same.
    let keys: [KeyEquivalent]
    var modifiers: EventModifiers = []
    let title: String
    var scope = Scope.focus

    init(_ keys: KeyEquivalent..., modifiers: EventModifiers = [], title: String, scope: Scope = .focus) {
        self.keys = keys
        self.modifiers = modifiers
        self.title = title
        self.scope = scope
    }

    /// The hint of a shortcut, with the modifier that most terminals report.
    init(_ shortcut: KeyboardShortcut, title: String) {
        keys = [shortcut.key]
        modifiers = shortcut.reportedModifiers
        self.title = title
        scope = .screen
    }

    /// The names of the keys.
    func keyText(isASCII: Bool) -> String {
        let names = keys.map { KeyName.text($0, modifiers, isASCII: isASCII) }
        return names.joined(separator: isASCII && names.contains { $0.count > 1 } ? "/" : "")
    }
}

extension KeyboardShortcut {
    /// The modifiers of the shortcut, with Control or Alt in place of Command.
    fileprivate var reportedModifiers: EventModifiers {
        guard modifiers.contains(.command) else { return modifiers }
        let others = modifiers.subtracting(.command)
        // Without kitty's keyboard protocol, these keys arrive without Control, and Shift is lost beside it.
        let losesControl = [.return, .tab, "i", "m", "h", "["].contains(key) || others.contains(.shift)
        return others.union(losesControl || others.contains(.control) ? .option : .control)
    }
}
