import ArgumentParser
import CursesUI

/// The file manager: two folders side by side, or one with a preview, with undo for every change.
@main
struct FilesApp: App {
    @State private var model = {
        let arguments = FilesArguments.parseOrExit()
        let disk = DiskFileSystem()
        return FilesModel(arguments.folderURL, in: arguments.readOnly ? ReadOnlyFileSystem(disk) : disk)
    }()

    var body: some Scene {
        WindowGroup("Files") {
            FilesView(model: model)
        }
    }
}

/// The arguments of the command line.
struct FilesArguments: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Files",
        abstract: "Shows, moves, renames and deletes files.",
        discussion: "The keys of the moment are in the last row; ? shows all of them. Deleted files are in the trash."
    )

    @Flag(help: "Change nothing, and open no file in the editor.")
    var readOnly = false

    @Argument(help: "Show this folder.")
    var folder = "."

    var folderURL: URL { URL(filePath: folder).standardizedFileURL }

    func validate() throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw ValidationError("This is no folder: \(folder)")
        }
    }
}
