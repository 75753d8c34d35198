import Foundation

/// The plan for a project: a package with its modules, and the list of omitted parts.
package struct PortPlan: Sendable {
    package var project: AppProject
    /// The name of the package.
    package var name: String
    /// The modules, each after its dependencies, with the app at the end.
    package var modules: [PlannedModule]
    package var packages: [RemotePackage]
    package var leftOut: [LeftOut]

    /// The modules of Apple's that are targets of the written package.
    var addedModules: [AddedModule] {
        var names: Set<String> = []
        return modules.flatMap(\.added).filter { names.insert($0.name).inserted }
    }

    /// The module of the app.
    package var app: PlannedModule { modules[modules.count - 1] }
}

/// A module of the written package.
package struct PlannedModule: Sendable {
    package var name: String
    package var sources: [PlannedSource]
    package var resources: [ProjectResource]
    /// The descriptions of the data models, which the app reads.
    package var dataModels: [PlannedResource]
    /// The tables of string catalogues, one for each language.
    package var stringTables: [PlannedResource] = []
    package var settings: SwiftSettings
    /// The modules of this package that the module depends on.
    package var dependencies: [String]
    /// The products of remote packages that the module uses.
    package var products: [RemoteProduct]
    /// The modules of Apple's that the module imports and that have a replacement.
    package var aliases: [ModuleCatalogue.Alias]
    /// The modules of Apple's that the module imports and that are targets of the written package.
    package var added: [AddedModule] = []
    /// Whether the module contains the entry point of an app.
    package var isApp: Bool
    /// Whether the module's code finds its resources in the main bundle.
    package var hasMainBundle: Bool
}

/// A resource that is only in the copy.
package struct PlannedResource: Sendable {
    /// The path among the resources: `NAME.momd`, for example.
    package let place: String
    package let contents: Data
}

/// A source file of the written package.
package struct PlannedSource: Sendable {
    /// The original file in the project; `nil` if the file is only in the copy.
    package let origin: URL?
    /// The path in the folder of the module.
    package let place: String
    /// The contents of the file, with its changes.
    package let contents: Data
    /// The changes from the original file.
    package let changes: [SourceChange]
}

/// A place where the copy of a file differs from the original.
package struct SourceChange: Sendable, Equatable {
    /// The line, from 1.
    package let line: Int
    package let old: String
    package let new: String
    let range: Range<Int>
    /// The text that replaces the range.
    let replacement: String
    /// The reason; `nil` for a changed import or entry point.
    var reason: SwiftEdit.Reason?

    /// Whether changes of this kind may occur hundreds of times in a project.
    var isFrequent: Bool {
        reason == .platform || reason == .managed || reason == .closure || reason == .objectiveC && new.isEmpty
    }
    /// Whether the change belongs to one before it.
    var isContinuation: Bool { reason == .managed && old.isEmpty }
}

extension PortPlan {
    /// The places where the copy differs from the project, in the order of the files.
    package var changes: [(file: String, line: Int, old: String, new: String, isFrequent: Bool)] {
        changes { _ in true }
    }

    /// The changes without which the project does not compile. A call with a closure compiles in most files.
    var requiredChanges: [(file: String, line: Int, old: String, new: String, isFrequent: Bool)] {
        changes { $0.reason != .closure }
    }

    private func changes(
        where isIncluded: (SourceChange) -> Bool
    ) -> [(file: String, line: Int, old: String, new: String, isFrequent: Bool)] {
        modules.reversed().flatMap { module in
            module.sources.flatMap { source in
                let file = source.origin?.path(inside: project.folder) ?? source.place
                return source.changes.filter { !$0.isContinuation && isIncluded($0) }.map {
                    (file, $0.line, $0.old, $0.new, $0.isFrequent)
                }
            }
        }
    }

    /// The frequent changes with the number of their occurrences, the most frequent first.
    package var frequentChanges: [(old: String, new: String, count: Int)] {
        let changes = modules.flatMap(\.sources).flatMap(\.changes).filter { $0.isFrequent && !$0.isContinuation }
        return Dictionary(grouping: changes) { [$0.old, $0.new] }.values
            .map { ($0[0].old, $0[0].new, $0.count) }
            .sorted { ($1.2, $0.0) < ($0.2, $1.0) }
    }
}

extension PlannedResource {
    /// Creates the description of a data model.
    ///
    /// - Parameter module: the module of the model's classes.
    init(_ model: XcodeDataModel, module: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        place = "\(model.name).momd"
        // The description has only texts and truth values.
        contents = (try? encoder.encode(model.description(module: module))) ?? Data()
    }
}
