/// A button that starts and ends editing: `Edit`, then `Done`.
///
/// In edit mode, a list shows a delete symbol in front of each row that can be deleted. A list with a multiple selection
/// also marks the rows that are not selected, and Return, Space and clicks select rows in place of following their links.
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
