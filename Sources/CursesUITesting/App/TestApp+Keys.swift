extension TestApp {
    /// Types a text, a key for each character.
    public func type(_ text: String) {
        for character in text {
            switch character {
            case " ": press(.space)
            case "\n": press(.return)
            case "\t": press(.tab)
            default: press(.character(character))
            }
        }
    }

    /// Presses a key, perhaps several times.
    ///
    /// ```swift
    /// app.press(.tab)
    /// app.press(.down, times: 3)
    /// app.press(.s, modifiers: .control)
    /// ```
    public func press(_ key: Event.Key, modifiers: Event.Modifiers = [], times: Int = 1) {
        for _ in 0..<max(0, times) { send(.key(Event.KeyPress(key, modifiers: modifiers))) }
    }

    /// Pastes a text at once.
    public func paste(_ text: String) {
        send(.paste(text))
    }
}
