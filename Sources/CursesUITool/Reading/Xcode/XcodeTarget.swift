import CursesUISupport
import Foundation

/// A target of an Xcode project.
struct XcodeTarget {
    let object: XcodeObject
    private let project: XcodeProject
    let settings: BuildSettings

    init(_ object: XcodeObject, in project: XcodeProject) {
        self.object = object
        self.project = project
        let levels = [object, project.root].flatMap { Self.levels(of: $0, in: project) }
        let name = object["name"] ?? ""
        settings = BuildSettings(
            levels: levels,
            builtIn: [
                "TARGET_NAME": name, "TARGETNAME": name,
                "PRODUCT_NAME": object["productName"] ?? name,
                "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
                "PROJECT_NAME": project.url.deletingPathExtension().lastPathComponent,
                "SRCROOT": project.folder.filePath, "PROJECT_DIR": project.folder.filePath,
                "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "DEVELOPMENT_LANGUAGE": project.root["developmentRegion"] ?? "en",
                "CONFIGURATION": "Debug",
            ])
    }

    /// Returns the debug settings of a target or project, and those of the `.xcconfig` file on which they are based.
    private static func levels(of object: XcodeObject, in project: XcodeProject) -> [[String: DocumentValue]] {
        let configurations = object.object("buildConfigurationList")?.objects("buildConfigurations") ?? []
        guard let chosen = configurations.first(where: { $0["name"] == "Debug" }) ?? configurations.first else {
            return []
        }
        var file = chosen.object("baseConfigurationReference").flatMap { project.files[$0] }
        if file == nil, let path = chosen["baseConfigurationReferenceRelativePath"],
            let anchor = chosen.object("baseConfigurationReferenceAnchor").flatMap({ project.files[$0] })
        {
            file = anchor.appending(path: path)
        }
        return [chosen.dictionary("buildSettings")] + (file.map { [ConfigurationFile.settings(of: $0)] } ?? [])
    }

    var id: String { object.id }
    var name: String { object["name"] ?? "" }
    var productType: String { object["productType"] ?? "" }
    var moduleName: String { (settings("PRODUCT_MODULE_NAME") ?? name).moduleName }

    /// Whether the target is an app for iPhone, iPad or Mac.
    var isApp: Bool {
        guard productType == "com.apple.product-type.application" else { return false }
        return platforms.isEmpty || !platforms.isDisjoint(with: ["iphoneos", "macosx", "auto"])
    }

    /// Whether the target is built for iPhones.
    var isForPhones: Bool { platforms.contains("iphoneos") }

    /// The SDKs of the platforms for which the target is built.
    private var platforms: Set<String> {
        let supported = settings.words("SUPPORTED_PLATFORMS")
        return Set(supported.isEmpty ? settings.words("SDKROOT") : supported)
    }

    /// The platform whose files are included, as named in the platform filters of files.
    var platform: String {
        platforms.contains("macosx") && !platforms.contains("iphoneos") ? "macos" : "ios"
    }

    /// The kind of the target, in words.
    var kind: String {
        switch productType {
        case "com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing": return "tests"
        case "com.apple.product-type.application": return "another app"
        case "com.apple.product-type.application.on-demand-install-capable": return "an app clip"
        case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
            "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
            return "a library"
        case let type where type.contains("watch"): return "an app for a watch"
        case let type where type.contains("extension"):
            return settings("INFOPLIST_KEY_NSExtensionPointIdentifier").map { "an extension (\($0))" }
                ?? (name.localizedCaseInsensitiveContains("widget") ? "a widget extension" : "an extension")
        default: return "no app"
        }
    }

    var isLibrary: Bool { kind == "a library" }
    var isTest: Bool { kind == "tests" }

    /// The targets on which this one depends.
    var dependencies: [XcodeTarget] {
        object.objects("dependencies")
            .filter { isForPlatform($0) }
            .compactMap { $0.object("target") ?? $0.object("targetProxy")?.object("remoteGlobalIDString") }
            .filter { $0.isa == "PBXNativeTarget" }
            .map { XcodeTarget($0, in: project) }
    }

    /// The products of packages that the target uses, with the reference to the package if there is one.
    var packageProducts: [(name: String, package: XcodeObject?)] {
        let linked = phases("PBXFrameworksBuildPhase").flatMap { $0.objects("files") }.compactMap {
            $0.object("productRef")
        }
        var seen: Set<String> = []
        return (object.objects("packageProductDependencies") + linked).compactMap { product in
            guard let name = product["productName"], !name.hasPrefix("plugin:"), seen.insert(name).inserted else {
                return nil
            }
            return (name, product.object("package"))
        }
    }

    func phases(_ isa: String) -> [XcodeObject] {
        object.objects("buildPhases").filter { $0.isa == isa }
    }

    private func isForPlatform(_ object: XcodeObject) -> Bool {
        let filters = object.strings("platformFilters") + object.strings("platformFilter")
        return filters.isEmpty || filters.contains(platform)
    }

    // MARK: Files

