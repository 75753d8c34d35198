/// The modules that are used in place of Apple's.
package enum ModuleCatalogue {
    /// A module of Apple's, and the module of CursesUI that is used in its place through `-module-alias`.
    package struct Alias: Sendable, Equatable {
        package let module: String
        /// The product, which bears the name of its module.
        package let product: String
        /// Whether every app needs it; else only one with a file that imports the module.
        package let isAlways: Bool
    }

    package static let aliases = [
        Alias(module: "SwiftUI", product: "SwiftUICompat", isAlways: true),
        Alias(module: "Combine", product: "CombineCompat", isAlways: true),
        Alias(module: "Charts", product: "CursesUICharts", isAlways: false),
    ]

    /// The modules whose names other modules have, by the import that takes their place in a copy.
    ///
    /// `SwiftUI` has UIKit's and AppKit's names here, and Foundation has those of the lower modules.
    static let replacements = [
        "UIKit": "SwiftUI", "AppKit": "SwiftUI", "Cocoa": "SwiftUI",
        "CoreGraphics": "Foundation", "CoreFoundation": "Foundation", "Darwin": "Glibc", "ObjectiveC": "Foundation",
        "FoundationNetworking": "Foundation",
    ]

    /// The modules that Swift has on Linux, and those that every module of the app imports.
    private static let modulesOfLinux: Set = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationXML", "FoundationInternationalization", "Dispatch",
        "Observation", "Glibc", "Synchronization", "RegexBuilder", "Distributed", "_Concurrency",
        "_StringProcessing", "CoreFoundation",
    ]

    /// The modules of Apple's that are missing here, with what to do about each.
    private static let advice = [
        "AVFoundation": "a terminal plays no sound and has no camera: put its use behind #if canImport(AVFoundation)",
        "AVKit": "a terminal plays no film: put its use behind #if canImport(AVKit)",
        "CoreData": "store the data with Codable or SQLite",
        "SwiftData": "store the data with Codable or SQLite",
        "CryptoKit": "add the package swift-crypto, and import Crypto",
        "MapKit": "a terminal shows no map: put its use behind #if canImport(MapKit)",
        "CoreLocation": "a terminal has no place: put its use behind #if canImport(CoreLocation)",
        "WebKit": "a terminal shows no web page: put its use behind #if canImport(WebKit)",
        "Metal": "a terminal has no Metal: draw with shapes or a Canvas",
        "SpriteKit": "draw with shapes or a Canvas",
        "SceneKit": "draw with shapes or a Canvas",
        "RealityKit": "put its use behind #if canImport(RealityKit)",
        "ARKit": "put its use behind #if canImport(ARKit)",
        "WidgetKit": "leave the widget out, or put its use behind #if canImport(WidgetKit)",
        "os": "print, or put its use behind #if canImport(os)",
        "OSLog": "print, or put its use behind #if canImport(OSLog)",
    ]

    /// More modules of Apple's that apps import and that are missing here.
    private static let otherModules: Set = [
        "Accelerate", "Accounts", "ActivityKit", "AppIntents", "AppTrackingTransparency", "AudioToolbox",
        "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "Contacts", "ContactsUI",
        "CoreAudio", "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreML", "CoreMotion", "CoreNFC", "CoreSpotlight",
        "CoreTelephony", "CoreText", "CoreTransferable", "DeveloperToolsSupport", "DeviceCheck", "EventKit",
        "EventKitUI", "ExtensionKit", "FamilyControls", "FoundationModels", "GameController", "GameKit", "HealthKit",
        "HomeKit", "ImageIO", "Intents", "IntentsUI", "LinkPresentation", "LocalAuthentication", "MediaPlayer",
        "MessageUI", "MetalKit", "MultipeerConnectivity", "NaturalLanguage", "Network", "NetworkExtension", "PDFKit",
        "PassKit", "PencilKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "ReplayKit", "SafariServices",
        "Security", "ServiceManagement", "SoundAnalysis", "Speech", "StoreKit", "Symbols", "SystemConfiguration",
        "TipKit", "UniformTypeIdentifiers", "UserNotifications", "Vision", "VisionKit", "WatchConnectivity",
        "WeatherKit", "WidgetKit",
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
    static func importable(with own: Set<String>) -> Set<String> {
        own.union(modulesOfLinux).union(aliases.map(\.module))
    }
}
