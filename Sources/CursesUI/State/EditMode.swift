/// Whether the user may edit the content of a view.
public enum EditMode: Hashable, Sendable {
    case inactive
    /// Editing is temporary. It counts as editing.
    case transient
    case active

    /// Whether the content can be edited.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// The edit mode, which determines whether the user may edit the lists in the view. All views on a screen share one
    /// mode, unless a view provides its own with `.environment(\.editMode, $mode)`. A screen that is pushed onto a
    /// stack has a mode of its own.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
