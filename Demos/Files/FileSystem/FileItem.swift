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
    /// The first sort key: folders come before files.
    var rank: Int { isFolder ? 0 : 1 }
    var isHidden: Bool { name.hasPrefix(".") }
    var isPicture: Bool { ["png", "jpg", "jpeg"].contains(url.pathExtension.lowercased()) }
    var symbol: String { isFolder ? "folder" : isLink ? "link" : isPicture ? "photo" : "doc" }
}

extension FileItem {
    /// Reads the properties of a file. A link has the properties of its target, unless the target is missing.
    init(_ url: URL) throws {
        let keys: Set = [
            URLResourceKey.isDirectoryKey, .isSymbolicLinkKey, .fileSizeKey, .contentModificationDateKey,
        ]
        let own = try url.resourceValues(forKeys: keys)
        let values = (try? url.resolvingSymlinksInPath().resourceValues(forKeys: keys)) ?? own
        self.init(
            url: url, isFolder: values.isDirectory == true, isLink: own.isSymbolicLink == true,
            size: Int64(values.fileSize ?? 0), modified: values.contentModificationDate ?? .distantPast)
    }
}

extension URL {
    /// Returns whether the folder is the given one, or contained in it.
    func isIn(_ folder: URL) -> Bool { pathComponents.starts(with: folder.pathComponents) }
}
