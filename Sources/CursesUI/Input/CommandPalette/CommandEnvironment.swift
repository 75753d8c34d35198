private struct CommandPaletteKey: EnvironmentKey {
    static var defaultValue: CommandPalette? { nil }
}

private struct CommandGroupKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
    var commandPalette: CommandPalette? {
        get { self[CommandPaletteKey.self] }
        set { self[CommandPaletteKey.self] = newValue }
    }

    /// The title of the menu that contains the command.
    var commandGroup: Text? {
        get { self[CommandGroupKey.self] }
        set { self[CommandGroupKey.self] = newValue }
    }
}
