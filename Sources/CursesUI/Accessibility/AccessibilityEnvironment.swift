private struct ReduceMotionKey: EnvironmentKey {
    static let defaultValue = false
}

private struct VoiceOverEnabledKey: EnvironmentKey {
    static let defaultValue = false
}

private struct SpellsOutCharactersKey: EnvironmentKey {
    static let defaultValue = false
}

private struct DifferentiateWithoutColorKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// Whether the user prefers less motion. A terminal does not report it: this is true if the environment of the
    /// process has `CURSESUI_REDUCE_MOTION=1`, or if a view sets it. Windows and tabs then appear at once, numbers do
    /// not roll and symbols stand still.
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// Whether a screen reader reads names and values character by character.
    var spellsOutCharacters: Bool {
        get { self[SpellsOutCharactersKey.self] }
        set { self[SpellsOutCharactersKey.self] = newValue }
    }

    /// Whether meaning must not depend on colour alone. This is true because a terminal may have no colours.
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { self[DifferentiateWithoutColorKey.self] }
        set { self[DifferentiateWithoutColorKey.self] = newValue }
    }

    /// True, because a terminal has no transparency.
    public var accessibilityReduceTransparency: Bool { true }

    /// False, because a terminal does not report whether it inverts colours.
    public var accessibilityInvertColors: Bool { false }

    /// False, because a terminal does not report such a preference.
    public var accessibilityShowButtonShapes: Bool { false }

    /// Whether the app writes lines for a screen reader. This is true only if the process environment contains
    /// `CURSESUI_ACCESSIBLE=1`, because a terminal does not report whether its text is read aloud.
    public internal(set) var accessibilityVoiceOverEnabled: Bool {
        get { self[VoiceOverEnabledKey.self] }
        set { self[VoiceOverEnabledKey.self] = newValue }
    }

    /// False, because a terminal does not report whether switch control is in use.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// True, because everything can be done with the keyboard.
    public var accessibilityEnabled: Bool { true }
}
