import ArgumentParser
import CursesUI

/// The file manager: two folders side by side, or one with a preview, with undo for every change.
@main
struct FilesApp: App {
    @State private var model = {
        let arguments = FilesArguments.parseOrExit()
        return FilesModel(arguments.folderURL, isReadOnly: arguments.readOnly)
    }()

    var body: some Scene {
        WindowGroup("Files") { FilesView(model: model) }
    }
}

/// The arguments of the command line.
struct FilesArguments: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Files",
        abstract: "Shows, moves, renames and deletes files.",
        discussion: "The keys of the moment are in the last row; ? shows all of them. Deleted files are in the trash."
    )

    @Flag(help: "Change nothing.")
    var readOnly = false

    @Argument(help: "Show this folder.")
    var folder = "."

    var folderURL: URL { URL(filePath: folder).standardizedFileURL }

    func validate() throws {
        guard let item = try? FileItem(folderURL), item.isFolder else {
            throw ValidationError("This is no folder: \(folder.debugDescription)")
        }
    }
}
