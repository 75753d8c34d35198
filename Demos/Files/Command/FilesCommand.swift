import ArgumentParser
import CursesUI

@main
struct FilesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Files",
        abstract: "Shows, moves, renames and deletes files.",
        discussion: "The keys of the moment are in the last row; ? shows all of them. Deleted files are in the trash."
    )

    @OptionGroup var arguments: FilesArguments

    func run() throws {
        guard isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0 else {
            throw ValidationError("This is not a terminal.")
        }
        MainActor.assumeIsolated {
            FilesApp.arguments = arguments
            FilesApp.main()
        }
    }
}

/// The arguments of the command line.
struct FilesArguments: ParsableArguments {
    @Argument(help: "Show this folder.")
    var folder = "."

    func validate() throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw ValidationError("This is no folder: \(folder)")
        }
    }

    var folderURL: URL { URL(filePath: folder).standardizedFileURL }
}
