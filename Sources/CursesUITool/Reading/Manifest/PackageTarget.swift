import Foundation

/// A target of a package manifest.
package struct PackageTarget: Sendable {
    enum Kind: Sendable {
        case executable, library, test, macro, plugin, binary, system

        var words: String {
            switch self {
            case .executable: "a program"
            case .library: "a library"
            case .test: "tests"
            case .macro: "a macro"
            case .plugin: "a plug-in"
            case .binary: "compiled for Apple's platforms"
            case .system: "a library of the system"
            }
        }
    }

    /// A dependency of a target: a target, or the product of a package.
    struct Dependency: Sendable {
        let name: String
        let package: String?
    }

    package let name: String
    let kind: Kind
    let dependencies: [Dependency]
    private let package: URL
    private let path: String?
    private let exclude: [String]
    private let sources: [String]
    private let resources: [(path: String, isCopied: Bool)]
    private let settings: SwiftSettings

    var moduleName: String { name.moduleName }

    /// - Parameter languageMode: the language mode of the package.
    init?(_ value: ManifestValue, package: URL, languageMode: Int) {
        let kinds: [String: Kind] = [
            "executableTarget": .executable, "target": .library, "testTarget": .test, "macro": .macro,
            "plugin": .plugin, "binaryTarget": .binary, "systemLibrary": .system,
        ]
        guard let name = value["name"]?.string, let kind = value.name.flatMap({ kinds[$0] }) else { return nil }
        self.name = name
        self.kind = kind
        self.package = package
        path = value["path"]?.string
        exclude = value["exclude"]?.strings ?? []
        sources = value["sources"]?.strings ?? []
        resources = (value["resources"]?.elements ?? []).compactMap { resource in
            resource[""]?.string.map { ($0, resource.name == "copy") }
        }
        dependencies = (value["dependencies"]?.elements ?? []).compactMap { dependency in
            if let name = dependency.string { return Dependency(name: name, package: nil) }
            guard let name = dependency["name"]?.string ?? dependency[""]?.string else { return nil }
            return Dependency(name: name, package: dependency["package"]?.string)
        }
        settings = Self.settings(value["swiftSettings"]?.elements ?? [], languageMode: languageMode)
    }

    private static func settings(_ values: [ManifestValue], languageMode: Int) -> SwiftSettings {
        var settings = SwiftSettings()
        settings.languageMode = languageMode
        for value in values {
            switch value.name {
            case "define": if let name = value[""]?.string { settings.conditions.append(name) }
            case "enableUpcomingFeature": if let name = value[""]?.string { settings.features.append(name) }
            case "swiftLanguageMode", "swiftLanguageVersion":
                settings.languageMode = value[""]?.name == "v6" ? 6 : 5
            case "defaultIsolation":
                settings.isMainActorDefault = value[""]?.name != "none" && value[""] != .string("nil")
            default: break
            }
        }
        // These features only restrict imports, and our modules re-export declarations that are in other modules of
        // Apple's.
        settings.features.removeAll { $0 == "MemberImportVisibility" || $0 == "InternalImportsByDefault" }
        return settings
    }

    /// Returns the folder of the target's files.
    func folder() throws(ToolError) -> URL {
        let places = path.map { [$0] } ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" } + ["Sources"]
        for place in places {
            let folder = package.appending(path: place).standardizedFileURL
            if folder.isFolder { return folder }
        }
        throw ToolError("\(package.filePath) has no folder for the target \(name)")
    }

    func module(leftOut: inout [LeftOut]) throws(ToolError) -> ProjectModule {
        var module = ProjectModule(name: moduleName)
        module.settings = settings
        let folder = try folder()
        let resourcePaths = resources.map { Self.trimmed($0.path) }
        let excluded = Set(exclude.map(Self.trimmed))
        let wanted = sources.map(Self.trimmed).filter { $0 != "." && !$0.isEmpty }
        var files = ProjectModule(name: moduleName)
        try files.addContents(of: folder, project: package, leftOut: &leftOut) { path in
            excluded.contains(path) || resourcePaths.contains(path) || path == "Package.swift"
                || path == "Package.resolved" || path == ".build"
        }
        module.sources = files.sources.filter { file in
            guard !wanted.isEmpty, let path = file.path(inside: folder) else { return wanted.isEmpty }
            return wanted.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        module.dataModels = files.dataModels
        // SwiftPM finds some kinds of resources, such as catalogues and string tables, even if the manifest does not
        // name them.
        for resource in files.resources where Self.isFound(resource.url) { module.addResource(resource.url) }
        for (path, isCopied) in resources {
            let url = folder.appending(path: Self.trimmed(path)).standardizedFileURL
            guard url.exists else {
                leftOut.append(
                    LeftOut(
                        url.path(inside: package) ?? url.filePath, reason: "the resource is missing",
                        advice: "remove it from the manifest, or make it"))
                continue
            }
            if FileKind(of: url.lastPathComponent) == .dataModel {
                module.add(url, of: package, leftOut: &leftOut)
            } else if isCopied || !url.isFolder || FileKind.isPackage(url.lastPathComponent) {
                module.addResource(url)
            } else {
                try module.addContents(of: url, project: package, leftOut: &leftOut) { excluded.contains($0) }
            }
        }
        return module
    }

    /// Returns whether a file is a resource even if the manifest does not name it: if SwiftPM knows its kind, or if it
    /// is in a folder of a language.
    private static func isFound(_ file: URL) -> Bool {
        ["xcassets", "xcstrings", "strings", "stringsdict"].contains(file.pathExtension.lowercased())
            || file.deletingLastPathComponent().lastPathComponent.hasSuffix(".lproj")
    }

    private static func trimmed(_ path: String) -> String {
        var path = path
        while path.hasPrefix("./") { path.removeFirst(2) }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }
}
