import Foundation

/// A Swift package or the package of a playground, as described by the text of its manifest.
package struct SwiftPackage: Sendable {
    package let folder: URL
    package let name: String
    package let targets: [PackageTarget]
    /// The products of the package, with their targets.
    private let products: [(name: String, targets: [String])]
    /// The names of the targets that are apps or other programs.
    let programs: [String]
    let packages: [RemotePackage]
    /// The folders of the local packages on which this package depends.
    let localPackages: [URL]
    let developmentLanguage: String
    /// The platform for which the code is written: macOS if the manifest names it and not iOS, and otherwise iOS.
    let platform: SourcePlatform
    /// Whether the package has an app as a product, which only playgrounds have.
    let isPlayground: Bool
    /// The fields for the app's Info.plist.
    let information: [String: String]

    /// - Throws: a `ToolError` if the manifest cannot be read, or cannot be understood without running it.
    package init(_ folder: URL) throws(ToolError) {
        let file = folder.appending(path: "Package.swift")
        let bytes = [UInt8](try file.contents())
        guard let value = ManifestParser.package(in: bytes) else {
            throw ToolError("\(file.filePath) has no package that can be read without running it")
        }
        self.folder = folder
        name = value["name"]?.string ?? folder.deletingPathExtension().lastPathComponent
        let mode = Self.languageMode(of: value, bytes: bytes)
        let all = value["targets"]?.elements.compactMap { PackageTarget($0, package: folder, languageMode: mode) } ?? []
        guard !all.isEmpty else { throw ToolError("\(file.filePath) has no targets that can be read") }
        targets = all
        let products = value["products"]?.elements ?? []
        self.products = products.compactMap { product in
            product["name"]?.string.map { ($0, product["targets"]?.strings ?? []) }
        }
        let apps = products.filter { $0.name == "iOSApplication" }
        let named = (apps.isEmpty ? products.filter { $0.name == "executable" } : apps)
            .flatMap { $0["targets"]?.strings ?? [] }
        let executables = all.filter { $0.kind == .executable }.map(\.name)
        programs = executables.filter(named.contains) + executables.filter { !named.contains($0) && apps.isEmpty }
        let dependencies = value["dependencies"]?.elements ?? []
        packages = dependencies.compactMap(Self.remotePackage)
        localPackages = dependencies.compactMap { $0["path"]?.string }
            .map { URL(fileURLWithPath: $0, relativeTo: folder).standardizedFileURL }
        isPlayground = !apps.isEmpty
        let platforms = value["platforms"]?.elements.compactMap(\.name) ?? []
        platform = platforms.contains("macOS") && !platforms.contains("iOS") ? .macos : .ios
        developmentLanguage = value["defaultLocalization"]?.string ?? "en"
        var information = ["CFBundleName": apps.first?["name"]?.string ?? name]
        information["CFBundleIdentifier"] = apps.first?["bundleIdentifier"]?.string
        information["CFBundleShortVersionString"] = apps.first?["displayVersion"]?.string
        information["CFBundleVersion"] = apps.first?["bundleVersion"]?.string
        self.information = information
    }

    /// The name of a playground's app, or otherwise the name of the package.
    var appName: String { information["CFBundleName"] ?? name }

    /// Returns the language mode of targets that do not set one: 6 from version 6 of the manifest's tools on, and
    /// otherwise 5.
    private static func languageMode(of package: ManifestValue, bytes: [UInt8]) -> Int {
        if let modes = package["swiftLanguageModes"] ?? package["swiftLanguageVersions"] {
            return modes.elements.contains { $0.name == "v6" } ? 6 : 5
        }
        let text = String(decoding: bytes.prefix(400), as: UTF8.self)
        let version = text.firstMatch(of: /swift-tools-version\s*:\s*(\d+)/).flatMap { Int($0.1) }
        return (version ?? 5) >= 6 ? 6 : 5
    }

    private static func remotePackage(_ value: ManifestValue) -> RemotePackage? {
        guard let url = value["url"]?.string else { return nil }
        func quoted(_ value: ManifestValue?) -> String { (value?.string ?? "").swiftLiteral }
        for label in ["from", "exact", "branch", "revision"] {
            if let version = value[label]?.string {
                return RemotePackage(url: url, requirement: "\(label): \(version.swiftLiteral)")
            }
        }
        if let rule = value[""] {
            switch rule.name {
            case "upToNextMajor": return RemotePackage(url: url, requirement: "from: \(quoted(rule["from"]))")
            case "upToNextMinor":
                return RemotePackage(url: url, requirement: ".upToNextMinor(from: \(quoted(rule["from"])))")
            case "exact": return RemotePackage(url: url, requirement: "exact: \(quoted(rule[""]))")
            case "branch": return RemotePackage(url: url, requirement: "branch: \(quoted(rule[""]))")
            case "revision": return RemotePackage(url: url, requirement: "revision: \(quoted(rule[""]))")
            default:
                if let lowest = rule.string {
                    return RemotePackage(url: url, requirement: "from: \(lowest.swiftLiteral)")
                }
            }
        }
        return nil
    }

    // MARK: Products

    func hasProduct(_ name: String) -> Bool { products.contains { $0.name == name } || hasTarget(name) }

    private func hasTarget(_ name: String) -> Bool { targets.contains { $0.name == name } }

    /// Returns the targets of a product, or the target with the name if there is no such product.
    func targets(ofProduct name: String) -> [PackageTarget] {
        let names = products.first { $0.name == name }?.targets ?? [name]
        return targets.filter { names.contains($0.name) }
    }

    // MARK: Modules

    /// Returns the modules of targets and of all of their dependencies, each module after its dependencies.
    ///
    /// - Parameter others: the local packages on which this one may depend.
    func modules(
        of targets: [PackageTarget], others: [SwiftPackage], leftOut: inout [LeftOut],
        packages: inout [RemotePackage]
    ) throws(ToolError) -> [ProjectModule] {
        var modules: [ProjectModule] = []
        var seen: Set<String> = []
        for target in targets {
            try add(
                target, to: &modules, seen: &seen, others: others, leftOut: &leftOut, packages: &packages, depth: 0)
        }
        return modules
    }

    private func add(
        _ target: PackageTarget, to modules: inout [ProjectModule], seen: inout Set<String>, others: [SwiftPackage],
        leftOut: inout [LeftOut], packages: inout [RemotePackage], depth: Int
    ) throws(ToolError) {
        guard depth < 100, seen.insert(target.name).inserted else { return }
        guard target.kind == .executable || target.kind == .library else {
            leftOut.append(
                LeftOut("the target \(target.name)", reason: "it is \(target.kind.words)", advice: "nothing"))
            return
        }
        var module = try target.module(leftOut: &leftOut)
        for dependency in target.dependencies {
            if let other = targets.first(where: { $0.name == dependency.name }), dependency.package == nil {
                try add(
                    other, to: &modules, seen: &seen, others: others, leftOut: &leftOut, packages: &packages,
                    depth: depth + 1)
                module.dependencies.append(other.moduleName)
            } else if let package = others.first(where: { $0.folder != folder && $0.hasProduct(dependency.name) }) {
                for other in package.targets(ofProduct: dependency.name) {
                    try package.add(
                        other, to: &modules, seen: &seen, others: others, leftOut: &leftOut, packages: &packages,
                        depth: depth + 1)
                    module.dependencies.append(other.moduleName)
                }
            } else if let package = remotePackage(of: dependency) {
                if !packages.contains(package) { packages.append(package) }
                module.products.append(RemoteProduct(name: dependency.name, package: package.identity))
            } else {
                leftOut.append(
                    LeftOut(
                        "the product \(dependency.name)", reason: "no package of \(name) has it",
                        advice: "put its package beside this one"))
            }
        }
        let built = Set(modules.map(\.name))
        module.dependencies = module.dependencies.filter(built.contains)
        modules.append(module)
    }

    private func remotePackage(of dependency: PackageTarget.Dependency) -> RemotePackage? {
        if let named = dependency.package {
            return packages.first { $0.identity.lowercased() == named.lowercased() }
        }
        return packages.first { $0.identity.lowercased() == dependency.name.lowercased() }
    }
}
