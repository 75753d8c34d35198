import CursesUITerminal

/// A hint for one or more keys: their names and their current effect.
struct KeyHint: Equatable {
    /// The part of the app that a hint concerns.
    enum Scope: CaseIterable {
        /// The focused view and the views around it.
        case focus
        /// The whole screen, wherever the focus is.
        case screen
        /// Moving the focus and scrolling.
        case movement
        /// The keys that the user has assigned.
        case custom
        /// The app itself.
        case app
        /// Editing the focused text.
        case editing
    }

    /// Keys with the same effect, or with the same effect in different directions.
    let keys: [KeyEquivalent]
    var modifiers: EventModifiers = []
    let title: String
    var scope = Scope.focus
    /// Keys that are pressed one after the other; they replace ``keys``.
    private(set) var sequence: [KeyStroke] = []
    /// Whether the hint is for dragging the mouse while the modifiers are held.
    private(set) var isDrag = false

    init(_ keys: KeyEquivalent..., modifiers: EventModifiers = [], title: String, scope: Scope = .focus) {
        self.init(keys: keys, modifiers: modifiers, title: title, scope: scope)
    }

    init(keys: [KeyEquivalent], modifiers: EventModifiers, title: String, scope: Scope) {
        self.keys = keys
        self.modifiers = modifiers
        self.title = title.firstLine
        self.scope = scope
    }

    /// Creates a hint for a shortcut, with a modifier that most terminals can report.
    init(_ shortcut: KeyboardShortcut, title: String) {
        keys = [shortcut.key]
        modifiers = shortcut.reportedModifiers
        self.title = title.firstLine
        scope = .screen
    }

    /// Creates a hint for a key sequence.
    init(sequence: [KeyStroke], title: String, scope: Scope) {
        keys = []
        self.sequence = sequence
        self.title = title.firstLine
        self.scope = scope
    }

    /// Creates a hint for dragging the mouse while modifier keys are held.
    init(dragWith modifiers: EventModifiers, title: String, scope: Scope) {
        keys = []
        self.modifiers = modifiers
        self.title = title.firstLine
        self.scope = scope
        isDrag = true
    }

    /// Returns the names of the keys; a sequence has a single name.
    func names(isASCII: Bool) -> [String] {
        if isDrag { return [KeyName.text(modifiers, isASCII: isASCII) + (isASCII ? "drag" : " drag")] }
        guard sequence.isEmpty else {
            let names = sequence.map { KeyName.text($0.key, $0.modifiers, isASCII: isASCII) }
            return [names.joined(separator: " ")]
        }
        return keys.map { KeyName.text($0, modifiers, isASCII: isASCII) }
    }

    /// Returns the names of the keys as a single text for display.
    func keyText(isASCII: Bool) -> String {
        let names = names(isASCII: isASCII)
        return names.joined(separator: isASCII && names.contains { $0.count > 1 } ? "/" : "")
    }
}

extension KeyboardShortcut {
    /// The modifiers of the shortcut, with Control or Alt in place of Command.
    fileprivate var reportedModifiers: EventModifiers {
        guard modifiers.contains(.command) else { return modifiers }
        let others = modifiers.subtracting(.command)
        // Without kitty's keyboard protocol, these keys arrive without Control, and Shift is lost when Control is held.
        let losesControl =
            [.return, .tab, "i", "m", "h", "["].contains(key) || others.contains(.shift) || key.isPlainPunctuation
        return others.union(losesControl || others.contains(.control) ? .option : .control)
    }
}

extension KeyEquivalent {
    /// Whether the key is a digit or a sign that ASCII has no control character for.
    fileprivate var isPlainPunctuation: Bool {
        character.isASCII && !character.isLetter && character > " " && !"@[\\]^_".contains(character)
    }
}

extension String {
    /// The first line with characters: a hint takes one row.
    fileprivate var firstLine: String { split(whereSeparator: \.isNewline).first.map(String.init) ?? "" }
}
