import Foundation

/// Plans the package that is written for a project.
package enum Planner {
    /// Creates the plan for a project.
    ///
    /// - Parameter needsApp: whether the project must have an app. Otherwise it may also have views alone, which are
    ///   compiled and not shown.
    /// - Throws: a `ToolError` if a file cannot be read, or if the project has no app or more than one.
    package static func plan(_ project: AppProject, needsApp: Bool = true) throws(ToolError) -> PortPlan {
        var leftOut = project.leftOut
        let own = Set(project.modules.map(\.name))
        let names = own.union(project.modules.flatMap { $0.products.map(\.name) })
        var files: [[SourceFile]] = []
        for module in project.modules { files.append(try read(module, in: project, own: names)) }
        let declared = files.joined().reduce(into: Set<String>()) { $0.formUnion($1.file.closureDeclarations) }
        var modules: [PlannedModule] = []
        for (module, files) in zip(project.modules, files) {
            modules.append(
                try plan(
                    module, files: files, declared: declared, needsApp: needsApp, in: project, own: names,
                    leftOut: &leftOut))
        }
        leftOut += missingModules(in: modules, on: project.platform)
        return PortPlan(
            project: project, name: project.app.name, modules: modules, packages: project.packages, leftOut: leftOut)
    }

    /// A file of a project, as it has been read.
    private struct SourceFile {
        let url: URL
        let bytes: Data
        let file: SwiftFile
    }

    private static func read(
        _ module: ProjectModule, in project: AppProject, own: Set<String>
    ) throws(ToolError) -> [SourceFile] {
        let conditions = CompilationConditions(
            flags: Set(module.settings.conditions),
            modules: ModuleCatalogue.importable(with: own, on: project.platform), platform: project.platform)
        var files: [SourceFile] = []
        for url in module.sources {
            let bytes = try url.code()
            let file = SwiftFile(bytes, conditions: conditions, platform: project.platform)
            files.append(SourceFile(url: url, bytes: bytes, file: file))
        }
        return files
    }

    private static func plan(
        _ module: ProjectModule, files: [SourceFile], declared: Set<String>, needsApp: Bool, in project: AppProject,
        own: Set<String>, leftOut: inout [LeftOut]
    ) throws(ToolError) -> PlannedModule {
        let platform = project.platform
        let isApp = module.name == project.app.name
        var sources: [PlannedSource] = []
        var entries: [(place: String, entry: SwiftFile.EntryPoint)] = []
        var imports: Set<String> = []
        var askedFor: Set<String> = []
        var views: [String] = []
        var statics: Set<String> = []
        var places: Set<String> = []
        let root = commonFolder(of: module.sources) ?? project.folder
        for source in files {
            let (url, file) = (source.url, source.file)
            let changes = SourceChanges.changes(of: file, declared: declared)
            let place = unique(place(of: url, in: root), among: &places)
            sources.append(
                PlannedSource(
                    origin: url, place: place, contents: SourceChanges.apply(changes, to: source.bytes),
                    changes: changes))
            entries += file.entryPoints.map { (url.path(inside: project.folder) ?? url.lastPathComponent, $0) }
            imports.formUnion(file.imports.map { ModuleCatalogue.replacements[$0.module] ?? $0.module })
            askedFor.formUnion(file.modulesAskedFor)
            views += file.views
            statics.formUnion(file.staticMembers)
        }
        var dataModels: [PlannedResource] = []
        for url in module.dataModels {
            let model = try XcodeDataModel(url)
            imports.insert("CoreData")
            if let classes = GeneratedSources.classes(of: model) { sources.append(classes) }
            dataModels.append(PlannedResource(model, module: module.name))
        }
        let aliases = ModuleCatalogue.aliases(imported: imports, askedFor: askedFor, own: own, on: platform)
        if isApp {
            let hasMain = sources.contains { $0.place.split(separator: "/").last == "main.swift" }
            try check(entries, of: project)
            if entries.isEmpty, !hasMain {
                sources.append(
                    needsApp ? try GeneratedSources.app(showing: views, of: project) : GeneratedSources.emptyProgram)
            }
        }
        let resources = resources(of: module, in: project, leftOut: &leftOut)
        leftOut += VectorPictures.leftOut(
            in: resources.map(\.url).filter { $0.pathExtension == "xcassets" }, of: project)
        let hasMainBundle = isApp && project.hasMainBundle
        if hasMainBundle {
            sources.append(GeneratedSources.mainBundle(package: project.app.name, module: module.name))
        }
        // Without SwiftUI or UIKit, the types of the constants are not available.
        if imports.contains("SwiftUI") || imports.contains("UIKit"),
            let symbols = GeneratedSources.assetSymbols(
                of: module, resources: resources, hasMainBundle: hasMainBundle, declared: statics)
        {
            sources.append(symbols)
        }
        return PlannedModule(
            name: module.name, sources: sources, resources: resources, dataModels: dataModels,
            stringTables: StringTables.tables(of: resources),
            settings: module.settings,
            dependencies: module.dependencies, products: module.products, aliases: aliases,
            added: AddedModule.modules(imported: imports, own: own), isApp: isApp, hasMainBundle: hasMainBundle)
    }

    /// Returns the resources of a module. Of several resources with the same place, all but the first are left out.
    private static func resources(
        of module: ProjectModule, in project: AppProject, leftOut: inout [LeftOut]
    ) -> [ProjectResource] {
        var places: Set<String> = []
        return module.resources.filter { resource in
            if places.insert(resource.place).inserted { return true }
            leftOut.append(
                LeftOut(
                    resource.url.path(inside: project.folder) ?? resource.url.filePath,
                    reason: "another resource has its name", advice: "give it a name of its own"))
            return false
        }
    }

    private static func check(
        _ entries: [(place: String, entry: SwiftFile.EntryPoint)], of project: AppProject
    ) throws(ToolError) {
        guard entries.count > 1 else { return }
        let list = entries.map { "\($0.entry.type) in \($0.place)" }.joined(separator: ", ")
        throw ToolError("\(project.origin) has \(entries.count) apps (\(list)): name the folder or file of one")
    }

    // MARK: Places

    /// Returns the deepest folder that contains all of the files.
    private static func commonFolder(of files: [URL]) -> URL? {
        guard let first = files.first else { return nil }
        var common = first.deletingLastPathComponent().standardizedFileURL.pathComponents
        for file in files.dropFirst() {
            let parts = file.deletingLastPathComponent().standardizedFileURL.pathComponents
            common = Array(zip(common, parts).prefix { $0 == $1 }.map(\.0))
        }
        return URL(fileURLWithPath: common.joined(separator: "/").replacing("//", with: "/"), isDirectory: true)
    }

    /// Returns the path of a source in the folder of its module. The folder `Resources` there is reserved.
    private static func place(of file: URL, in root: URL) -> String {
        let path = file.path(inside: root) ?? file.lastPathComponent
        guard path.hasPrefix("Resources/") else { return path }
        return "Resources of code/" + path.dropFirst("Resources/".count)
    }

    private static func unique(_ place: String, among places: inout Set<String>) -> String {
        var candidate = place
        var number = 2
        while !places.insert(candidate.lowercased()).inserted {
            candidate = "\(number)/\(place)"
            number += 1
        }
        return candidate
    }

    // MARK: Modules

    /// Returns the imports of missing modules, with the indices of the modules and source files that contain them.
    static func missingImports(
        in modules: [PlannedModule], on platform: SourcePlatform
    ) -> [(module: Int, source: Int, statements: [SwiftFile.Import])] {
        let own = Set(modules.map(\.name)).union(modules.flatMap { $0.products.map(\.name) })
        let hasPackages = modules.contains { !$0.products.isEmpty }
        var found: [(module: Int, source: Int, statements: [SwiftFile.Import])] = []
        for (index, module) in modules.enumerated() {
            let conditions = CompilationConditions(
                flags: Set(module.settings.conditions), modules: ModuleCatalogue.importable(with: own, on: platform),
                platform: platform)
            for (place, source) in module.sources.enumerated() {
                let missing = SwiftFile(source.contents, conditions: conditions).imports
                    .filter { !ModuleCatalogue.isKnown($0.module, with: own, hasPackages: hasPackages) }
                if !missing.isEmpty { found.append((index, place, missing)) }
            }
        }
        return found
    }

    /// Returns the missing modules that files import, with the files.
    private static func missingModules(in modules: [PlannedModule], on platform: SourcePlatform) -> [LeftOut] {
        var files: [String: Set<String>] = [:]
        for (module, source, statements) in missingImports(in: modules, on: platform) {
            for statement in statements {
                files[statement.module, default: []].insert(modules[module].sources[source].place)
            }
        }
        return files.sorted { $0.key < $1.key }.map { module, places in
            let first = places.sorted()[0]
            let more = places.count == 1 ? "" : " and \(places.count - 1) more"
            return LeftOut(
                "import \(module)", reason: "\(first)\(more): there is no such module here",
                advice: ModuleCatalogue.advice(for: module))
        }
    }
}
