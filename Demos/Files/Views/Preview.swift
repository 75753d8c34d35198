import CursesUI
import CursesUIImage

/// The content of a file or a folder.
struct Preview: View {
    let item: FileItem?
    let fileSystem: any FileSystem
    @State private var content = PreviewContent.message("")

    var body: some View {
        Group {
            switch content {
            case .markdown(let text): ScrollView { MarkdownView(text) }
            case .message(let message): ScrollView { Text(message).foregroundStyle(.secondary) }
            case .picture(let data):
                if let image = try? Image(data: data, label: Text("A picture")) {
                    image.resizable().scaledToFit()
                } else {
                    Text("This picture cannot be shown.").foregroundStyle(.secondary)
                }
            }
        }
        .padding(.horizontal, 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .task(id: item) {
            let new = await PreviewContent.of(item, in: fileSystem)
            // Another item may have been selected in the meantime, whose content is there already.
            if !Task.isCancelled { content = new }
        }
    }
}

/// The content of a preview.
enum PreviewContent: Equatable, Sendable {
    case markdown(String)
    case picture(Data)
    case message(String)

    @concurrent
    static func of(_ item: FileItem?, in fileSystem: any FileSystem) async -> PreviewContent {
        guard let item else { return .message("") }
        do {
            if item.isFolder {
                let names = try fileSystem.items(in: item.url).map(\.name).sorted()
                return .message(names.isEmpty ? "An empty folder" : names.joined(separator: "\n"))
            }
            let data = try fileSystem.start(of: item.url, limit: item.isPicture ? 16_777_216 : 65_536)
            if item.isPicture { return .picture(data) }
            if data.isEmpty { return .message("An empty file") }
            if data.contains(0) { return .message("\(item.size.formatted()) bytes, not a text") }
            let (text, type) = (String(decoding: data, as: UTF8.self), item.url.pathExtension)
            if type == "md" { return .markdown(text) }
            // Code is in a block, so that its syntax is highlighted. The fence is longer than any fence in the text.
            let fence = String(repeating: "`", count: text.contains("```") ? 16 : 3)
            return .markdown("\(fence)\(type)\n\(text)\n\(fence)")
        } catch {
            return .message("It cannot be read: \(error.reason).")
        }
    }
}
