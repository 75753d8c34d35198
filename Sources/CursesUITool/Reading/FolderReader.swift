import Foundation

/// Reads a folder of Swift files without a project.
enum FolderReader {
    /// - Throws: a `ToolError` if there is no Swift file, or no app or more than one.
    static func read(_ folder: URL) throws(ToolError) -> AppProject {
        let name = folder.lastPathComponent
        var leftOut: [LeftOut] = []
        var module = ProjectModule(name: name.moduleName)
        module.settings.features = [SwiftSettings.slashedExpressions]
        if folder.isFolder {
            try module.addContents(of: folder, project: folder, leftOut: &leftOut) { _ in false }
        } else {
            module.sources = [folder]
            module.name = folder.deletingPathExtension().lastPathComponent.moduleName
        }
        var imports: Set<String> = []
        for file in module.sources {
            let modules = SwiftFile(try file.code()).imports.map(\.module)
            guard modules.contains(where: { ["XCTest", "Testing"].contains($0) }) else {
                imports.formUnion(modules)
                continue
            }
            module.sources.removeAll { $0 == file }
            leftOut.append(
                LeftOut(file.path(inside: folder) ?? file.filePath, reason: "it holds tests", advice: "nothing"))
        }
        guard !module.sources.isEmpty else { throw ToolError("\(folder.filePath) holds no project and no Swift files") }
        return AppProject(
            name: folder.deletingPathExtension().lastPathComponent,
            folder: folder.isFolder ? folder : folder.deletingLastPathComponent(),
            origin: folder.lastPathComponent, app: module,
            platform: imports.isDisjoint(with: ["AppKit", "Cocoa"]) || imports.contains("UIKit") ? .ios : .macos,
            information: ["CFBundleName": folder.deletingPathExtension().lastPathComponent], leftOut: leftOut)
    }
}
