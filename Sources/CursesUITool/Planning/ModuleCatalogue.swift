/// The modules that are used in place of Apple's.
package enum ModuleCatalogue {
    /// A module of Apple's, and the module that is used in its place through `-module-alias`.
    package struct Alias: Sendable, Equatable {
        package let module: String
        /// The product, which bears the name of its module.
        package let product: String
        /// Whether every app needs it; else only one with a file that imports the module.
        package var isAlways = false
        /// The package of the product; `nil` for CursesUI.
        package var package: RemotePackage?
        /// The only platform that has the module; `nil` for all.
        var platform: SourcePlatform?

        /// Whether `canImport` is true for it. A module of a package from elsewhere is there only where a file imports
        /// it.
        func isImportable(on platform: SourcePlatform) -> Bool {
            guard package == nil, let own = self.platform else { return package == nil }
            return own == (platform == .linux ? .ios : platform)
        }
    }

    package static let aliases =
        [
            Alias(module: "SwiftUI", product: "SwiftUICompat", isAlways: true),
            Alias(module: "Combine", product: "CombineCompat", isAlways: true),
            Alias(module: "Charts", product: "CursesUICharts"),
            Alias(module: "UIKit", product: "UIKitCompat", platform: .ios),
            Alias(module: "AppKit", product: "AppKitCompat", platform: .macos),
            Alias(
                module: "CryptoKit", product: "Crypto",
                package: RemotePackage(url: "https://github.com/apple/swift-crypto.git", requirement: "from: \"3.0.0\"")
            ),
        ] + standIns.map { Alias(module: $0, product: "\($0)Compat") }

    /// The modules with a stand-in of their name, which ends with `Compat`.
    private static let standIns = [
        "AVFoundation", "AuthenticationServices", "CoreGraphics", "CoreHaptics", "CoreLocation", "LocalAuthentication",
        "MapKit", "OSLog", "PhotosUI", "QuartzCore", "SafariServices", "StoreKit", "UniformTypeIdentifiers",
        "UserNotifications", "WidgetKit", "os",
    ]

    /// The aliases of a module.
    ///
    /// - Parameters:
    ///   - imported: the modules that files import.
    ///   - askedFor: the modules that conditions ask for. A stand-in that is there makes them true.
    ///   - own: the modules of the project, which hide others of their names.
    static func aliases(
        imported: Set<String>, askedFor: Set<String>, own: Set<String>, on platform: SourcePlatform
    ) -> [Alias] {
        aliases.filter { alias in
            let isAsked = askedFor.contains(alias.module) && alias.isImportable(on: platform)
            return (alias.isAlways || imported.contains(alias.module) || isAsked) && !own.contains(alias.module)
        }
    }

    /// The modules whose names other modules have, by the import that takes their place in a copy.
    static let replacements = [
        "Cocoa": "AppKit", "SwiftUICore": "SwiftUI", "CoreTransferable": "SwiftUI", "CoreFoundation": "Foundation",
        "Darwin": "Glibc", "ObjectiveC": "Foundation", "FoundationNetworking": "Foundation",
        "MobileCoreServices": "UniformTypeIdentifiers", "Photos": "PhotosUI", "AudioToolbox": "AVFoundation",
    ]

    /// The modules that Swift has on Linux, and those that every module of the app imports.
    private static let modulesOfLinux: Set = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationXML", "FoundationInternationalization", "Dispatch",
        "Observation", "Glibc", "Synchronization", "RegexBuilder", "Distributed", "_Concurrency",
        "_StringProcessing", "CoreFoundation",
    ]

    /// The modules of Apple's that are missing here, with what to do about each.
    private static let advice = [
        "AVKit": "a terminal plays no film: put its use behind #if canImport(AVKit)",
        "CoreData": "store the data with Codable or SQLite",
        "SwiftData": "store the data with Codable or SQLite",
        "WebKit": "a terminal shows no web page: put its use behind #if canImport(WebKit)",
        "Metal": "a terminal has no Metal: draw with shapes or a Canvas",
        "SpriteKit": "draw with shapes or a Canvas",
        "SceneKit": "draw with shapes or a Canvas",
        "RealityKit": "put its use behind #if canImport(RealityKit)",
        "ARKit": "put its use behind #if canImport(ARKit)",
    ]

    /// More modules of Apple's that apps import and that are missing here.
    private static let otherModules: Set = [
        "Accelerate", "Accounts", "ActivityKit", "AppIntents", "AppTrackingTransparency", "AudioToolbox",
        "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "Contacts", "ContactsUI",
        "CoreAudio", "CoreBluetooth", "CoreImage", "CoreML", "CoreMotion", "CoreNFC", "CoreSpotlight",
        "CoreTelephony", "CoreText", "CoreTransferable", "DeveloperToolsSupport", "DeviceCheck", "EventKit",
        "EventKitUI", "ExtensionKit", "FamilyControls", "FoundationModels", "GameController", "GameKit", "HealthKit",
        "HomeKit", "ImageIO", "Intents", "IntentsUI", "LinkPresentation", "MediaPlayer",
        "MessageUI", "MetalKit", "MultipeerConnectivity", "NaturalLanguage", "Network", "NetworkExtension", "PDFKit",
        "PassKit", "PencilKit", "Photos", "QuickLook", "ReplayKit",
        "Security", "ServiceManagement", "SoundAnalysis", "Speech", "Symbols", "SystemConfiguration",
        "TipKit", "Vision", "VisionKit", "WatchConnectivity",
        "WeatherKit",
    ]

    /// Whether a module can be imported, given those that the project has.
    ///
    /// - Parameter hasPackages: whether the project uses packages from elsewhere. The names of their modules are not
    ///   known, so that a module is missing only if it is Apple's.
    package static func isKnown(_ module: String, with own: Set<String>, hasPackages: Bool = false) -> Bool {
        if hasPackages, advice[module] == nil, !otherModules.contains(module) { return true }
        return own.contains(module) || modulesOfLinux.contains(module) || replacements[module] != nil
            || aliases.contains { $0.module == module || $0.product == module }
    }

    /// Advice about a module that is missing.
    package static func advice(for module: String) -> String {
        advice[module] ?? "put its use behind #if canImport(\(module))"
    }

    /// The names that `#if canImport` is true for.
    static func importable(with own: Set<String>, on platform: SourcePlatform) -> Set<String> {
        own.union(modulesOfLinux).union(aliases.filter { $0.isImportable(on: platform) }.map(\.module))
    }
}
