import CursesUI

/// A file or a folder.
struct FileItem: Identifiable, Equatable, Sendable {
    let url: URL
    /// Whether the item can be opened as a folder. This is also true for a link to a folder.
    let isFolder: Bool
    let isLink: Bool
    /// The size in bytes.
    let size: Int64
    let modified: Date

    var id: URL { url }
    var name: String { url.lastPathComponent }
    /// The name in the form used for sorting, which ignores case.
    var sortedName: String { name.lowercased() }
    var isHidden: Bool { name.hasPrefix(".") }
    var isPicture: Bool { ["png", "jpg", "jpeg"].contains(url.pathExtension.lowercased()) }

    var symbol: String {
        if isFolder { return "folder" }
        if isLink { return "link" }
        return isPicture ? "photo" : "doc"
    }
}

extension FileItem {
    /// Reads the properties of a file. A link has the properties of its target, unless the target is missing.
    init(_ url: URL) throws {
        let keys: Set<URLResourceKey> = [
            .isDirectoryKey, .isSymbolicLinkKey, .fileSizeKey, .contentModificationDateKey,
        ]
        let own = try url.resourceValues(forKeys: keys)
        let isLink = own.isSymbolicLink == true
        let target = isLink ? try? url.resolvingSymlinksInPath().resourceValues(forKeys: keys) : nil
        let values = target ?? own
        self.init(
            url: url, isFolder: values.isDirectory == true, isLink: isLink, size: Int64(values.fileSize ?? 0),
            modified: values.contentModificationDate ?? .distantPast)
    }
}
