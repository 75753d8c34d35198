import CursesUI

/// The last line: the items to which the next operation applies, and the result of the last operation.
struct StatusLine: View {
    let model: FilesModel
    @Environment(\.continuousClock) private var clock

    var body: some View {
        HStack(spacing: 2) {
            Text(selection)
            if model.folder.marked.isEmpty, let item = model.folder.current {
                Text(item.modified, format: .fileDate).foregroundStyle(.secondary)
            }
            Spacer()
            if !model.message.isEmpty {
                Text(model.message)
                if model.undoTitle != nil {
                    Text("**u** undoes").foregroundStyle(.secondary)
                }
            }
        }
        .lineLimit(1)
        .onChange(of: model.message) {
            if !model.message.isEmpty { AccessibilityNotification.Announcement(model.message).post() }
        }
        .task(id: model.message) {
            guard (try? await clock.sleep(for: .seconds(10))) != nil else { return }
            model.message = ""
        }
    }

    private var selection: String {
        let folder = model.folder
        guard !folder.marked.isEmpty else { return folder.current?.name ?? "" }
        let size = folder.chosen.filter { !$0.isFolder }.reduce(0) { $0 + $1.size }
        return "\(folder.marked.count) marked, \(size.formatted(.byteCount(style: .file)))"
    }
}
