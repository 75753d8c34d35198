import Foundation

/// The facts about an app that a project states, in whichever form.
package struct AppProject: Sendable {
    /// The name of the app.
    package var name: String
    /// The folder that holds the project.
    package var folder: URL
    /// The file or folder that describes the project, as the user knows it: `Landmarks.xcodeproj`.
    package var origin: String
    /// The module of the app.
    package var app: ProjectModule
    /// The modules of the project that the app uses, those that others depend on first.
    package var libraries: [ProjectModule] = []
    /// The packages from elsewhere that the modules use.
    package var packages: [RemotePackage] = []
    /// Whether the app's code finds its resources in the main bundle, as that of Xcode's apps. Programs of packages
    /// name a bundle of their own.
    package var hasMainBundle = true
    /// The platform whose branches of `#if os(…)` are compiled.
    package var platform = SourcePlatform.ios
    /// The fields of the app's Info.plist.
    package var information: [String: String] = [:]
    /// The language that the texts of the code are in.
    package var developmentLanguage = "en"
    /// The parts that cannot be shown in a terminal.
    package var leftOut: [LeftOut] = []

    /// All modules, the app last.
    package var modules: [ProjectModule] { libraries + [app] }
}

/// A module of a project.
package struct ProjectModule: Sendable {
    /// The name by which files import the module.
    package var name: String
    package var sources: [URL] = []
    package var resources: [ProjectResource] = []
    package var settings = SwiftSettings()
    /// The modules of the project that this one uses.
    package var dependencies: [String] = []
    /// The products of packages from elsewhere that this module uses.
    package var products: [RemoteProduct] = []
}

/// A file or folder that the app reads while it runs.
package struct ProjectResource: Sendable, Equatable {
    package let url: URL
    /// The place in the app's resources: the name, after that of the folder of its language.
    package let place: String
}

/// How a module is compiled.
package struct SwiftSettings: Sendable, Equatable {
    /// The language mode, 5 or 6.
    package var languageMode = 5
    /// Whether declarations are on the main actor unless they say otherwise.
    package var isMainActorDefault = false
    /// Upcoming and experimental features that change what code means or accepts.
    package var features: [String] = []
    /// Whether the colours and pictures of asset catalogues are constants of `Color` and `UIImage` too.
    package var hasAssetExtensions = true
    /// The conditions for `#if`.
    package var conditions: [String] = []

    package init() {}

    /// Regular expressions between slashes, which Xcode understands in every language mode, and the compiler itself from
    /// mode 6 on.
    static let slashedExpressions = "BareSlashRegexLiterals"
}

/// A product of a package from elsewhere.
package struct RemoteProduct: Sendable, Hashable {
    package let name: String
    /// The identity of the package: the last part of its address.
    package let package: String
}

/// A package from elsewhere.
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

/// A part of the project that is not taken along.
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
