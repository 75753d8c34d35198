import CursesUI

/// The last line: the item to which the next operation applies, and the result of the last operation.
struct StatusLine: View {
    let model: FilesModel

    var body: some View {
        HStack(spacing: 2) {
            if let item = model.folder.current {
                Text(item.name)
                Text(item.modified, format: .fileDate).foregroundStyle(.secondary)
            }
            Spacer()
            Text(model.message)
            if model.undoTitle != nil {
                Text("**u** undoes").foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
        .onChange(of: model.message) { AccessibilityNotification.Announcement(model.message).post() }
    }
}