    /// Returns the module that consists of the target's files.
    func module(leftOut: inout [LeftOut]) throws(ToolError) -> ProjectModule {
        var module = ProjectModule(name: moduleName)
        module.settings = swiftSettings
        for object in phases("PBXSourcesBuildPhase").flatMap({ $0.objects("files") }) where isForPlatform(object) {
            add(object.object("fileRef"), to: &module, leftOut: &leftOut)
        }
        for object in phases("PBXResourcesBuildPhase").flatMap({ $0.objects("files") }) where isForPlatform(object) {
            add(object.object("fileRef"), to: &module, leftOut: &leftOut)
        }
        // Files that are copied into the resources folder, which has the number 7.
        for phase in phases("PBXCopyFilesBuildPhase") where phase["dstSubfolderSpec"] == "7" {
            for object in phase.objects("files") { add(object.object("fileRef"), to: &module, leftOut: &leftOut) }
        }
        for phase in phases("PBXShellScriptBuildPhase") {
            leftOut.append(
                LeftOut(
                    "the build phase “\(phase["name"] ?? "Run Script")” of \(name)", reason: "scripts are not run",
                    advice: "run it by hand if it makes files that the app needs"))
        }
        try addSynchronizedFolders(to: &module, leftOut: &leftOut)
        var seen: Set<URL> = []
        module.sources = module.sources.filter { seen.insert($0).inserted }
        return module
    }

    private func add(_ file: XcodeObject?, to module: inout ProjectModule, leftOut: inout [LeftOut]) {
        guard let file else { return }
        if file.isa == "PBXVariantGroup" {
            for child in file.objects("children") { add(child, to: &module, leftOut: &leftOut) }
            return
        }
        guard let url = project.files[file] else { return }
        if let type = file["lastKnownFileType"] ?? file["explicitFileType"], type == "folder", url.isFolder {
            module.addResource(url)
        } else if url.exists {
            module.add(url, of: project.folder, leftOut: &leftOut)
        } else {
            leftOut.append(
                LeftOut(
                    url.path(inside: project.folder) ?? url.filePath, reason: "the file is missing",
                    advice: "remove it from the project, or make it"))
        }
    }

    /// Adds the files of the folders that Xcode 16 keeps in sync with the disk.
    ///
    /// In the target's own folders, an exception set of the target excludes files. In a folder of a different target,
    /// it lists the files that belong to this target as well.
    private func addSynchronizedFolders(
        to module: inout ProjectModule, leftOut: inout [LeftOut]
    ) throws(ToolError) {
        let own = Set(object.objects("fileSystemSynchronizedGroups").map(\.id))
        for group in project.synchronizedGroups {
            guard let folder = project.files[group] else { continue }
            let sets = group.objects("exceptions").filter { $0["target"] == id }
            let exceptions = SynchronizedExceptions(sets, platform: platform)
            guard own.contains(group.id) else {
                guard !sets.isEmpty, folder.isFolder else { continue }
                try module.addContents(of: folder, project: project.folder, leftOut: &leftOut) { path in
                    !exceptions.reaches(path) || exceptions.isForOtherPlatforms(path)
                }
                continue
            }
            guard folder.isFolder else {
                throw ToolError("\(folder.filePath), a folder of the target \(name), is missing")
            }
            let information = settings("INFOPLIST_FILE").map { project.folder.appending(path: $0).standardizedFileURL }
            try module.addContents(
                of: folder, explicitFolders: Set(group.strings("explicitFolders")), project: project.folder,
                leftOut: &leftOut
            ) { path in
                exceptions.lists(path) || exceptions.isForOtherPlatforms(path)
                    || folder.appending(path: path).standardizedFileURL == information
            }
        }
    }

    // MARK: Settings

    private var swiftSettings: SwiftSettings {
        var swift = SwiftSettings()
        swift.languageMode = settings("SWIFT_VERSION").map { $0.hasPrefix("6") } == true ? 6 : 5
        swift.isMainActorDefault = settings("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
        var features: [String] = []
        let isApproachable = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY")
        for (setting, feature) in Self.features where isApproachable || settings.isOn(setting) {
            features.append(feature)
        }
        // Enabling a feature that language mode 6 already includes is an error in this mode.
        swift.features = swift.languageMode == 6 ? features.filter { !Self.featuresOf6.contains($0) } : features
        if swift.languageMode < 6, settings("SWIFT_ENABLE_BARE_SLASH_REGEX")?.uppercased() != "NO" {
            swift.features.append(SwiftSettings.slashedExpressions)
        }
        swift.hasAssetExtensions = settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        let flags = settings.words("OTHER_SWIFT_FLAGS")
        let defined = flags.indices.compactMap { index -> String? in
            if flags[index].hasPrefix("-D"), flags[index].count > 2 { return String(flags[index].dropFirst(2)) }
            return index > 0 && flags[index - 1] == "-D" ? flags[index] : nil
        }
        let conditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined
        swift.conditions = Array(Set(conditions)).filter { $0 != "DEBUG" && $0 == $0.moduleName }.sorted()
        return swift
    }

    /// The features that make up “approachable concurrency”, each with its build setting.
    private static let features = [
        ("SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
        ("SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
        ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
        ("SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
        ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
    ]
    private static let featuresOf6: Set = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
    ]
}
