import ArgumentParser
import CursesUITool

/// `cursesui check PATH`.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Tells what of a project would compile, and what is missing for the rest.",
        discussion: """
            A copy of the project is compiled in the user's cache, and not run. The status is 0 if all of \
            it compiles, and 2 if names are missing. Files without an app, such as those of a library, \
            can be checked, too.
            """)

    @OptionGroup var project: ProjectOptions
    @OptionGroup var location: LocationOptions

    @Flag(help: "Print the report as JSON.")
    var json = false

    func run() throws {
        var report: CheckReport?
        try oneLine {
            let plan = try project.plan(needsApp: false)
            let progress = BuildProgress()
            progress.show("compiling \(plan.project.name)")
            defer { progress.end() }
            report = try Checker.check(plan, cursesUI: try location.resolve(), cache: CacheFolder()) {
                progress.show($0)
            }
        }
        guard let report else { return }
        print(json ? report.json : report.lines.joined(separator: "\n"))
        if !report.isComplete { throw ExitCode(2) }
    }
}
