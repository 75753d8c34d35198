private struct ReduceMotionKey: EnvironmentKey {
    static let defaultValue = false
}

private struct DifferentiateWithoutColorKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// Whether the user asks for less motion; a terminal does not tell, so that it is false unless a view
    /// says otherwise.
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// Whether meaning is to be told by more than colours: true, for a terminal may have none.
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { self[DifferentiateWithoutColorKey.self] }
        set { self[DifferentiateWithoutColorKey.self] = newValue }
    }

    /// True: nothing can be seen through in a terminal.
    public var accessibilityReduceTransparency: Bool { true }

    /// False: a terminal does not tell.
    public var accessibilityInvertColors: Bool { false }

    /// False: a terminal does not tell.
    public var accessibilityShowButtonShapes: Bool { false }

    /// False: a terminal does not tell whether its text is read aloud.
    public var accessibilityVoiceOverEnabled: Bool { false }

    /// False: a terminal does not tell.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// True: everything can be done with the keyboard.
    public var accessibilityEnabled: Bool { true }
}
