import Foundation

/// A project that is built repeatedly. A package that depends on CursesUI is built in its own folder, any other project
/// as a copy.
package struct WatchedProject: Sendable {
    /// The result of a build.
    enum Outcome: Sendable {
        /// The path of the program.
        case program(String)
        /// The messages of the compiler, each on one line that begins with the file.
        case errors([String])
    }

    /// The folder whose files are watched.
    let folder: URL
    /// The name of the app.
    let name: String
    private let path: String
    private let target: String?
    private let leftOut: [String]
    private let location: CursesUILocation
    private let isInPlace: Bool

    /// - Parameters:
    ///   - path: the project, as for `cursesui run`.
    ///   - leftOut: the remote packages that are left out.
    ///   - location: the location of CursesUI, for a project that does not depend on it itself.
    /// - Throws: a `ToolError` if there is no app at the path.
    package init(
        _ path: String, target: String?, without leftOut: [String], cursesUI location: CursesUILocation
    ) throws(ToolError) {
        let project = try ProjectReader.read(path, target: target)
        folder = project.folder
        name = project.app.name
        self.path = path
        self.target = target
        self.leftOut = leftOut
        self.location = location
        let manifest = try? project.folder.appending(path: "Package.swift").text()
        isInPlace = manifest?.contains("name: \"CursesUI\"") ?? false
    }

    /// Builds the app.
    ///
    /// - Throws: a `ToolError` if the project can no longer be read, or if the build fails for a reason other than an
    ///   error in a file.
    func build(_ report: (BuildLine) -> Void) throws(ToolError) -> Outcome {
        if isInPlace {
            let scratch = folder.appending(path: ".build")
            let result = try SwiftBuild(
                package: folder, scratch: scratch, options: ["-c", "debug", "--product", name]
            ).run(report)
            return try outcome(of: result, program: scratch.appending(path: "debug/\(name)")) { diagnostic in
                var diagnostic = diagnostic
                let file = URL(fileURLWithPath: diagnostic.file).resolvingSymlinksInPath()
                if let place = file.path(inside: folder.resolvingSymlinksInPath()) { diagnostic.file = place }
                return diagnostic
            }
        }
        var project = try ProjectReader.read(path, target: target)
        try project.leaveOut(packages: leftOut)
        let plan = try Planner.plan(project)
        let cache = CacheFolder()
        let copy = cache.package(for: plan, purpose: "run")
        let scratch = cache.build(with: location)
        try PackageWriter(plan, to: copy, cursesUI: location).write()
        let result = try SwiftBuild(
            package: copy, scratch: scratch, options: ["-c", "debug", "--product", plan.name]
        ).run(report)
        let places = ProjectPlaces(plan, in: copy)
        return try outcome(of: result, program: scratch.appending(path: "debug/\(plan.name)")) {
            places.inProject($0) ?? $0
        }
    }

    private func outcome(
        of result: SwiftBuild.Result, program: URL, _ place: (Diagnostic) -> Diagnostic
    ) throws(ToolError) -> Outcome {
        if result.isComplete { return .program(program.filePath) }
        guard !result.errors.isEmpty else {
            throw ToolError(
                result.packageFailure ?? result.firstError ?? result.lastLines.last
                    ?? "swift build has failed without a message")
        }
        return .errors(
            result.errors.map(place).map { "\($0.file):\($0.line):\($0.column): \($0.message)".printable })
    }
}
