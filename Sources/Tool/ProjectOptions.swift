import ArgumentParser
import CursesUITool

/// The options that select the project of a command.
struct ProjectOptions: ParsableArguments {
    @Argument(help: "The project.", completion: .file())
    var path: String

    @Option(help: "The target of the app, where the project has several.")
    var target: String?

    @Option(help: "A package from elsewhere to leave out, because it does not build on Linux. May be repeated.")
    var without: [String] = []

    @Option(
        help: """
            The platform whose branches of #if os(...) are compiled: ios, macos or linux. \
            The project's own if it is not given.
            """)
    var platform: SourcePlatform?

    /// - Parameters:
    ///   - isInPlace: whether the project's files are not changed, so that platform conditions are evaluated for Linux.
    ///   - needsApp: whether the project must have an app.
    func plan(isInPlace: Bool = false, needsApp: Bool = true) throws(ToolError) -> PortPlan {
        var project = try ProjectReader.read(path, target: target)
        try project.leaveOut(packages: without)
        if let platform { project.platform = platform }
        if isInPlace { project.platform = .linux }
        return try Planner.plan(project, needsApp: needsApp)
    }
}

extension SourcePlatform: ExpressibleByArgument {}
