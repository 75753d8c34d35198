extension TestApp {
    /// Types a text, with a key press for each character.
    public func type(_ text: String) {
        for character in text {
            switch character {
            case "\n": press(.return)
            case "\t": press(.tab)
            default: send(.key(.typing(character)))
            }
        }
    }

    /// Presses a key, once or several times.
    ///
    /// ```swift
    /// app.press(.tab)
    /// app.press(.downArrow, times: 3)
    /// app.press("s", modifiers: .control)
    /// ```
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = [], times: Int = 1) {
        for _ in 0..<max(0, times) { send(.key(KeyPress(key, modifiers: modifiers))) }
    }

    /// Pastes a text as a whole, as with a terminal's bracketed paste.
    public func paste(_ text: String) {
        send(.paste(text))
    }
}
