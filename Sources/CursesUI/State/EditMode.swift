/// Whether the user may edit the content of a view.
public enum EditMode: Hashable, Sendable {
    case inactive
    /// While an edit goes on.
    case transient
    case active

    /// Whether there is anything to edit.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether the user may edit the lists of the view. An app has one mode for all of its screen, unless
    /// a view brings its own: `.environment(\.editMode, $mode)`.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
