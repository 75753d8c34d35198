import Foundation

extension PortPlan {
    /// The folder beside the project into which `cursesui port` writes: `NAME-cursesui`.
    package var folderBeside: URL {
        let folder = project.folder
        let isFile = project.origin.hasSuffix(".swift")
        let name = project.name.map { $0 == "/" ? "-" : $0 }
        return (isFile ? folder : folder.deletingLastPathComponent()).appending(path: String(name) + "-cursesui")
    }

    /// Writes the package into a separate folder.
    ///
    /// - Parameter overwriting: whether a package that was written before is updated.
    /// - Throws: a `ToolError` if the folder contains something else, or if a file cannot be read or written.
    package func write(to folder: URL, cursesUI: CursesUILocation, overwriting: Bool) throws(ToolError) {
        if folder.exists {
            guard folder.isFolder else {
                throw ToolError("\(folder.filePath) is not a folder: name another with --output")
            }
            let isEmpty = try folder.namesOfContents().isEmpty
            guard isEmpty || PackageWriter.isOurs(folder) else {
                throw ToolError(
                    "\(folder.filePath) is there, and cursesui did not write it: name another with --output")
            }
            guard isEmpty || overwriting else {
                throw ToolError("\(folder.filePath) is there: --overwrite brings it up to date")
            }
        }
        try PackageWriter(self, to: folder, cursesUI: cursesUI).write()
    }
}
