import Foundation

/// The places of a copy's files in the project.
package struct ProjectPlaces {
    private var places: [String: String] = [:]

    /// - Parameter folder: the folder of the copy.
    package init(_ plan: PortPlan, in folder: URL) {
        let root = Self.resolved(folder)
        for module in plan.modules {
            for source in module.sources {
                guard let origin = source.origin else { continue }
                let place = origin.path(inside: plan.project.folder) ?? origin.filePath
                places["\(root)/Sources/\(module.name)/\(source.place)"] = place
            }
        }
    }

    /// The message with the file of the project, as a path from the project's folder; `nil` if it is about a file that
    /// is not of the project.
    package func inProject(_ diagnostic: Diagnostic) -> Diagnostic? {
        guard let place = places[Self.resolved(URL(fileURLWithPath: diagnostic.file))] else { return nil }
        var diagnostic = diagnostic
        diagnostic.file = place
        return diagnostic
    }

    /// The path without symbolic links, which SwiftPM follows.
    private static func resolved(_ url: URL) -> String { url.resolvingSymlinksInPath().filePath }
}
