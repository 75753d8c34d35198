import ArgumentParser
import CursesUITool
import Foundation

/// `cursesui watch PATH`.
struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Runs an app, and starts it again whenever a file of it is saved.",
        discussion: """
            PATH is a package that uses CursesUI, or a project as for `cursesui run`. While a build runs, and if it \
            fails, the app goes on. The new app begins where the old one was: with the values of @SceneStorage, the \
            screens of navigation stacks, the focus and what was scrolled to. Control-C in the app ends both.
            """)

    @Argument(help: "The project.", completion: .file())
    var path: String = "."

    @Option(help: "The target of the app, where the project has several.")
    var target: String?

    @Option(help: "A package from elsewhere to leave out, because it does not build on Linux. May be repeated.")
    var without: [String] = []

    @OptionGroup var location: LocationOptions

    @Argument(parsing: .postTerminator, help: "What follows -- are the arguments of the app.")
    var arguments: [String] = []

    func run() throws {
        var status: Int32 = 0
        try oneLine {
            let project = try WatchedProject(path, target: target, without: without, cursesUI: try location.resolve())
            status = try WatchSession(project, arguments: arguments).run()
        }
        if status != 0 { throw ExitCode(status) }
    }
}
