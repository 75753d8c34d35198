import CursesUITerminal

/// Names keys for display: `⏎`, `^S`, `⌥↑`; in ASCII `Enter`, `^S`, `M-Up`.
///
/// The symbols are those of ISO/IEC 9995-7 and of Apple's menus. `^` is the usual terminal notation for Control, and
/// `M-` (Meta) is the Emacs notation for Alt.
enum KeyName {
    static func text(_ key: KeyEquivalent, _ modifiers: EventModifiers, isASCII: Bool) -> String {
        text(modifiers, isASCII: isASCII) + name(of: key, isAlone: modifiers.isEmpty, isASCII: isASCII)
    }

    /// Returns the names of modifier keys.
    static func text(_ modifiers: EventModifiers, isASCII: Bool) -> String {
        var text = ""
        if modifiers.contains(.control) { text += "^" }
        if modifiers.contains(.option) { text += isASCII ? "M-" : "⌥" }
        if modifiers.contains(.command) { text += isASCII ? "Super-" : "⌘" }
        if modifiers.contains(.shift) { text += isASCII ? "S-" : "⇧" }
        return text
    }

    private static func name(of key: KeyEquivalent, isAlone: Bool, isASCII: Bool) -> String {
        if let number = key.functionNumber { return "F\(number)" }
        if let (symbol, ascii) = names[key] { return isASCII ? ascii : symbol }
        // A letter without modifiers is shown in lower case, because a capital would suggest Shift.
        return isAlone ? String(key.character) : key.character.uppercased()
    }

    private static let names: [KeyEquivalent: (symbol: String, ascii: String)] = [
        .return: ("⏎", "Enter"), .tab: ("⇥", "Tab"), .space: ("␣", "Space"), .escape: ("Esc", "Esc"),
        .delete: ("⌫", "Backspace"), .deleteForward: ("⌦", "Del"), .insert: ("Ins", "Ins"), .clear: ("Clear", "Clear"),
        .upArrow: ("↑", "Up"), .downArrow: ("↓", "Down"), .leftArrow: ("←", "Left"), .rightArrow: ("→", "Right"),
        .home: ("Home", "Home"), .end: ("End", "End"), .pageUp: ("PgUp", "PgUp"), .pageDown: ("PgDn", "PgDn"),
    ]
}
