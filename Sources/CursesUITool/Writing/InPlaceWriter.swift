import Foundation

/// Writes the manifest of a plan into the project itself. The files of the project remain in their places.
///
/// Generated source files are written to a folder `CursesUI` beside the manifest.
package struct InPlaceWriter {
    private let plan: PortPlan
    private let cursesUI: CursesUILocation
    private let root: URL

    package init(_ plan: PortPlan, cursesUI: CursesUILocation) {
        self.plan = plan
        self.cursesUI = cursesUI
        root = plan.project.folder
    }

    /// The folder for generated source files.
    private static let ownFolder = "CursesUI"

    /// Writes the manifest.
    ///
    /// - Throws: a `ToolError` if the project has a manifest that was not written by this tool, if one of its files is
    ///   outside of its folder, or if a file must be changed to compile.
    package func write() throws(ToolError) {
        let manifest = root.appending(path: "Package.swift")
        guard !manifest.exists || PackageWriter.isOurs(root) else {
            throw ToolError("\(manifest.filePath) is there, and cursesui did not write it")
        }
        let changes = plan.requiredChanges
        if let change = changes.first {
            let more = changes.count == 1 ? "" : " (and \(changes.count - 1) more places)"
            throw ToolError(
                "\(change.file):\(change.line)\(more) has to be changed first: \(change.old) to \(change.new)")
        }
        _ = try layouts()
        for module in plan.modules {
            for source in module.sources where source.origin == nil {
                try write(source.contents, to: Self.place(of: source, in: module))
            }
            for model in module.dataModels { try write(model.contents, to: Self.place(of: model, in: module)) }
        }
        for module in plan.addedModules {
            for file in module.files {
                try write(file.contents, to: "\(Self.ownFolder)/\(module.name)/\(file.place)")
            }
        }
        // The layouts are determined again, because the new folder affects the lists of excluded files.
        let layouts = try layouts()
        let text = ManifestWriter(plan, cursesUI: cursesUI, addedFolder: Self.ownFolder) { layouts[$0.name]! }.text
        try write(Data(text.utf8), to: "Package.swift")
    }

    private static func place(of source: PlannedSource, in module: PlannedModule) -> String {
        "\(ownFolder)/\(module.name)/\(source.place)"
    }

    private static func place(of model: PlannedResource, in module: PlannedModule) -> String {
        "\(ownFolder)/\(module.name)/\(model.place)"
    }

    /// Returns the locations of the modules' files, by the names of the modules.
    private func layouts() throws(ToolError) -> [String: ManifestWriter.Layout] {
        var layouts: [String: ManifestWriter.Layout] = [:]
        for module in plan.modules { layouts[module.name] = try layout(of: module) }
        return layouts
    }

    private func layout(of module: PlannedModule) throws(ToolError) -> ManifestWriter.Layout {
        var sources: [String] = []
        for source in module.sources {
            if let origin = source.origin {
                sources.append(try path(of: origin))
            } else {
                sources.append(Self.place(of: source, in: module))
            }
        }
        var resources = module.dataModels.map { Self.place(of: $0, in: module) }
        for resource in module.resources {
            // A localized resource is included with the whole folder of its language, because the file alone would lose
            // its language.
            let isInLanguage = resource.place.contains("/")
            let place = try path(of: isInLanguage ? resource.url.deletingLastPathComponent() : resource.url)
            if !resources.contains(place) { resources.append(place) }
        }
        let kept = Set(sources + resources)
        return ManifestWriter.Layout(
            path: ".", exclude: try others(than: kept), sources: sources.sorted(), resources: resources)
    }

    private func path(of file: URL) throws(ToolError) -> String {
        guard let path = file.path(inside: root) else {
            throw ToolError("\(file.filePath) is outside of \(root.filePath): port without --write")
        }
        return path
    }

    /// Returns the files and folders that do not belong to a module, and must be excluded to avoid warnings of SwiftPM.
    private func others(than kept: Set<String>, in folder: String = "") throws(ToolError) -> [String] {
        var others: [String] = []
        let url = folder.isEmpty ? root : root.appending(path: folder)
        for name in try url.namesOfContents() {
            let place = folder.isEmpty ? name : "\(folder)/\(name)"
            if kept.contains(place) || place == "Package.swift" || place == "Package.resolved" { continue }
            if kept.contains(where: { $0.hasPrefix(place + "/") }) {
                others += try self.others(than: kept, in: place)
            } else {
                others.append(place)
            }
        }
        return others
    }

    private func write(_ contents: Data, to place: String) throws(ToolError) {
        let url = root.appending(path: place)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try contents.write(to: url, options: .atomic)
        } catch {
            throw ToolError("\(url.filePath) cannot be written: \(error.reason)")
        }
    }
}
