import ArgumentParser
import CursesUITool

/// The project that a command is about.
struct ProjectOptions: ParsableArguments {
    @Argument(help: "The project.", completion: .file())
    var path: String

    @Option(help: "The target of the app, where the project has several.")
    var target: String?

    func plan() throws(ToolError) -> PortPlan {
        try Planner.plan(try ProjectReader.read(path, target: target))
    }
}
