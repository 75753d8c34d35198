/// A button that starts and ends editing: `Edit`, then `Done`.
///
/// While a list is edited, its rows show a sign in front that deletes them.
public struct EditButton {
    @Environment(\.editMode) private var editMode

    /// Creates the button.
    public init() {}
}

extension EditButton: View {
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        }
        .disabled(editMode == nil)
    }
}
