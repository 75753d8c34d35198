import CursesUI

/// The last line: the selection, and what was done.
struct StatusLine: View {
    let model: FilesModel

    var body: some View {
        HStack(spacing: 2) {
            Text(selection).foregroundStyle(.secondary)
            Spacer()
            if !model.message.isEmpty {
                Text(model.message)
                if model.undoTitle != nil {
                    Text("**u** undoes").foregroundStyle(.secondary)
                }
            }
        }
        .lineLimit(1)
    }

    private var selection: String {
        let selected = model.folder.selected
        guard selected.count > 1 else { return selected.first?.name ?? "Nothing is selected" }
        let size = selected.reduce(0) { $0 + $1.size }
        return "\(selected.count) selected, \(size.formatted(.byteCount(style: .file)))"
    }
}
