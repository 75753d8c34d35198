import Foundation

/// Determines which parts of a project would compile.
package enum Checker {
    /// Returns a plan in which the imports of missing modules are removed, so that the compiler checks the rest of the
    /// files, and the removed imports.
    static func withoutMissingModules(
        _ plan: PortPlan
    ) -> (plan: PortPlan, imports: [(file: String, line: Int, module: String)]) {
        var changed = plan
        var imports: [(file: String, line: Int, module: String)] = []
        for (module, source, statements) in Planner.missingImports(
            in: plan.modules, on: plan.project.platform)
        {
            let old = plan.modules[module].sources[source]
            let file = old.origin?.path(inside: plan.project.folder) ?? old.place
            imports += statements.map { (file, $0.line, $0.module) }
            // The import is replaced by one of the standard library, which is always available.
            let changes = statements.map {
                SourceChange(line: $0.line, old: $0.module, new: "Swift", range: $0.range, replacement: "Swift")
            }
            changed.modules[module].sources[source] = PlannedSource(
                origin: old.origin, place: old.place, contents: SourceChanges.apply(changes, to: old.contents),
                changes: old.changes)
        }
        return (changed, imports)
    }

    /// Builds a copy of a project, and reports what is missing.
    ///
    /// - Parameters:
    ///   - cache: the folders of the copy and of the build products.
    ///   - progress: is called with each line of the build's output.
    /// - Throws: a `ToolError` if the copy cannot be written, or if the build fails for a reason outside of the
    ///   project's files.
    package static func check(
        _ plan: PortPlan, cursesUI: CursesUILocation, cache: CacheFolder, progress: (BuildLine) -> Void
    ) throws(ToolError) -> CheckReport {
        let (copy, imports) = withoutMissingModules(plan)
        // A copy without changes is the same as the one of `cursesui run`, and may already be built.
        let folder = cache.package(for: plan, purpose: imports.isEmpty ? "run" : "check")
        try PackageWriter(copy, to: folder, cursesUI: cursesUI).write()
        let build = SwiftBuild(
            package: folder, scratch: cache.build(with: cursesUI), options: ["--product", plan.name])
        let result = try build.run(progress)
        if let message = result.missingLibrary { throw ToolError(message) }
        let places = ProjectPlaces(copy, in: folder)
        let errors = result.errors.compactMap(places.inProject)
        guard result.isComplete || !errors.isEmpty else {
            if let message = result.packageFailure { throw ToolError(message) }
            let reason =
                result.errors.first.map { "\($0.file):\($0.line): \($0.message)" } ?? result.firstError
                ?? result.lastLines.last
            throw ToolError("\(plan.project.name) cannot be built: \(reason ?? "swift build failed")")
        }
        return CheckReport(plan, modules: imports, errors: errors, isBuilt: result.isComplete)
    }
}
