import Foundation

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// The completions of a path that is being typed.
struct FileListing {
    struct Entry: Hashable, Identifiable {
        let name: String
        let path: String
        let isFolder: Bool

        var id: String { path }
    }

    /// The entries of the path's folder whose names begin with the rest of the path; folders first.
    let entries: [Entry]

    /// - Parameters:
    ///   - path: a folder with a slash at its end, optionally followed by the beginning of a name.
    ///   - types: the types of the files; all types if empty.
    ///   - showsHidden: whether to list names that begin with a full stop.
    ///   - isEnabled: whether to list a file.
    init(of path: String, types: [UTType], showsHidden: Bool = false, isEnabled: ((URL) -> Bool)? = nil) {
        let (folder, start) = Self.split(path)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let found = names.compactMap { name -> Entry? in
            guard name.hasPrefix(start), showsHidden || !name.hasPrefix(".") || start.hasPrefix(".") else { return nil }
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
            guard isFolder.boolValue || types.contains(where: { $0.includes(name) }) || types.isEmpty else {
                return nil
            }
            if !isFolder.boolValue, isEnabled?(URL(fileURLWithPath: path)) == false { return nil }
            return Entry(name: name, path: path, isFolder: isFolder.boolValue)
        }
        entries = found.sorted { ($0.isFolder ? 0 : 1, $0.name) < ($1.isFolder ? 0 : 1, $1.name) }
    }

    /// Splits a path into its folder and the rest, which is the beginning of a name.
    private static func split(_ path: String) -> (folder: String, start: String) {
        let path = (path as NSString).expandingTildeInPath + (path.hasSuffix("/") && path != "/" ? "/" : "")
        guard let slash = path.lastIndex(of: "/") else {
            return (FileManager.default.currentDirectoryPath, path)
        }
        return (String(path[...slash]), String(path[path.index(after: slash)...]))
    }
}

extension UTType {
    /// Returns whether a file with this name has the type.
    func includes(_ name: String) -> Bool {
        let ending = (name as NSString).pathExtension.lowercased()
        #if canImport(UniformTypeIdentifiers)
        return UTType(filenameExtension: ending)?.conforms(to: self) ?? false
        #else
        return !isFolder && (endings.isEmpty || endings.contains(ending))
        #endif
    }

    /// Whether the type is one of the folder types.
    var meansFolder: Bool { self == .folder || self == .directory }
}
