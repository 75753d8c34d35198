// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The settings of every target of this package: Swift 6, with warnings as errors.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
]

/// The modules that imports of Apple's modules refer to, through `-module-alias CoreGraphics=CoreGraphicsCompat` and so
/// on, by the names of Apple's modules, with their dependencies. Each is a separate product, so that an app builds only
/// the modules that it imports.
let standIns: KeyValuePairs<String, [Target.Dependency]> = [
    "Accelerate": [],
    "ActivityKit": ["CursesUI"],
    "AdSupport": [],
    "AppClip": ["CoreLocationCompat", "CursesUI", "FoundationGaps"],
    "AppIntents": ["SwiftUICompat"],
    "AppKit": ["SwiftUICompat"],
    "ApplicationServices": ["CoreGraphicsCompat", "FoundationGaps"],
    "AppTrackingTransparency": [],
    "AuthenticationServices": ["SwiftUICompat"],
    "AVFoundation": ["FoundationGaps", "QuartzCoreCompat"],
    "AVKit": ["AVFoundationCompat", "SwiftUICompat"],
    "BackgroundTasks": ["FoundationGaps"],
    "CallKit": ["FoundationGaps"],
    "Carbon": ["FoundationGaps"],
    "CloudKit": ["CoreLocationCompat", "CursesUISupport", "FoundationGaps"],
    "Contacts": ["CoreLocationCompat"],
    "ContactsUI": ["ContactsCompat", "SwiftUICompat"],
    "CoreBluetooth": ["FoundationGaps"],
    "CoreData": ["CursesUI", "CursesUIStorage", "CursesUISupport", "FoundationGaps"],
    "CoreGraphics": ["CursesUI", "FoundationGaps"],
    "CoreHaptics": [],
    "CoreImage": ["CursesUIImage", "SwiftUICompat"],
    "CoreLocation": [],
    "CoreML": [],
    "CoreMotion": [],
    "CoreServices": ["CursesUISupport", "FoundationGaps"],
    "CoreSpotlight": ["CursesUI"],
    "CoreTelephony": [],
    "CoreText": ["CoreGraphicsCompat", "FoundationGaps"],
    "CoreWLAN": [],
    "DeviceActivity": ["ManagedSettingsCompat", "SwiftUICompat"],
    "DeviceCheck": [],
    "DiskArbitration": ["FoundationGaps"],
    "EventKit": [],
    "EventKitUI": ["EventKitCompat", "SwiftUICompat"],
    "FamilyControls": ["CursesUICombine", "ManagedSettingsCompat", "SwiftUICompat"],
    "FoundationModels": ["CursesUISupport", "FoundationGaps", "PreviewMacros"],
    "GameController": [],
    "GameKit": ["SwiftUICompat"],
    "HealthKit": ["CoreLocationCompat", "FoundationGaps"],
    "HealthKitUI": ["HealthKitCompat", "SwiftUICompat"],
    "ImageIO": ["SwiftUICompat"],
    "Intents": ["CursesUI"],
    "IntentsUI": ["IntentsCompat", "SwiftUICompat"],
    "IOKit": ["CursesUISupport", "FoundationGaps"],
    "LinkPresentation": ["CursesUIImage", "CursesUINetwork", "CursesUISupport", "SwiftUICompat"],
    "LocalAuthentication": [],
    "ManagedSettings": ["FoundationGaps"],
    "MapKit": ["CoreLocationCompat", "SwiftUICompat"],
    "MediaPlayer": ["SwiftUICompat"],
    "MessageUI": ["SwiftUICompat"],
    "MetricKit": ["FoundationGaps"],
    "MultipeerConnectivity": ["SwiftUICompat"],
    "MusicKit": ["CursesUICombine", "SwiftUICompat"],
    "NaturalLanguage": [],
    "Network": [],
    "NetworkExtension": ["FoundationGaps"],
    "os": [],
    "OSLog": ["osCompat"],
    "PassKit": ["SwiftUICompat"],
    "PDFKit": ["CursesUI", "CursesUIImage", "SwiftUICompat"],
    "PencilKit": ["SwiftUICompat"],
    "PhotosUI": ["SwiftUICompat", "UniformTypeIdentifiersCompat"],
    "Playgrounds": ["PreviewMacros"],
    "QuartzCore": ["CoreGraphicsCompat", "FoundationGaps"],
    "QuickLook": ["CursesUI", "SwiftUICompat", "UniformTypeIdentifiersCompat"],
    "QuickLookThumbnailing": ["SwiftUICompat", "UniformTypeIdentifiersCompat"],
    "SafariServices": ["SwiftUICompat"],
    "ScreenCaptureKit": ["AVFoundationCompat", "CoreGraphicsCompat"],
    "ServiceManagement": ["CursesUISupport", "FoundationGaps"],
    "simd": [],
    "Speech": ["AVFoundationCompat"],
    "StoreKit": ["SwiftUICompat"],
    "SwiftData": ["CursesUI", "CursesUIStorage", "CursesUISupport", "FoundationGaps", "PreviewMacros"],
    "SystemConfiguration": [],
    "TipKit": ["CursesUI", "CursesUISupport", "PreviewMacros", "SwiftUICompat"],
    "Translation": ["SwiftUICompat"],
    "UIKit": ["SwiftUICompat"],
    "UniformTypeIdentifiers": ["CursesUI"],
    "UserNotifications": ["CursesUI"],
    "UserNotificationsUI": ["SwiftUICompat", "UserNotificationsCompat"],
    "Vision": ["CoreImageCompat", "CoreMLCompat"],
    "VisionKit": ["SwiftUICompat", "VisionCompat"],
    "WatchConnectivity": [],
    "WeatherKit": ["CoreLocationCompat"],
    "WebKit": ["SwiftUICompat"],
    "WidgetKit": ["AppIntentsCompat", "PreviewMacros", "SwiftUICompat"],
]

