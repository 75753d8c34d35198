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
            case .names(let names): ScrollView { Text(names.joined(separator: "\n")) }
            case .message(let message): Text(message).foregroundStyle(.secondary)
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
        .task(id: item) { content = await PreviewContent.of(item, in: fileSystem) }
    }
}

/// The content of a preview.
enum PreviewContent: Equatable, Sendable {
    case markdown(String)
    case picture(Data)
    case names([String])
    case message(String)

    private static let longestText = 65_536
    private static let largestPicture = 16_777_216

    @concurrent
    static func of(_ item: FileItem?, in fileSystem: any FileSystem) async -> PreviewContent {
        guard let item else { return .message("") }
        do {
            if item.isFolder {
                let names = try fileSystem.items(in: item.url).map(\.name).sorted()
                return names.isEmpty ? .message("An empty folder") : .names(names)
            }
            if item.isPicture { return .picture(try fileSystem.start(of: item.url, limit: largestPicture)) }
            let data = try fileSystem.start(of: item.url, limit: longestText)
            if data.isEmpty { return .message("An empty file") }
            if data.contains(0) { return .message("\(item.size.formatted()) bytes, not a text") }
            return text(String(decoding: data, as: UTF8.self), type: item.url.pathExtension)
        } catch {
            return .message("It cannot be read: \(error.reason).")
        }
    }

    /// Returns a text as Markdown, with code in a fenced block so that its syntax is highlighted.
    private static func text(_ text: String, type: String) -> PreviewContent {
        if type == "md" { return .markdown(text) }
        // The fence is longer than any fence in the text.
        let fence = String(repeating: "`", count: text.contains("```") ? 16 : 3)
        return .markdown("\(fence)\(type)\n\(text)\n\(fence)")
    }
}
