import CursesUISupport
import Foundation

/// An Xcode project, read from its `project.pbxproj`.
struct XcodeProject {
    /// The folder `NAME.xcodeproj`.
    let url: URL
    /// The folder to which the paths of the project are relative.
    let folder: URL
    let root: XcodeObject
    let files: XcodeFileTree

    /// - Throws: a `ToolError` if the file cannot be read, or is not a project.
    init(_ url: URL) throws(ToolError) {
        let file = url.appending(path: "project.pbxproj")
        let document = try DocumentValue.dictionary(of: file)
        guard let objects = document["objects"]?.dictionary, let id = document["rootObject"]?.string,
            let root = XcodeObject(id, in: objects), root.isa == "PBXProject"
        else { throw ToolError("\(file.filePath) is broken: it has no project") }
        self.url = url
        self.root = root
        var folder = url.deletingLastPathComponent()
        for field in ["projectDirPath", "projectRoot"] {
            if let path = root[field], !path.isEmpty { folder = folder.appending(path: path) }
        }
        self.folder = folder.standardizedFileURL
        files = XcodeFileTree(project: root, folder: self.folder)
    }

    /// The native targets, which Xcode builds itself.
    var targets: [XcodeTarget] {
        root.objects("targets").filter { $0.isa == "PBXNativeTarget" }.map { XcodeTarget($0, in: self) }
    }

    /// The folders that Xcode 16 keeps in sync with the disk.
    var synchronizedGroups: [XcodeObject] { synchronizedGroups(in: root.object("mainGroup"), depth: 0) }

    private func synchronizedGroups(in group: XcodeObject?, depth: Int) -> [XcodeObject] {
        guard let group, depth < 200 else { return [] }
        return group.objects("children").flatMap { child in
            child.isa == "PBXFileSystemSynchronizedRootGroup"
                ? [child] : synchronizedGroups(in: child, depth: depth + 1)
        }
    }

    /// The folders of the local packages.
    var localPackages: [URL] {
        let references = root.objects("packageReferences")
            .filter { $0.isa == "XCLocalSwiftPackageReference" }
            .compactMap { $0["relativePath"] }
            .map { folder.appending(path: $0).standardizedFileURL }
        // Before Xcode 15, a local package was referenced as a folder among the files.
        return references + folders(in: root.object("mainGroup"), depth: 0).filter { !references.contains($0) }
    }

    private func folders(in group: XcodeObject?, depth: Int) -> [URL] {
        guard let group, depth < 50 else { return [] }
        return group.objects("children").flatMap { child -> [URL] in
            if child.isa == "PBXGroup" { return folders(in: child, depth: depth + 1) }
            guard let place = files[child], place.appending(path: "Package.swift").exists else { return [] }
            return [place]
        }
    }

    /// The remote packages.
    var remotePackages: [RemotePackage] {
        root.objects("packageReferences").compactMap { Self.remotePackage($0) }
    }

    static func remotePackage(_ reference: XcodeObject) -> RemotePackage? {
        guard let url = reference["repositoryURL"] else { return nil }
        let rule = reference.dictionary("requirement").compactMapValues(\.text)
        func quoted(_ key: String) -> String { (rule[key] ?? "").swiftLiteral }
        let requirement =
            switch rule["kind"] {
            case "upToNextMinorVersion": ".upToNextMinor(from: \(quoted("minimumVersion")))"
            case "exactVersion": "exact: \(quoted("version"))"
            case "versionRange": "\(quoted("minimumVersion"))..<\(quoted("maximumVersion"))"
            case "branch": "branch: \(quoted("branch"))"
            case "revision": "revision: \(quoted("revision"))"
            default: "from: \(quoted("minimumVersion"))"
            }
        return RemotePackage(url: url, requirement: requirement)
    }
}
