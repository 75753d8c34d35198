/// The replacements for Apple's modules.
package enum ModuleCatalogue {
    /// A module of Apple's, and the module that replaces it with `-module-alias`.
    package struct Alias: Sendable, Equatable {
        package let module: String
        /// The product, which has the name of its module.
        package let product: String
        /// Whether every app needs the module, rather than only apps with a file that imports it.
        package var isAlways = false
        /// The package of the product; `nil` for CursesUI.
        package var package: RemotePackage?
        /// The only platform that has the module; `nil` if all platforms have it.
        var platform: SourcePlatform?

        /// Returns whether `canImport` is true for the module. A module of a remote package is available only if a file
        /// imports it.
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
            Alias(module: "ApplicationServices", product: "ApplicationServicesCompat", platform: .macos),
            Alias(module: "CryptoKit", product: "Crypto", package: swiftCrypto),
        ] + standIns.map { Alias(module: $0, product: "\($0)Compat") }

    /// The package with the cryptography of `CryptoKit` and `CommonCrypto`.
    static let swiftCrypto = RemotePackage(
        url: "https://github.com/apple/swift-crypto.git", requirement: "from: \"3.0.0\"")

    /// The modules with a replacement that has the same name plus `Compat`.
    private static let standIns = [
        "Accelerate", "ActivityKit", "AdSupport", "AppClip", "AppIntents", "AppTrackingTransparency",
        "AuthenticationServices", "AVFoundation", "AVKit", "BackgroundTasks", "CallKit", "Carbon", "CloudKit",
        "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage",
        "CoreLocation", "CoreML", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
        "CoreWLAN", "DeviceActivity", "DeviceCheck", "DiskArbitration", "EventKit", "EventKitUI", "FamilyControls",
        "FoundationModels", "GameController", "GameKit", "HealthKit", "HealthKitUI", "ImageIO", "Intents", "IntentsUI",
        "IOKit", "LinkPresentation", "LocalAuthentication", "ManagedSettings", "MapKit", "MediaPlayer", "MessageUI",
        "MetricKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network", "NetworkExtension", "os",
        "OSLog", "PassKit", "PDFKit", "PencilKit", "PhotosUI", "Playgrounds", "QuartzCore", "QuickLook",
        "QuickLookThumbnailing", "SafariServices", "ScreenCaptureKit", "ServiceManagement", "simd", "Speech",
        "StoreKit", "SwiftData", "SystemConfiguration", "TipKit", "Translation", "UniformTypeIdentifiers",
        "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity", "WeatherKit", "WebKit",
        "WidgetKit",
    ]

    /// Returns the aliases that a module needs.
    ///
    /// - Parameters:
    ///   - imported: the modules that files import.
    ///   - askedFor: the modules for which conditions test `canImport`. An available replacement makes these conditions
    ///     true.
    ///   - own: the modules of the project, which hide other modules with the same names.
    static func aliases(
        imported: Set<String>, askedFor: Set<String>, own: Set<String>, on platform: SourcePlatform
    ) -> [Alias] {
        aliases.filter { alias in
            let isAsked = askedFor.contains(alias.module) && alias.isImportable(on: platform)
            return (alias.isAlways || imported.contains(alias.module) || isAsked) && !own.contains(alias.module)
        }
    }

    /// The modules whose declarations are in other modules, with the import that replaces theirs in a copy.
    static let replacements = [
        "Cocoa": "AppKit", "SwiftUICore": "SwiftUI", "CoreTransferable": "SwiftUI", "CoreFoundation": "Foundation",
        "Darwin": "Glibc", "MachO": "Glibc", "Symbols": "SwiftUI", "ObjectiveC": "Foundation",
        "FoundationNetworking": "Foundation",
        "MobileCoreServices": "UniformTypeIdentifiers", "Photos": "PhotosUI", "AudioToolbox": "AVFoundation",
        "AVFAudio": "AVFoundation", "CoreAudio": "AVFoundation", "CoreAudioTypes": "AVFoundation",
        "CoreMedia": "AVFoundation", "CoreVideo": "AVFoundation", "Security": "Foundation", "QuickLookUI": "QuickLook",
        "Quartz": "PDFKit",
        "_SwiftData_SwiftUI": "SwiftData", "_PhotosUI_SwiftUI": "PhotosUI", "_MapKit_SwiftUI": "MapKit",
        "_AVKit_SwiftUI": "AVKit", "_StoreKit_SwiftUI": "StoreKit", "_WebKit_SwiftUI": "WebKit",
        "_QuickLook_SwiftUI": "QuickLook", "_AppIntents_SwiftUI": "AppIntents",
        "_AuthenticationServices_SwiftUI": "AuthenticationServices",
    ]

    /// Returns the module in front of the names of a replaced module; `nil` if the name of the module can stay.
    ///
    /// `FoundationGaps` has the names that Foundation lacks on Linux, and those of Foundation itself.
    static func qualifier(for module: String) -> String? {
        guard module != "FoundationNetworking", let new = replacements[module] else { return nil }
        return new == "Foundation" ? "FoundationGaps" : new
    }

    /// The modules that are available on Linux without a replacement.
    private static let modulesOfLinux: Set = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationXML", "FoundationInternationalization", "Dispatch",
        "Observation", "Glibc", "Synchronization", "RegexBuilder", "Distributed", "_Concurrency",
        "_StringProcessing", "CoreFoundation",
    ]

    /// Modules of Apple's that are missing here, with advice for each.
    private static let advice = [
        "Metal": "a terminal has no Metal: draw with shapes or a Canvas",
        "SpriteKit": "draw with shapes or a Canvas",
        "SceneKit": "draw with shapes or a Canvas",
        "RealityKit": "put its use behind #if canImport(RealityKit)",
        "ARKit": "put its use behind #if canImport(ARKit)",
    ]

    /// Other modules of Apple's that apps import and that are missing here.
    private static let otherModules: Set = [
        "Accounts", "CarPlay", "CoreNFC", "DeveloperToolsSupport", "ExtensionKit", "HomeKit", "MetalKit", "ReplayKit",
        "SoundAnalysis",
    ]

    /// Returns whether a module can be imported, given the modules of the project.
    ///
    /// - Parameter hasPackages: whether the project uses remote packages. The names of their modules are unknown, so a
    ///   module counts as missing only if it is one of Apple's.
    package static func isKnown(_ module: String, with own: Set<String>, hasPackages: Bool = false) -> Bool {
        if hasPackages, advice[module] == nil, !otherModules.contains(module) { return true }
        return own.contains(module) || modulesOfLinux.contains(module) || replacements[module] != nil
            || AddedModule.all.contains { $0.name == module }
            || aliases.contains { $0.module == module || $0.product == module }
    }

    /// Returns advice about a missing module.
    package static func advice(for module: String) -> String {
        advice[module] ?? "put its use behind #if canImport(\(module))"
    }

    /// Returns the modules for which `#if canImport` is true.
    static func importable(with own: Set<String>, on platform: SourcePlatform) -> Set<String> {
        own.union(modulesOfLinux).union(aliases.filter { $0.isImportable(on: platform) }.map(\.module))
    }
}
