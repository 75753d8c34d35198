import Foundation

/// Reads the app of a Swift package or of a playground.
enum PackageReader {
    /// - Parameter target: the name of the app's target; `nil` if the package has only one program.
    static func read(_ folder: URL, target name: String?) throws(ToolError) -> AppProject {
        let package = try SwiftPackage(folder)
        let app = try app(of: package, named: name)
        var leftOut: [LeftOut] = []
        var packages: [RemotePackage] = []
        let others = beside(package)
        var modules = try package.modules(of: [app], others: others, leftOut: &leftOut, packages: &packages)
        guard var module = modules.popLast() else { throw ToolError("\(app.name) has no files") }
        let names = Set(modules.map(\.name) + [module.name])
        // The module of every playground has the same name. The name of the app keeps the settings of different apps
        // apart.
        if package.isPlayground, !names.contains(package.appName.moduleName) {
            module.name = package.appName.moduleName
        }
        for target in package.targets where !names.contains(target.moduleName) {
            let item = LeftOut(
                "the target \(target.name)", reason: "it is \(target.kind.words)",
                advice: target.kind == .executable ? "name it with --target to show it instead" : "nothing")
            if !leftOut.contains(where: { $0.item == item.item }) { leftOut.append(item) }
        }
        return AppProject(
            name: package.appName, folder: folder, origin: folder.lastPathComponent, app: module,
            libraries: modules, packages: packages, hasMainBundle: package.isPlayground,
            platform: package.platform, information: package.information,
            developmentLanguage: package.developmentLanguage, leftOut: leftOut)
    }

    private static func app(of package: SwiftPackage, named name: String?) throws(ToolError) -> PackageTarget {
        let folder = package.folder.lastPathComponent
        if let name {
            if let target = package.targets.first(where: { $0.name == name }) { return target }
            throw ToolError("\(folder) has no target \(name)")
        }
        guard let program = package.programs.first else {
            throw ToolError("\(folder) is a package without a program: name the target of an app with --target")
        }
        guard package.programs.count == 1 else {
            let names = package.programs.joined(separator: ", ")
            throw ToolError("\(folder) has \(package.programs.count) programs (\(names)): choose one with --target")
        }
        return package.targets.first { $0.name == program }!
    }

    /// Returns the local packages on which a package depends, directly or indirectly.
    private static func beside(_ package: SwiftPackage) -> [SwiftPackage] {
        var found: [SwiftPackage] = []
        var places = package.localPackages
        while let place = places.popLast(), found.count < 100 {
            guard !found.contains(where: { $0.folder == place }), let other = try? SwiftPackage(place) else { continue }
            found.append(other)
            places += other.localPackages
        }
        return found
    }
}
