import Foundation

/// The description of an app, read from any kind of project.
package struct AppProject: Sendable {
    /// The name of the app.
    package var name: String
    /// The folder that contains the project.
    package var folder: URL
    /// The file or folder that describes the project, for messages: `Landmarks.xcodeproj`.
    package var origin: String
    /// The module of the app.
    package var app: ProjectModule
    /// The modules of the project that the app uses, each after its dependencies.
    package var libraries: [ProjectModule] = []
    /// The remote packages that the modules use.
    package var packages: [RemotePackage] = []
    /// Whether the app's code finds its resources in the main bundle, as in Xcode's apps. The programs of packages use
    /// `Bundle.module` instead.
    package var hasMainBundle = true
    /// The platform whose branches of `#if os(…)` are compiled.
    package var platform = SourcePlatform.ios
    /// The fields of the app's Info.plist.
    package var information: [String: String] = [:]
    /// The language of the texts in the code.
    package var developmentLanguage = "en"
    /// The parts that cannot be shown in a terminal.
    package var leftOut: [LeftOut] = []

    /// All modules, with the app at the end.
    package var modules: [ProjectModule] { libraries + [app] }
}

/// A module of a project.
package struct ProjectModule: Sendable {
    /// The name by which files import the module.
    package var name: String
    package var sources: [URL] = []
    package var resources: [ProjectResource] = []
    /// The data models of Core Data's.
    package var dataModels: [URL] = []
    package var settings = SwiftSettings()
    /// The modules of the project that this one uses.
    package var dependencies: [String] = []
    /// The products of remote packages that this module uses.
    package var products: [RemoteProduct] = []
}

/// A file or folder that the app reads at run time.
package struct ProjectResource: Sendable, Equatable {
    package let url: URL
    /// The path in the app's resources: the file name, preceded by its `.lproj` folder if it is localized.
    package let place: String
}

/// How a module is compiled.
package struct SwiftSettings: Sendable, Equatable {
    /// The language mode, 5 or 6.
    package var languageMode = 5
    /// Whether declarations are isolated to the main actor by default.
    package var isMainActorDefault = false
    /// Upcoming and experimental features that change the meaning or the validity of code.
    package var features: [String] = []
    /// Whether the colours and pictures of asset catalogues are also constants of `Color` and `UIImage`.
    package var hasAssetExtensions = true
    /// The custom conditions for `#if`.
    package var conditions: [String] = []

    package init() {}

    /// The feature of bare-slash regex literals, which Xcode enables in every language mode, but the compiler only in
    /// mode 6.
    static let slashedExpressions = "BareSlashRegexLiterals"
}

/// A product of a remote package.
package struct RemoteProduct: Sendable, Hashable {
    package let name: String
    /// The identity of the package: the last part of its address.
    package let package: String
}

/// A remote package.
package struct RemotePackage: Sendable, Hashable {
    package let url: String
    /// The argument of `.package(url:_:)`, as Swift code: `from: "1.2.0"`.
    package let requirement: String

    /// The name by which a manifest refers to the package.
    package var identity: String {
        let name = url.split(separator: "/").last.map(String.init) ?? url
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
}

/// A part of the project that is left out.
package struct LeftOut: Sendable, Equatable, Codable {
    /// The file, target or build phase.
    package let item: String
    package let reason: String
    package let advice: String

    package init(_ item: String, reason: String, advice: String) {
        self.item = item
        self.reason = reason
        self.advice = advice
    }
}
