import Foundation

/// The plan for a project: a package with its modules, and the list of the parts that are left out.
package struct PortPlan: Sendable {
    package var project: AppProject
    /// The name of the package.
    package var name: String
    /// The modules, those that others depend on first, the app last.
    package var modules: [PlannedModule]
    package var packages: [RemotePackage]
    package var leftOut: [LeftOut]

    /// The module of the app.
    package var app: PlannedModule { modules[modules.count - 1] }
}

/// A module of the package that is written.
package struct PlannedModule: Sendable {
    package var name: String
    package var sources: [PlannedSource]
    package var resources: [ProjectResource]
    package var settings: SwiftSettings
    /// The modules of this package that it uses.
    package var dependencies: [String]
    /// The products of packages from elsewhere that it uses.
    package var products: [RemoteProduct]
    /// The modules of Apple's that it imports and that have a stand-in.
    package var aliases: [ModuleCatalogue.Alias]
    /// Whether an app begins in it.
    package var isApp: Bool
    /// Whether its code finds its resources in the main bundle.
    package var hasMainBundle: Bool
}

/// A source file of the package that is written.
package struct PlannedSource: Sendable {
    /// The file of the project; `nil` for one that is only in the copy.
    package let origin: URL?
    /// The place in the folder of the module.
    package let place: String
    /// The bytes of the file, with its changes.
    package let contents: Data
    /// The changes.
    package let changes: [SourceChange]
}

/// A place at which the copy of a file differs from the file.
package struct SourceChange: Sendable, Equatable {
    /// The line, from 1.
    package let line: Int
    package let old: String
    package let new: String
    let range: Range<Int>
    /// The text that replaces the range.
    let replacement: String
    /// `nil` for the name of a module or an entry point.
    var reason: SwiftEdit.Reason?

    /// Whether a project may have hundreds of such places.
    var isFrequent: Bool { reason == .platform || reason == .objectiveC && new.isEmpty }
}

extension PortPlan {
    /// The places at which the copy differs from the project, in the order of the files.
    package var changes: [(file: String, line: Int, old: String, new: String, isFrequent: Bool)] {
        modules.reversed().flatMap { module in
            module.sources.flatMap { source in
                let file = source.origin?.path(inside: project.folder) ?? source.place
                return source.changes.map { (file, $0.line, $0.old, $0.new, $0.isFrequent) }
            }
        }
    }

    /// The changes that a project may have hundreds of, with the number of their places, most first.
    package var frequentChanges: [(old: String, new: String, count: Int)] {
        let changes = modules.flatMap(\.sources).flatMap(\.changes).filter(\.isFrequent)
        return Dictionary(grouping: changes) { [$0.old, $0.new] }.values
            .map { ($0[0].old, $0[0].new, $0.count) }
            .sorted { ($1.2, $0.0) < ($0.2, $1.0) }
    }
}
