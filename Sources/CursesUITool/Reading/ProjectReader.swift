import Foundation

/// Determines the kind of the project at a path, and reads it.
package enum ProjectReader {
    /// Returns the app of a project.
    ///
    /// - Parameters:
    ///   - path: a folder of Swift files, a Swift file, a package, a playground, or an Xcode project or workspace; or a
    ///     folder that contains one of them.
    ///   - target: the name of the app's target, if there are several.
    /// - Throws: a `ToolError`.
    package static func read(_ path: String, target: String? = nil) throws(ToolError) -> AppProject {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        guard url.exists else { throw ToolError("\(url.filePath) is not there") }
        var project = try read(try place(of: url), target: target)
        // No file imports the module of an app, so its name may be any other one.
        if ModuleCatalogue.aliases.contains(where: { $0.module == project.app.name }) { project.app.name += "App" }
        if project.libraries.contains(where: { $0.name == "SwiftUI" }) {
            throw ToolError("\(project.origin) has a module SwiftUI of its own, which hides Apple's: rename it")
        }
        return project
    }

    private static func read(_ place: Place, target: String?) throws(ToolError) -> AppProject {
        switch place {
        case .xcode(let url): try XcodeReader.read(url, target: target)
        case .package(let url): try PackageReader.read(url, target: target)
        case .files(let url): try FolderReader.read(url)
        }
    }

    /// A location of a project.
    private enum Place: Hashable {
        case xcode(URL), package(URL), files(URL)

        var url: URL {
            switch self {
            case .xcode(let url), .package(let url), .files(let url): url
            }
        }
    }

    private static func place(of url: URL) throws(ToolError) -> Place {
        switch url.pathExtension {
        case "xcodeproj": return .xcode(url)
        case "xcworkspace": return .xcode(try project(ofWorkspace: url))
        case "swift" where url.lastPathComponent != "Package.swift": return .files(url)
        default: break
        }
        guard url.isFolder || ["Package.swift", "project.pbxproj"].contains(url.lastPathComponent) else {
            throw ToolError("\(url.filePath) is not a folder, a project or a Swift file")
        }
        let folder = url.isFolder ? url : url.deletingLastPathComponent()
        if let place = try places(in: folder, depth: 0) { return place }
        return .files(folder)
    }

    /// Returns the project in a folder: an Xcode project, or otherwise a package. If there is none, subfolders are
    /// searched.
    private static func places(in folder: URL, depth: Int) throws(ToolError) -> Place? {
        let names = try folder.namesOfContents()
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }
        if projects.count > 1 {
            throw ToolError("\(folder.filePath) holds several projects (\(projects.joined(separator: ", "))): name one")
        }
        if let project = projects.first { return .xcode(folder.appending(path: project)) }
        if names.contains("Package.swift") { return .package(folder) }
        guard depth < 3 else { return nil }
        var found: [Place] = []
        for name in names where !FileKind.isPackage(name) || name.hasSuffix(".swiftpm") {
            let inner = folder.appending(path: name)
            guard inner.isFolder, !["Pods", "Carthage", "DerivedData", "node_modules"].contains(name) else { continue }
            if let place = try places(in: inner, depth: depth + 1) { found.append(place) }
        }
        guard found.count > 1 else { return found.first }
        // Packages that are beside a single Xcode project are assumed to be parts of it.
        let projectsInside = found.filter { if case .xcode = $0 { true } else { false } }
        if projectsInside.count == 1 { return projectsInside[0] }
        let list = found.compactMap { $0.url.path(inside: folder) }.joined(separator: ", ")
        throw ToolError("\(folder.filePath) holds several projects (\(list)): name one")
    }

    /// Returns the only project with an app in a workspace.
    private static func project(ofWorkspace url: URL) throws(ToolError) -> URL {
        let text = try url.appending(path: "contents.xcworkspacedata").text()
        let folder = url.deletingLastPathComponent()
        let projects = text.matches(of: /location\s*=\s*"(?:group|container):([^"]+\.xcodeproj)"/)
            .map { folder.appending(path: String($0.1)).standardizedFileURL }
            .filter { $0.exists && $0.lastPathComponent != "Pods.xcodeproj" }
        guard let project = projects.first else { throw ToolError("\(url.filePath) holds no project") }
        guard projects.count == 1 else {
            let names = projects.map(\.lastPathComponent).joined(separator: ", ")
            throw ToolError("\(url.filePath) holds several projects (\(names)): name one")
        }
        return project
    }
}
