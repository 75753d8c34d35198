import CursesUITerminal

/// Follows the keys of the user's key map, and waits for the rest of a sequence.
struct KeySequence {
    enum Progress: Equatable {
        /// The key map does not have the key.
        case unknown
        /// The key begins or continues a sequence, or ends a sequence that the key map does not have.
        case waiting, dropped
        case done(KeyAction)
    }

    var map = KeyMap()
    /// The keys of a sequence that has begun.
    private(set) var pressed: [KeyPress] = []
    /// The sections that applied when the sequence began.
    private var sections: [KeyMap.Section] = []

    var isWaiting: Bool { !pressed.isEmpty }

    mutating func take(_ press: KeyPress, in sections: [KeyMap.Section]) -> Progress {
        guard !map.isEmpty else { return .unknown }
        if !isWaiting { self.sections = sections }
        let matches = map.bindings(after: pressed + [press], in: self.sections)
        let wasWaiting = isWaiting
        // The narrower section comes first: its sequence hides a single key of the wider one.
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

    /// The keys that may follow.
    var hints: [KeyHint] {
        map.bindings(after: pressed, in: sections).map {
            KeyHint(sequence: Array($0.keys.dropFirst(pressed.count)), title: $0.action.title, scope: .focus)
        }
        .reduce(into: []) { hints, hint in if !hints.contains(hint) { hints.append(hint) } }
    }
}