let package = Package(
    name: "CursesUI",
    platforms: [.macOS("15.4")],
    products: [
        .library(name: "CursesUI", targets: ["CursesUI"]),
        .library(name: "CursesUICombine", targets: ["CursesUICombine"]),
        .library(name: "CursesUINetwork", targets: ["CursesUINetwork"]),
        .library(name: "CombineCompat", targets: ["CombineCompat"]),
        .library(name: "SwiftUICompat", targets: ["SwiftUICompat"]),
        .library(name: "CursesUIImage", targets: ["CursesUIImage"]),
        .library(name: "CursesUICharts", targets: ["CursesUICharts"]),
        .library(name: "CursesUITesting", targets: ["CursesUITesting"]),
        .executable(name: "cursesui-doctor", targets: ["Doctor"]),
    ],
    dependencies: [
        // Only executables use these, so packages that depend on this one neither fetch nor build them.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swhitty/FlyingFox.git", from: "0.27.1"),
    ],
    targets: [
        // The layers, lowest first. A layer imports only layers that are listed above it.
        .systemLibrary(
            name: "CNCurses",
            providers: [.apt(["libncursesw5-dev"]), .brew(["ncurses"])]
        ),
        .target(name: "CTerminal"),
        // Helpers that every module may use: a lock, a reader of a type's stored properties, and parsers for settings
        // files, property lists and JSON.
        .target(name: "CursesUISupport", swiftSettings: strict),
        // Combine: Apple's on Apple platforms, otherwise this package's own (`LinuxCombine`, below).
        .target(
            name: "CursesUICombine",
            dependencies: [.target(name: "LinuxCombine", condition: .when(platforms: [.linux]))],
            swiftSettings: strict
        ),
        .target(
            name: "CursesUINetwork",
            dependencies: ["CursesUICombine", "CursesUISupport"],
            swiftSettings: strict
        ),
        // The module that `import Combine` refers to, through `-module-alias Combine=CombineCompat`.
        .target(
            name: "CombineCompat",
            dependencies: ["CursesUICombine", "CursesUINetwork", "FoundationGaps"],
            swiftSettings: strict
        ),
        // Classes of Apple's Foundation that Foundation on Linux lacks.
        .target(name: "FoundationGaps", dependencies: ["CursesUISupport"], swiftSettings: strict),
        .target(
            name: "CursesUITerminal",
            dependencies: ["CNCurses", "CTerminal", "CursesUISupport"],
            swiftSettings: strict,
            // Debian has a separate library for the terminfo functions.
            linkerSettings: [.linkedLibrary("tinfo", .when(platforms: [.linux]))]
        ),
        // The compiler plug-in that expands `#Preview`, `@Previewable`, `@Entry`, `@Animatable`, `@Model` and others.
        .macro(name: "PreviewMacros", swiftSettings: strict),
        .target(
            name: "CursesUI",
            dependencies: ["CursesUICombine", "CursesUISupport", "CursesUITerminal", "PreviewMacros"],
            swiftSettings: strict
        ),
        // Pictures. Only apps that show pictures need libpng and libjpeg-turbo.
        .target(
            name: "CImageCodecs",
            linkerSettings: [.linkedLibrary("png"), .linkedLibrary("jpeg")]
        ),
        .target(
            name: "CursesUIImage",
            dependencies: ["CursesUI", "CursesUINetwork", "CursesUISupport", "CImageCodecs"],
            swiftSettings: strict
        ),
        // Charts. Also the module that `import Charts` refers to, through `-module-alias Charts=CursesUICharts`.
        .target(name: "CursesUICharts", dependencies: ["CursesUI"], swiftSettings: strict),
        // The files of SwiftData's and Core Data's stand-ins, and the data model that `cursesui` writes for the latter.
        .target(name: "CursesUIStorage", swiftSettings: strict),
        // The module that `import SwiftUI` refers to, through `-module-alias SwiftUI=SwiftUICompat`.
        .target(
            name: "SwiftUICompat",
            dependencies: [
                "ApplicationServicesCompat", "CursesUI", "CursesUIImage", "CombineCompat", "CoreGraphicsCompat",
                "QuartzCoreCompat", "UserNotificationsCompat",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "CursesUITesting",
            dependencies: ["CursesUI", "CursesUISupport"],
            swiftSettings: strict
        ),

        // Prints the detected capabilities of a terminal.
        .executableTarget(
            name: "Doctor",
            dependencies: ["CursesUITerminal"],
            swiftSettings: strict
        ),

        // Runs unchanged SwiftUI projects: it reads a project, and writes a package that uses CursesUI.
        .target(
            name: "CursesUITool",
            dependencies: ["CursesUIStorage", "CursesUISupport", "CursesUITerminal", "TerminalRig"],
            // `Starter` links to the sources of the target with that name, which `cursesui new` copies into new
            // packages.
            // `Added` has the sources of modules that the tool adds to the packages that it writes.
            resources: [.embedInCode("Starter"), .embedInCode("Added")],
            swiftSettings: strict
        ),
        // This executable is not declared as a product, because packages that depend on this one would have to fetch
        // its dependencies.
        .executableTarget(
            name: "cursesui",
            dependencies: [
                "CursesUI", "CursesUITool", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Tool",
            swiftSettings: strict
        ),

        // Demos
        .executableTarget(
            name: "ReactiveForm",
            dependencies: ["CursesUI"],
            path: "Demos/ReactiveForm",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "OperatorBoard",
            dependencies: ["CursesUI"],
            path: "Demos/OperatorBoard",
            swiftSettings: strict
        ),

        .executableTarget(
            name: "SignUp",
            dependencies: ["CursesUI"],
            path: "Demos/SignUp",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "ObservationBoard",
            dependencies: ["CursesUI"],
            path: "Demos/ObservationBoard",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "GitHubCascade",
            dependencies: [
                "CursesUI", "CursesUIImage", "CursesUINetwork",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            path: "Demos/GitHubCascade",
            resources: [.embedInCode("Avatars")],
            swiftSettings: strict
        ),

        .executableTarget(
            name: "Gallery",
            dependencies: ["CursesUI", "CursesUICharts", "CursesUIImage"],
            path: "Demos/Gallery",
            // `Code` links to `Exhibits`: the gallery shows the source code that it compiles.
            resources: [.embedInCode("Code"), .embedInCode("Pictures")],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "Files",
            dependencies: [
                "CursesUI", "CursesUIImage", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Demos/Files",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "Monitor",
            dependencies: [
                "CursesUI", "CursesUICharts", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Demos/Monitor",
            swiftSettings: strict
        ),

        // A program that the end-to-end tests run, besides the demos.
        .executableTarget(
            name: "Fixture",
            dependencies: ["CursesUI", "SwiftUICompat"],
            path: "Tests/Fixture",
            swiftSettings: strict
        ),

        // The rig of the tests and of `cursesui record`. libvterm interprets the output of a program, to read back the
        // screen.
        .systemLibrary(
            name: "CVTerm",
            path: "Tests/CVTerm",
            providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]
        ),
        // Packages that depend on this one do not build this target, and do not need libvterm.
        .target(
            name: "TerminalRig",
            dependencies: ["CursesUITerminal", "CVTerm"],
            path: "Tests/TerminalRig",
            swiftSettings: strict
        ),
        // Helpers for the tests of several targets. Like the rig, this target has no tests.
        .testTarget(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        .testTarget(
            name: "CursesUINetworkTests",
            dependencies: ["CursesUINetwork", "CombineCompat"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "CursesUITerminalTests",
            dependencies: [
                "CNCurses", "CTerminal", "CursesUISupport", "CursesUITerminal", "TerminalRig", "TestSupport",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "CursesUITestingTests",
            dependencies: ["CursesUI", "CursesUITesting"],
            exclude: ["Compare/__Snapshots__"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "DemoTests",
            dependencies: [
                "CursesUI", "CursesUITesting", "ReactiveForm", "OperatorBoard", "SignUp",
                "ObservationBoard", "Gallery", "Monitor", "Files", "Fixture", "TestSupport",
            ],
            exclude: [
                "Files/__Snapshots__", "Gallery/__Snapshots__", "Monitor/__Snapshots__",
                "ObservationBoard/__Snapshots__",
                "SignUp/__Snapshots__",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "GitHubCascadeTests",
            dependencies: [
                "CursesUI", "CursesUIImage", "CursesUITesting", "CursesUINetwork", "CursesUITerminal",
                "TerminalRig", "GitHubCascade",
            ],
            exclude: ["__Snapshots__"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "CursesUITerminal", "TerminalRig", "ReactiveForm", "OperatorBoard", "Fixture", "Doctor", "cursesui",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "CNCurses", "CursesUI", "CursesUITesting", "TerminalRig", "TestSupport",
            ],
            exclude: ["Corpus"],
            swiftSettings: strict
        ),
        // An app that imports SwiftUI and Combine, compiled from unchanged source files.
        .executableTarget(
            name: "Bookshelf",
            dependencies: ["SwiftUICompat"],
            path: "Tests/Bookshelf",
            swiftSettings: [
                .swiftLanguageMode(.v5),
                .unsafeFlags([
                    "-module-alias", "SwiftUI=SwiftUICompat", "-module-alias", "Combine=CombineCompat",
                ]),
            ]
        ),
        .testTarget(
            name: "BookshelfTests",
            dependencies: ["Bookshelf", "SwiftUICompat", "CursesUITesting"],
            swiftSettings: strict
        ),
        // Small apps as tutorials write them, and views that use SwiftUI's names in every form that tutorials contain;
        // compiled unchanged.
        .executableTarget(
            name: "Tutorials",
            dependencies: ["SwiftUICompat", "AppKitCompat", "CursesUICharts", "UIKitCompat"],
            path: "Tests/Tutorials",
            swiftSettings: [
                .swiftLanguageMode(.v5),
                .unsafeFlags([
                    "-module-alias", "SwiftUI=SwiftUICompat", "-module-alias", "Combine=CombineCompat",
                    "-module-alias", "Charts=CursesUICharts", "-module-alias", "UIKit=UIKitCompat",
                    "-module-alias", "AppKit=AppKitCompat",
                ]),
            ]
        ),
        // The views whose compile time is measured.
        .target(
            name: "TutorialBodies",
            dependencies: ["SwiftUICompat", "CursesUICharts"],
            path: "Benchmarks/CompileTimes/Bodies",
            swiftSettings: strict + [
                .unsafeFlags([
                    "-module-alias", "SwiftUI=SwiftUICompat", "-module-alias", "Combine=CombineCompat",
                    "-module-alias", "Charts=CursesUICharts",
                ])
            ]
        ),
        .testTarget(
            name: "TutorialsTests",
            dependencies: [
                "CursesUITesting", "CursesUITerminal", "SwiftUICompat", "TutorialBodies", "Tutorials", "UIKitCompat",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "StandInTests",
            dependencies: ["CursesUIStorage", "CursesUITesting", "FoundationGaps", "SwiftUICompat"],
            swiftSettings: strict
        ),
        // Code of apps in Swift 5, which may call methods of the main actor in closures from Objective-C. The compiler
        // warns of each.
        .testTarget(
            name: "SwiftFiveTests",
            dependencies: [
                "FoundationGaps", "HealthKitCompat", "LocalAuthenticationCompat", "NetworkCompat",
                "UserNotificationsCompat",
            ],
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]
        ),
        .testTarget(
            name: "CursesUIToolTests",
            dependencies: ["CursesUIStorage", "CursesUISupport", "CursesUITool"],
            swiftSettings: strict
        ),
        // The sources of the packages that `cursesui new` creates.
        .executableTarget(
            name: "Starter",
            dependencies: ["CursesUI"],
            path: "Tests/Starter/Sources",
            swiftSettings: strict
        ),
        .testTarget(
            name: "StarterTests",
            dependencies: ["Starter", "CursesUITesting"],
            path: "Tests/Starter/Tests",
            exclude: ["__Snapshots__"],
            swiftSettings: strict
        ),
        .testTarget(name: "PackageTests", dependencies: ["TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "CursesUIImageTests",
            dependencies: [
                "CursesUI", "CursesUIImage", "CursesUISupport", "CursesUITerminal", "CursesUITesting",
            ],
            exclude: ["__Snapshots__"],
            resources: [.copy("Pictures")],
            swiftSettings: strict
        ),
        .testTarget(
            name: "CursesUIChartsTests",
            dependencies: ["CursesUI", "CursesUICharts", "CursesUITesting"],
            exclude: ["Looks/__Snapshots__"],
            swiftSettings: strict
        ),
        // The code examples of the documentation.
        .testTarget(
            name: "DocumentationSampleTests",
            dependencies: [
                "CursesUI", "CursesUICharts", "CursesUIImage", "CursesUITerminal", "CursesUITesting", "TestSupport",
            ],
            swiftSettings: strict
        ),
        // Replaces malloc(3), to count the allocations of each frame.
        .target(name: "CAllocations", path: "Tests/CAllocations"),
        .testTarget(
            name: "FrameCostTests",
            dependencies: ["CursesUI", "CursesUITesting", "CAllocations"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "CursesUITests",
            dependencies: ["CursesUI", "CursesUISupport", "CursesUITesting", "TestSupport"],
            exclude: [
                "Containers/__Snapshots__", "Containers/Log/__Snapshots__", "Looks/__Snapshots__", "Room/__Snapshots__",
                "Input/__Snapshots__", "Inspector/__Snapshots__", "Text/Markdown/__Snapshots__", "Theme/__Snapshots__",
                "Drawing/__Snapshots__", "Drawing/Lines/__Snapshots__", "Drawing/Parts/__Snapshots__",
                "Text/Localization/Tables/Localizations",
            ],
            swiftSettings: strict
        ),
    ]
)

package.products += standIns.map { .library(name: "\($0.key)Compat", targets: ["\($0.key)Compat"]) }
package.targets += standIns.map {
    .target(name: "\($0.key)Compat", dependencies: $0.value, swiftSettings: strict)
}
for target in package.targets where target.name == "StandInTests" {
    target.dependencies += standIns.map { .byName(name: "\($0.key)Compat") }
}

// An implementation of Combine, for systems without Apple's.
#if os(Linux)
package.targets += [
    .target(name: "LinuxCombine", dependencies: ["CursesUISupport"], swiftSettings: strict),
    .testTarget(
        name: "CursesUICombineTests",
        dependencies: ["CursesUICombine", "CursesUISupport", "LinuxCombine"],
        swiftSettings: strict
    ),
]
#endif

// SwiftPM compiles a target again if the module of a target or product that it names has changed, but not if only a
// module behind that one has. A program would keep the layout that a type had before an update of CursesUI, and crash.
// So each target and each library also names the targets on which it depends indirectly.
let libraries = Dictionary(
    uniqueKeysWithValues: package.targets.filter { $0.type == .regular }.map { ($0.name, $0) })

extension Target.Dependency {
    /// The name of a target of this package, if the dependency is one.
    var target: String? {
        switch self {
        case .targetItem(let name, _), .byNameItem(let name, _): name
        default: nil
        }
    }
}

/// Returns the dependencies of a target, followed by the indirect ones that are libraries of this package.
@MainActor func allDependencies(of target: Target) -> [Target.Dependency] {
    var all = target.dependencies
    var names = Set(all.compactMap(\.target))
    var next = 0
    while next < all.count {
        for dependency in all[next].target.flatMap({ libraries[$0] })?.dependencies ?? [] {
            guard let name = dependency.target, libraries[name] != nil else { continue }
            if names.insert(name).inserted { all.append(dependency) }
        }
        next += 1
    }
    return all
}

package.products = package.products.map { product in
    guard let product = product as? Product.Library else { return product }
    let indirect = product.targets.compactMap { libraries[$0] }.flatMap(allDependencies).compactMap(\.target)
    let targets = Set(product.targets + indirect).intersection(libraries.keys)
    return .library(name: product.name, targets: targets.sorted())
}
for target in package.targets { target.dependencies = allDependencies(of: target) }

// A build with special settings, such as the builds of `make fuzz` and `make sanitize`, contains no executables, and
// only the test targets that this variable names.
if let names = Context.environment["CURSESUI_TEST_TARGETS"] {
    let wanted = Set(names.split(separator: " ").map(String.init))
    package.dependencies.removeAll()
    package.products.removeAll { $0 is Product.Executable }
    package.targets.removeAll { target in
        target.type == .executable || target.type == .test && !wanted.contains(target.name)
    }
}

// Only `make docs` needs the plug-in, so other builds do not fetch it.
if Context.environment["CURSESUI_DOCS"] != nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
