import Foundation

/// Maps the files of a copy to the files of the project.
package struct ProjectPlaces {
    private var places: [String: String] = [:]
    /// The words that each file of the project has, by those of its copy.
    private var words: [String: [String: String]] = [:]

    /// - Parameter folder: the folder of the copy.
    package init(_ plan: PortPlan, in folder: URL) {
        let root = Self.resolved(folder)
        for module in plan.modules {
            for source in module.sources {
                guard let origin = source.origin else { continue }
                let place = origin.path(inside: plan.project.folder) ?? origin.filePath
                places["\(root)/Sources/\(module.name)/\(source.place)"] = place
                for change in source.changes where change.reason == .closure {
                    words[place, default: [:]][change.replacement] =
                        change.range.isEmpty ? "" : String(change.replacement.dropFirst())
                }
            }
        }
    }

    /// Returns the message with the path of the project's file, relative to the project's folder, and in the words of
    /// that file; `nil` if the message is about a file outside of the project.
    package func inProject(_ diagnostic: Diagnostic) -> Diagnostic? {
        guard let place = places[Self.resolved(URL(fileURLWithPath: diagnostic.file))] else { return nil }
        var diagnostic = diagnostic
        diagnostic.file = place
        for (new, old) in words[place] ?? [:] { diagnostic.message.replace(new, with: old) }
        return diagnostic
    }

    /// Returns the path without symbolic links, because SwiftPM resolves them.
    private static func resolved(_ url: URL) -> String { url.resolvingSymlinksInPath().filePath }
}
