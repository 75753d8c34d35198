import Foundation

/// Writes the manifest of the package for a plan.
package struct ManifestWriter {
    private let plan: PortPlan
    private let cursesUI: CursesUILocation
    /// The folder for the modules of Apple's that are targets of the package.
    private let addedFolder: String
    /// Returns the folder and the files of a module, for the arguments of its target.
    private let layout: (PlannedModule) -> Layout

    /// The location of a module's files.
    struct Layout {
        let path: String
        var exclude: [String] = []
        var sources: [String]?
        var resources: [String]
    }

    init(
        _ plan: PortPlan, cursesUI: CursesUILocation, addedFolder: String,
        layout: @escaping (PlannedModule) -> Layout
    ) {
        self.plan = plan
        self.cursesUI = cursesUI
        self.addedFolder = addedFolder
        self.layout = layout
    }

    /// The beginning of the manifest's comment, by which this tool recognises its own packages.
    static let mark = "/// Written by `cursesui port`"

    /// The text of `Package.swift`.
    var text: String {
        let others = plan.modules.flatMap(\.aliases).compactMap(\.package) + plan.addedModules.compactMap(\.package)
        let unique = others.enumerated().filter { !others[..<$0.offset].contains($0.element) }.map(\.element)
            .filter { package in !plan.packages.contains { $0.identity == package.identity } }
        let packages =
            [cursesUI.dependency]
            + (plan.packages + unique).map { ".package(url: \($0.url.swiftLiteral), \($0.requirement))" }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            \(Self.mark) from \(plan.project.origin.printable). `swift run` shows the app.
            let package = Package(
                name: \(plan.name.swiftLiteral),
                defaultLocalization: \(plan.project.developmentLanguage.swiftLiteral),
                platforms: [.macOS("15.4")],
                dependencies: [
            \(lines(packages, indent: 8))
                ],
                targets: [
            \((plan.modules.reversed().map(target) + plan.addedModules.map(target)).joined(separator: "\n"))
                ]
            )

            """
    }

    private func target(_ module: PlannedModule) -> String {
        let layout = layout(module)
        var arguments = ["name: \(module.name.swiftLiteral)"]
        arguments.append("dependencies: [\n\(lines(dependencies(of: module), indent: 16))\n            ]")
        arguments.append("path: \(layout.path.swiftLiteral)")
        if !layout.exclude.isEmpty { arguments.append("exclude: \(list(layout.exclude))") }
        if let sources = layout.sources { arguments.append("sources: \(list(sources))") }
        if !layout.resources.isEmpty {
            let copies = layout.resources.map { ".copy(\($0.swiftLiteral))" }
            arguments.append("resources: [\n\(lines(copies, indent: 16))\n            ]")
        }
        arguments.append("swiftSettings: [\n\(lines(settings(of: module), indent: 16))\n            ]")
        let kind = module.isApp ? "executableTarget" : "target"
        return """
                    .\(kind)(
            \(lines(arguments, indent: 12, endsWithComma: false))
                    ),
            """
    }

    private func target(_ module: AddedModule) -> String {
        var arguments = ["name: \(module.name.swiftLiteral)"]
        let path = "path: \("\(addedFolder)/\(module.name)".swiftLiteral)"
        let kind: String
        switch module.kind {
        case .swift(let package, let products):
            kind = "target"
            let names = products.map {
                ".product(name: \($0.swiftLiteral), package: \(package.identity.swiftLiteral))"
            }
            arguments += ["dependencies: \(literal(names))", path, "swiftSettings: [.swiftLanguageMode(.v6)]"]
        case .system(let pkgConfig, let debianPackage):
            kind = "systemLibrary"
            arguments += [
                path, "pkgConfig: \(pkgConfig.swiftLiteral)",
                "providers: [.apt([\(debianPackage.swiftLiteral)])]",
            ]
        }
        return """
                    .\(kind)(
            \(lines(arguments, indent: 12, endsWithComma: false))
                    ),
            """
    }

    /// Returns the direct dependencies of a module, followed by the indirect ones: SwiftPM compiles a target again if
    /// the module of a target or product that it names has changed, but not if only a module behind that one has.
    private func dependencies(of module: PlannedModule) -> [String] {
        var modules = [module]
        var next = 0
        while next < modules.count {
            for name in modules[next].dependencies where !modules.contains(where: { $0.name == name }) {
                modules += plan.modules.filter { $0.name == name }
            }
            next += 1
        }
        let products = modules.flatMap(\.aliases).map {
            ".product(name: \($0.product.swiftLiteral), package: \(($0.package?.identity ?? cursesUI.identity).swiftLiteral))"
        }
        let targets = modules.dropFirst().map(\.name) + modules.flatMap(\.added).map(\.name)
        let others = targets.map { ".target(name: \($0.swiftLiteral))" }
        let remote = modules.flatMap(\.products).map {
            ".product(name: \($0.name.swiftLiteral), package: \($0.package.swiftLiteral))"
        }
        var names: Set<String> = []
        return (products + others + remote).filter { names.insert($0).inserted }
    }

    private func settings(of module: PlannedModule) -> [String] {
        var settings = [".swiftLanguageMode(.v\(module.settings.languageMode))"]
        if module.settings.isMainActorDefault { settings.append(".defaultIsolation(MainActor.self)") }
        settings += module.settings.features.map { ".enableUpcomingFeature(\($0.swiftLiteral))" }
        settings += module.settings.conditions.map { ".define(\($0.swiftLiteral))" }
        let aliases = module.aliases.map { "\"-module-alias\", \"\($0.module)=\($0.product)\"," }
        // Apple's Foundation re-exports the first two modules. Apple's SwiftUI has the property wrappers of the third.
        let imports = ["CombineCompat", "Observation", "CoreDataCompat"]
            .filter { name in name == "Observation" || module.aliases.contains { $0.product == name } }
            .map { "\"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \"\($0)\"," }
        settings.append(".unsafeFlags([\n\(indented(aliases + imports, 20))\n                ])")
        return settings
    }

    private func lines(_ items: [String], indent: Int, endsWithComma: Bool = true) -> String {
        let space = String(repeating: " ", count: indent)
        return items.map { space + $0 }.joined(separator: ",\n") + (endsWithComma ? "," : "")
    }

    private func indented(_ items: [String], _ indent: Int) -> String {
        items.map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
    }

    private func list(_ items: [String]) -> String { literal(items.map(\.swiftLiteral)) }

    private func literal(_ items: [String]) -> String { "[\n\(lines(items, indent: 16))\n            ]" }
}
