import Foundation

/// Reads the app of an Xcode project.
struct XcodeReader {
    private let project: XcodeProject
    private var leftOut: [LeftOut] = []
    private var libraries: [ProjectModule] = []
    private var packages: [RemotePackage] = []
    private var seen: Set<String> = []
    private let localPackages: [SwiftPackage]

    /// - Parameter target: the name of the app's target; `nil` if the project has only one app.
    /// - Throws: a `ToolError` if the project cannot be read, or if it has several apps and none is selected.
    static func read(_ url: URL, target: String?) throws(ToolError) -> AppProject {
        var reader = try XcodeReader(url)
        return try reader.read(target: target)
    }

    private init(_ url: URL) throws(ToolError) {
        project = try XcodeProject(url)
        var packages: [SwiftPackage] = []
        for folder in project.localPackages {
            if let package = try? SwiftPackage(folder) { packages.append(package) }
        }
        localPackages = packages
    }

    private mutating func read(target name: String?) throws(ToolError) -> AppProject {
        let targets = project.targets
        let app = try Self.app(among: targets, named: name, in: project)
        let module = try add(app)
        for target in targets where !seen.contains(target.id) {
            leftOut.append(
                LeftOut(
                    "the target \(target.name)", reason: "it is \(target.kind)",
                    advice: target.isApp || target.kind == "another app"
                        ? "name it with --target to show it instead" : "nothing"))
        }
        let information = XcodeInformation.fields(of: app, in: project, leftOut: &leftOut)
        return AppProject(
            name: app.settings("PRODUCT_NAME") ?? app.name, folder: project.folder,
            origin: project.url.lastPathComponent, app: module, libraries: libraries, packages: packages,
            platform: app.platform == "macos" ? .macos : .ios,
            information: information,
            developmentLanguage: project.root["developmentRegion"] ?? "en", leftOut: leftOut)
    }

    private static func app(
        among targets: [XcodeTarget], named name: String?, in project: XcodeProject
    ) throws(ToolError) -> XcodeTarget {
        let file = project.url.lastPathComponent
        if let name {
            if let target = targets.first(where: { $0.name == name }) { return target }
            let names = targets.map(\.name).joined(separator: ", ")
            throw ToolError("\(file) has no target \(name); it has \(names.isEmpty ? "none" : names)")
        }
        let apps = targets.filter(\.isApp)
        guard let app = apps.first else {
            let names = targets.map(\.name).joined(separator: ", ")
            throw ToolError("\(file) has no app; " + (names.isEmpty ? "it has no targets" : "its targets are \(names)"))
        }
        // An app for iPhones is preferred to an app for Macs.
        let phones = apps.filter(\.isForPhones)
        if phones.count == 1 { return phones[0] }
        guard apps.count == 1 else {
            let names = apps.map(\.name).joined(separator: ", ")
            throw ToolError("\(file) has \(apps.count) apps (\(names)): choose one with --target")
        }
        return app
    }

    /// Returns the module of a target. The modules of the libraries on which it depends are added to the list first.
    private mutating func add(_ target: XcodeTarget) throws(ToolError) -> ProjectModule {
        seen.insert(target.id)
        var dependencies: [String] = []
        for dependency in target.dependencies where dependency.isLibrary {
            if !seen.contains(dependency.id) { libraries.append(try add(dependency)) }
            dependencies.append(dependency.moduleName)
        }
        var module = try target.module(leftOut: &leftOut)
        for (product, reference) in target.packageProducts {
            if let package = localPackages.first(where: { $0.hasProduct(product) }) {
                dependencies += try add(product, of: package)
            } else if let reference, let package = XcodeProject.remotePackage(reference) {
                if !packages.contains(package) { packages.append(package) }
                module.products.append(RemoteProduct(name: product, package: package.identity))
            } else {
                leftOut.append(
                    LeftOut(
                        "the product \(product)", reason: "its package is not in the project",
                        advice: "put the package beside the project"))
            }
        }
        module.dependencies = dependencies.filter { $0 != module.name }
        return module
    }

    /// Adds the modules of a product of a local package.
    private mutating func add(_ product: String, of package: SwiftPackage) throws(ToolError) -> [String] {
        let targets = package.targets(ofProduct: product)
        for module in try package.modules(of: targets, others: localPackages, leftOut: &leftOut, packages: &packages)
        where !libraries.contains(where: { $0.name == module.name }) {
            libraries.append(module)
        }
        return targets.map(\.moduleName)
    }
}
