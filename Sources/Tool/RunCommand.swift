import ArgumentParser
import CursesUITool
import Foundation

/// `cursesui run PATH`.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Builds a copy of a project, and runs its app in this terminal.",
        discussion: """
            The copy and what is built of it are in the user's cache (XDG_CACHE_HOME, or else ~/.cache). \
            The first run builds CursesUI and takes minutes; a later one builds what has changed.
            """)

    @OptionGroup var project: ProjectOptions
    @OptionGroup var location: LocationOptions

    @Flag(help: "Build with optimizations.")
    var release = false

    @Argument(parsing: .postTerminator, help: "What follows -- are the arguments of the app.")
    var arguments: [String] = []

    func run() throws {
        try oneLine {
            let plan = try project.plan()
            let cursesUI = try location.resolve()
            let cache = CacheFolder()
            let folder = cache.package(for: plan, purpose: "run")
            let scratch = cache.build(with: cursesUI)
            try PackageWriter(plan, to: folder, cursesUI: cursesUI).write()
            let configuration = release ? "release" : "debug"
            PlanReport(plan).printSummary()
            let build = SwiftBuild(
                package: folder, scratch: scratch, options: ["-c", configuration, "--product", plan.name])
            let progress = BuildProgress()
            progress.show("building \(plan.project.name)")
            let result = try build.run { progress.show($0) }
            progress.end()
            guard result.isComplete else { throw BuildFailure(result, of: plan, in: folder).printed() }
            let log = cache.log(of: plan)
            if plan.modules.contains(where: { $0.aliases.contains { ["os", "OSLog"].contains($0.module) } }) {
                try? FileManager.default.createDirectory(
                    at: log.deletingLastPathComponent(), withIntermediateDirectories: true)
                setenv("CURSESUI_LOG", log.filePath, 0)
                if isatty(STDERR_FILENO) == 1 {
                    FileHandle.standardError.write(Data("the app logs to \(log.filePath.printable)\n".utf8))
                }
            }
            UserFolders.create()
            // Keys that were typed during the build were not meant for the app.
            tcflush(STDIN_FILENO, TCIFLUSH)
            let program = scratch.appending(path: configuration).appending(path: plan.name).filePath
            throw Program.failure(toReplaceThisBy: program, arguments: arguments)
        }
    }
}
