import CursesUI
import CursesUIImage

/// The content of a file or a folder.
struct Preview: View {
    let item: FileItem?
    let fileSystem: any FileSystem
    @State private var content = PreviewContent.nothing

    var body: some View {
        Group {
            switch content {
            case .nothing:
                Color.clear
            case .text(let text):
                ScrollView { MarkdownView(text) }
            case .picture(let data):
                PicturePreview(data: data)
            case .names(let names):
                ScrollView {
                    VStack(alignment: .leading, spacing: 0) { ForEach(names, id: \.self) { Text($0) } }
                }
            case .message(let message):
                Text(message).foregroundStyle(.secondary)
            }
        }
        .padding(.horizontal, 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .task(id: item) { content = await PreviewContent.of(item, in: fileSystem) }
    }
}

private struct PicturePreview: View {
    let data: Data

    var body: some View {
        if let image = try? Image(data: data, label: Text("A picture")) {
            image.resizable().scaledToFit()
        } else {
            Text("This is not a picture that can be shown.").foregroundStyle(.secondary)
        }
    }
}

/// The content of a preview.
enum PreviewContent: Equatable, Sendable {
    case nothing
    /// A text in Markdown.
    case text(String)
    case picture(Data)
    case names([String])
    case message(String)

    private static let longestText = 65_536
    private static let largestPicture = 16_777_216

    @concurrent
    static func of(_ item: FileItem?, in fileSystem: any FileSystem) async -> PreviewContent {
        guard let item else { return .nothing }
        do throws(FileError) {
            if item.isFolder {
                let items = try fileSystem.items(in: item.url)
                return items.isEmpty ? .message("An empty folder") : .names(items.map(\.name).sorted())
            }
            if item.isPicture { return .picture(try fileSystem.start(of: item.url, limit: largestPicture)) }
            let data = try fileSystem.start(of: item.url, limit: longestText)
            return text(data, of: item)
        } catch {
            return .message("It cannot be read: \(error.reason).")
        }
    }

    private static func text(_ data: Data, of item: FileItem) -> PreviewContent {
        guard !data.isEmpty else { return .message("An empty file") }
        guard !data.contains(0) else { return .message("\(item.size.formatted()) bytes, not a text") }
        let text = String(decoding: data, as: UTF8.self)
        if item.url.pathExtension == "md" { return .text(text) }
        // A fence is longer than any in the text. The language follows from the name of the file.
        let fence = String(repeating: "`", count: 3 + (text.contains("```") ? 16 : 0))
        return .text("\(fence)\(item.url.pathExtension)\n\(text)\n\(fence)")
    }
}
