import Foundation

extension ProjectModule {
    /// Adds a file as a source or a resource, or to the list of omitted files, depending on its kind.
    ///
    /// - Parameter folder: the project's folder, to which the paths in the list of omitted files are relative.
    mutating func add(_ file: URL, of folder: URL, leftOut: inout [LeftOut]) {
        let name = file.lastPathComponent
        if file.isSpecial {
            leftOut.append(
                LeftOut(file.path(inside: folder) ?? file.filePath, reason: "it is not a file", advice: "nothing"))
            return
        }
        switch FileKind(of: name) {
        case .source: sources.append(file)
        case .resource: addResource(file)
        case .dataModel: if !dataModels.contains(file) { dataModels.append(file) }
        case .ignored: break
        case .leftOut(let reason, let advice):
            leftOut.append(LeftOut(file.path(inside: folder) ?? file.filePath, reason: reason, advice: advice))
        }
    }

    /// Adds a resource, unless it was added before. A localized resource keeps the folder of its language.
    mutating func addResource(_ file: URL) {
        let parent = file.deletingLastPathComponent().lastPathComponent
        let place = parent.hasSuffix(".lproj") ? "\(parent)/\(file.lastPathComponent)" : file.lastPathComponent
        let resource = ProjectResource(url: file, place: place)
        if !resources.contains(resource) { resources.append(resource) }
    }

    /// Adds the files in a folder and its subfolders, in the order of their names.
    ///
    /// - Parameters:
    ///   - isLeft: returns whether a path, relative to the folder, is skipped with all of its contents.
    ///   - explicitFolders: the paths of folders that are copied as they are.
    mutating func addContents(
        of root: URL, explicitFolders: Set<String> = [], project: URL, leftOut: inout [LeftOut],
        isLeft: (String) -> Bool
    ) throws(ToolError) {
        var seen: Set<String> = []
        try addContents(
            of: root, at: "", explicitFolders: explicitFolders, project: project, leftOut: &leftOut, seen: &seen,
            isLeft: isLeft)
    }

    /// - Parameter seen: the folders that were visited, because symbolic links may form cycles.
    private mutating func addContents(
        of root: URL, at path: String, explicitFolders: Set<String>, project: URL, leftOut: inout [LeftOut],
        seen: inout Set<String>, isLeft: (String) -> Bool
    ) throws(ToolError) {
        let folder = path.isEmpty ? root : root.appending(path: path)
        guard seen.insert(folder.realPath).inserted else { return }
        for name in try folder.namesOfContents() {
            let place = path.isEmpty ? name : "\(path)/\(name)"
            if isLeft(place) { continue }
            let url = root.appending(path: place)
            if url.isFolder, explicitFolders.contains(place) {
                addResource(url)
            } else if url.isFolder, !FileKind.isPackage(name) {
                try addContents(
                    of: root, at: place, explicitFolders: explicitFolders, project: project, leftOut: &leftOut,
                    seen: &seen, isLeft: isLeft)
            } else {
                add(url, of: project, leftOut: &leftOut)
            }
        }
    }
}
