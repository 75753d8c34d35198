import CursesUI

/// A file or a folder.
struct FileItem: Identifiable, Equatable, Sendable {
    let url: URL
    /// Whether it can be opened as a folder; a link to a folder can.
    let isFolder: Bool
    let isLink: Bool
    /// The size in bytes.
    let size: Int64
    let modified: Date

    var id: URL { url }
    var name: String { url.lastPathComponent }
    /// The name as it is sorted: in any case.
    var sortedName: String { name.lowercased() }
    var isHidden: Bool { name.hasPrefix(".") }

    var symbol: String {
        if isFolder { return "folder" }
        if isLink { return "link" }
        return isPicture ? "photo" : "doc"
    }

    var isPicture: Bool { ["png", "jpg", "jpeg"].contains(url.pathExtension.lowercased()) }
}
