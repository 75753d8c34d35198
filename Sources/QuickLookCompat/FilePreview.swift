import CursesUI
import SwiftUICompat
import UniformTypeIdentifiersCompat

/// What a preview shows of a file.
enum FileContent {
    case picture(UIImage)
    case text(String)
    case other(kind: String, size: Int?)

    /// Longer texts are not read.
    static let longestText = 4 << 20

    /// Reads a file.
    init(of file: URL) {
        let values = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
        let isFile = values?.isRegularFile == true
        if isFile, let picture = UIImage(contentsOfFile: file.path) {
            self = .picture(picture)
        } else if isFile, let size = values?.fileSize, size <= Self.longestText, let data = try? Data(contentsOf: file),
            !data.contains(0), let text = String(data: data, encoding: .utf8)
        {
            self = .text(text)
        } else {
            let type = UTType(filenameExtension: file.pathExtension)
            self = .other(kind: type?.localizedDescription ?? "", size: isFile ? values?.fileSize : nil)
        }
    }
}

/// Shows files, one at a time, with a button that opens them with the desktop's program.
struct FilePreview: View {
    let items: [any QLPreviewItem]
    @Binding var index: Int
    /// Closes the preview; `nil` if it has no button for that.
    let close: (@MainActor () -> Void)?
    @State private var isOpened = true

    private var item: (any QLPreviewItem)? { items.indices.contains(index) ? items[index] : nil }

    var body: some View {
        VStack(alignment: .leading) {
            if let item, let file = item.previewItemURL {
                Text(verbatim: item.previewItemTitle ?? file.lastPathComponent).bold()
                content(of: file)
                if !isOpened {
                    Text(verbatim: "There is no program that opens the file.").foregroundStyle(.secondary)
                }
            } else {
                Text(verbatim: "There is no file.").foregroundStyle(.secondary)
            }
            HStack {
                if items.count > 1 {
                    Button("Previous") { index -= 1 }.disabled(index <= 0)
                    Button("Next") { index += 1 }.disabled(index >= items.count - 1)
                }
                if let file = item?.previewItemURL {
                    Button("Open") { isOpened = DesktopOpener.openDocument(file) }
                }
                if let close { Button("Done") { close() } }
            }
        }
        .onChange(of: index) { isOpened = true }
    }

    @ViewBuilder private func content(of file: URL) -> some View {
        switch FileContent(of: file) {
        case .picture(let picture): Image(uiImage: picture).resizable().scaledToFit()
        case .text(let text): ScrollView { Text(verbatim: text).frame(maxWidth: .infinity, alignment: .leading) }
        case .other(let kind, let size):
            if !kind.isEmpty { Text(verbatim: kind) }
            if let size { Text(Int64(size), format: .byteCount(style: .file)) }
        }
    }
}
