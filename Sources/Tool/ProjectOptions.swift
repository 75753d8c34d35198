import ArgumentParser
import CursesUITool

/// The project that a command is about.
struct ProjectOptions: ParsableArguments {
    @Argument(help: "The project.", completion: .file())
    var path: String

    @Option(help: "The target of the app, where the project has several.")
    var target: String?

    @Option(help: "A package from elsewhere to leave out, because it does not build on Linux. May be repeated.")
    var without: [String] = []

    func plan() throws(ToolError) -> PortPlan {
        var project = try ProjectReader.read(path, target: target)
        try project.leaveOut(packages: without)
        return try Planner.plan(project)
    }
}
