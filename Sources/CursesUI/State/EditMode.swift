/// Whether the user may edit the content of a view.
public enum EditMode: Hashable, Sendable {
    case inactive
    /// Editing is temporary.
    case transient
    case active

    /// Whether the content can be edited.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether the user may edit the lists of the view. The whole screen of an app has one mode, unless a view provides
    /// its own: `.environment(\.editMode, $mode)`.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
