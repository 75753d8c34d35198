import Foundation

/// Writes the package of a plan into a separate folder.
///
/// A file is written only if its contents have changed, so that a build compiles only changed files. Files of an
/// earlier plan are removed.
package struct PackageWriter {
    private let plan: PortPlan
    private let folder: URL
    private let cursesUI: CursesUILocation

    package init(_ plan: PortPlan, to folder: URL, cursesUI: CursesUILocation) {
        self.plan = plan
        self.folder = folder
        self.cursesUI = cursesUI
    }

    /// Returns whether the folder contains a package that was written by this tool.
    package static func isOurs(_ folder: URL) -> Bool {
        guard let text = try? folder.appending(path: "Package.swift").text() else { return false }
        return text.contains("\n" + ManifestWriter.mark)
    }

    /// Writes the package.
    ///
    /// - Returns: the number of files that were written or removed.
    /// - Throws: a `ToolError` that names the file that could not be written.
    @discardableResult
    package func write() throws(ToolError) -> Int {
        var count = 0
        var places: Set<String> = []
        for module in plan.modules {
            let root = "Sources/\(module.name)"
            for source in module.sources {
                let place = "\(root)/\(source.place)"
                places.insert(place)
                count += try write(source.contents, to: place)
            }
            if module.hasResourceFolder {
                if module.hasMainBundle {
                    let place = "\(root)/Resources/Info.plist"
                    places.insert(place)
                    count += try write(InformationFile.contents(plan.project.information), to: place)
                }
                for resource in module.dataModels + module.stringTables {
                    let place = "\(root)/Resources/\(resource.place)"
                    places.insert(place)
                    count += try write(resource.contents, to: place)
                }
                for resource in module.resources {
                    var seen: Set<String> = []
                    let place = "\(root)/Resources/\(resource.place)"
                    count += try copy(resource.url, to: place, places: &places, seen: &seen)
                }
            }
        }
        for module in plan.addedModules {
            for file in module.files {
                let place = "Sources/\(module.name)/\(file.place)"
                places.insert(place)
                count += try write(file.contents, to: place)
            }
        }
        count += try write(Data(manifest.text.utf8), to: "Package.swift")
        return count + (try removeOthers(than: places))
    }

    private var manifest: ManifestWriter {
        ManifestWriter(plan, cursesUI: cursesUI, addedFolder: "Sources") { module in
            ManifestWriter.Layout(
                path: "Sources/\(module.name)", resources: module.hasResourceFolder ? ["Resources"] : [])
        }
    }

    /// - Parameter seen: the folders that were already visited, needed because symbolic links may form cycles.
    private func copy(
        _ url: URL, to place: String, places: inout Set<String>, seen: inout Set<String>
    ) throws(ToolError) -> Int {
        guard url.isFolder else {
            places.insert(place)
            return try write(try url.contents(), to: place)
        }
        guard seen.insert(url.realPath).inserted else { return 0 }
        var count = 0
        for name in try url.namesOfContents() {
            count += try copy(url.appending(path: name), to: "\(place)/\(name)", places: &places, seen: &seen)
        }
        return count
    }

    private func write(_ contents: Data, to place: String) throws(ToolError) -> Int {
        let url = folder.appending(path: place)
        if let existing = try? Data(contentsOf: url), existing == contents { return 0 }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try contents.write(to: url, options: .atomic)
        } catch {
            throw ToolError("\(url.filePath) cannot be written: \(error.reason)")
        }
        return 1
    }

    /// Removes the files under `Sources` that are not part of this plan.
    private func removeOthers(than places: Set<String>) throws(ToolError) -> Int {
        let root = folder.appending(path: "Sources")
        guard let files = FileManager.default.enumerator(atPath: root.filePath) else { return 0 }
        var others: [URL] = []
        while let path = files.nextObject() as? String {
            let url = root.appending(path: path)
            if !url.isFolder, !places.contains("Sources/\(path)") { others.append(url) }
        }
        for url in others {
            do {
                try FileManager.default.removeItem(at: url)
            } catch {
                throw ToolError("\(url.filePath) cannot be removed: \(error.reason)")
            }
        }
        return others.count
    }
}

extension PlannedModule {
    /// Whether the module has a folder of resources. An app with a main bundle needs one for its Info.plist.
    var hasResourceFolder: Bool { hasMainBundle || !resources.isEmpty || !dataModels.isEmpty }
}
