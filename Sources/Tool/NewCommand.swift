import ArgumentParser
import CursesUITool
import Foundation

/// `cursesui new NAME`.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Makes a package with an app and a test of its picture.",
        discussion: """
            The package is written into a new folder, NAME, in the present one. There, `make run` shows the app, \
            and `make test` runs its test.
            """)

    @Argument(help: "The name of the app, which is a Swift identifier.")
    var name: String

    @OptionGroup var location: LocationOptions

    func run() throws {
        try oneLine {
            let package = NewPackage(try PackageName(name))
            let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            let folder = try package.write(into: here, cursesUI: try location.resolve())
            print("Written to \(folder.filePath.printable). There, `make run` shows the app, `make test` tests it.")
        }
    }
}
