import CursesUI

/// The file manager: two folders side by side, or one with a preview, with undo for every change.
struct FilesApp: App {
    /// The arguments of the command line.
    static var arguments = FilesArguments()

    @State private var model = FilesModel(arguments.folderURL)

    var body: some Scene {
        WindowGroup("Files") {
            FilesView(model: model)
        }
    }
}
