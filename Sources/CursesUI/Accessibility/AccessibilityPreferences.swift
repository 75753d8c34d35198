extension EnvironmentValues {
    /// Whether flashing pictures are to be dimmed; a terminal has no such setting, so this is `false`.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether animated pictures are to play; a terminal has no such setting, so this is `true`.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Whether the system is in its mode for simple use; a terminal has none, so this is `false`.
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    /// Whether a large form of bars is shown on a long press; a terminal has none, so this is `false`.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
}
