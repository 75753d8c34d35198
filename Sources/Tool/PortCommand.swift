import ArgumentParser
import CursesUITool
import Foundation

/// `cursesui port PATH`.
struct PortCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "port",
        abstract: "Writes a package beside a project, which `swift run` shows.",
        discussion: """
            The package is written into a new folder, NAME-cursesui, and the project stays as it is. \
            What cannot be taken along is listed: what, why, and what to do.
            """)

    @OptionGroup var project: ProjectOptions
    @OptionGroup var location: LocationOptions

    @Option(name: .shortAndLong, help: "The folder to write, in place of NAME-cursesui beside the project.")
    var output: String?

    @Flag(help: "Bring a package that was written before up to date.")
    var overwrite = false

    @Flag(help: "Write the manifest into the project itself, whose files stay where they are.")
    var write = false

    func validate() throws {
        if write, project.platform != nil { throw ValidationError("--write goes without --platform.") }
        if write, output != nil || overwrite { throw ValidationError("--write goes without --output and --overwrite.") }
    }

    func run() throws {
        try oneLine {
            let plan = try project.plan(isInPlace: write)
            if write {
                try InPlaceWriter(plan, cursesUI: try location.resolve()).write()
                PlanReport(plan).print()
                let folder = plan.project.folder.filePath.printable
                return print("Package.swift is written into \(folder). There, `swift run` shows the app.")
            }
            let folder = output.map { URL(fileURLWithPath: $0).standardizedFileURL } ?? plan.folderBeside
            try plan.write(to: folder, cursesUI: try location.resolve(), overwriting: overwrite)
            PlanReport(plan).print()
            print("Written to \(folder.filePath.printable). There, `swift run` shows the app.")
        }
    }
}
