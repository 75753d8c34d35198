import CursesUITool
import Foundation

/// The description of a failed build for the user.
struct BuildFailure {
    private let lines: [String]
    private let summary: ToolError

    init(_ result: SwiftBuild.Result, of plan: PortPlan, in folder: URL) {
        if let message = result.missingLibrary {
            lines = []
            summary = ToolError(message)
            return
        }
        let places = ProjectPlaces(plan, in: folder)
        let errors = result.errors.compactMap(places.inProject)
        guard !errors.isEmpty else {
            let others = result.errors.map { "\($0.file):\($0.line): error: \($0.message)" }
            lines = others.isEmpty ? result.lastLines : others
            if let message = result.packageFailure {
                summary = ToolError(message)
                return
            }
            summary = ToolError(
                "\(plan.project.name) cannot be built, for a reason outside of its files. If a library is missing, `make build` "
                    + "in the folder of CursesUI installs it")
            return
        }
        lines = errors.map { "\($0.file):\($0.line):\($0.column): error: \($0.message)" }
        let files = Set(errors.map(\.file)).count
        summary = ToolError(
            "\(plan.project.name) does not compile: \(errors.count) error\(errors.count == 1 ? "" : "s") in \(files) "
                + "file\(files == 1 ? "" : "s"). `cursesui check` counts what is missing")
    }

    /// Prints the errors, and returns a summary for the caller to throw.
    func printed() -> ToolError {
        for line in lines { FileHandle.standardError.write(Data((line.printable + "\n").utf8)) }
        return summary
    }
}
