import Foundation

extension PortPlan {
    /// The folder beside the project that `cursesui port` writes: `NAME-cursesui`.
    package var folderBeside: URL {
        let folder = project.folder
        let isFile = project.origin.hasSuffix(".swift")
        let name = project.name.map { $0 == "/" ? "-" : $0 }
        return (isFile ? folder : folder.deletingLastPathComponent()).appending(path: String(name) + "-cursesui")
    }

    /// Writes the package into a folder of its own.
    ///
    /// - Parameter overwriting: whether a package that was written before is brought up to date.
    /// - Throws: a `ToolError` if something else is there, or if a file cannot be read or written.
    package func write(to folder: URL, cursesUI: CursesUILocation, overwriting: Bool) throws(ToolError) {
        if folder.exists {
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
