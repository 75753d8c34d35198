import CursesUITerminal

/// Matches pressed keys against the user's key map, and waits for the rest of a key sequence.
struct KeySequence {
    enum Progress: Equatable {
        /// The key map does not contain the key.
        case unknown
        /// `waiting`: the key begins or continues a sequence. `dropped`: it ends a sequence that the key map does not
        /// contain.
        case waiting, dropped
        case done(KeyAction)
    }

    var map = KeyMap()
    /// The keys pressed so far of an incomplete sequence.
    private(set) var pressed: [KeyPress] = []
    /// The sections that applied when the sequence began.
    private var sections: [KeyMap.Section] = []

    var isWaiting: Bool { !pressed.isEmpty }

    mutating func take(_ press: KeyPress, in sections: [KeyMap.Section]) -> Progress {
        guard !map.isEmpty else { return .unknown }
        if !isWaiting { self.sections = sections }
        let matches = map.bindings(after: pressed + [press], in: self.sections)
        let wasWaiting = isWaiting
        // The more specific section comes first: a sequence in it hides a single key of a more general section.
        if let first = matches.first, first.keys.count == pressed.count + 1 {
            pressed = []
            return .done(first.action)
        }
        guard !matches.isEmpty else {
            pressed = []
            return wasWaiting ? .dropped : .unknown
        }
        pressed.append(press)
        return .waiting
    }

    /// The hints for the keys that can follow.
    var hints: [KeyHint] {
        map.bindings(after: pressed, in: sections).map {
            KeyHint(sequence: Array($0.keys.dropFirst(pressed.count)), title: $0.action.title, scope: .focus)
        }
        .reduce(into: []) { hints, hint in if !hints.contains(hint) { hints.append(hint) } }
    }
}
