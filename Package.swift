// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Every target of this package is Swift 6 and free of warnings.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
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
        .library(name: "UIKitCompat", targets: ["UIKitCompat"]),
        .library(name: "AppKitCompat", targets: ["AppKitCompat"]),
        .library(name: "CoreGraphicsCompat", targets: ["CoreGraphicsCompat"]),
        .library(name: "QuartzCoreCompat", targets: ["QuartzCoreCompat"]),
        .library(name: "UniformTypeIdentifiersCompat", targets: ["UniformTypeIdentifiersCompat"]),
        .library(name: "osCompat", targets: ["osCompat"]),
        .library(name: "OSLogCompat", targets: ["OSLogCompat"]),
        .library(name: "CoreLocationCompat", targets: ["CoreLocationCompat"]),
        .library(name: "MapKitCompat", targets: ["MapKitCompat"]),
        .library(name: "PhotosUICompat", targets: ["PhotosUICompat"]),
        .library(name: "SafariServicesCompat", targets: ["SafariServicesCompat"]),
        .library(name: "StoreKitCompat", targets: ["StoreKitCompat"]),
        .library(name: "UserNotificationsCompat", targets: ["UserNotificationsCompat"]),
        .library(name: "AuthenticationServicesCompat", targets: ["AuthenticationServicesCompat"]),
        .library(name: "LocalAuthenticationCompat", targets: ["LocalAuthenticationCompat"]),
        .library(name: "CoreHapticsCompat", targets: ["CoreHapticsCompat"]),
        .library(name: "AVFoundationCompat", targets: ["AVFoundationCompat"]),
        .library(name: "WidgetKitCompat", targets: ["WidgetKitCompat"]),
        .library(name: "CursesUIImage", targets: ["CursesUIImage"]),
        .library(name: "CursesUICharts", targets: ["CursesUICharts"]),
        .library(name: "CursesUITesting", targets: ["CursesUITesting"]),
        .executable(name: "cursesui-doctor", targets: ["Doctor"]),
    ],
    dependencies: [
        // For programs alone: who depends on this package neither fetches nor builds them.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swhitty/FlyingFox.git", from: "0.27.1"),
    ],
    targets: [
        // The floors, lowest first; a floor imports only what stands below it.
        .systemLibrary(
            name: "CNCurses",
            providers: [.apt(["libncursesw5-dev"]), .brew(["ncurses"])]
        ),
        .target(name: "CTerminal"),
        // Every module may use it: a lock, a reader of the stored properties of a type, and readers of files of settings,
        // property lists and JSON.
        .target(name: "CursesUISupport", swiftSettings: strict),
        // Combine: Apple's where there is one, else ours (`LinuxCombine`, below).
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
        // What a file that says `import Combine` gets, through `-module-alias Combine=CombineCompat`.
        .target(
            name: "CombineCompat",
            dependencies: ["CursesUICombine", "CursesUINetwork", "FoundationGaps"],
            swiftSettings: strict
        ),
        // The classes of Apple's Foundation that Foundation lacks on Linux.
        .target(name: "FoundationGaps", swiftSettings: strict),
        .target(
            name: "CursesUITerminal",
            dependencies: ["CNCurses", "CTerminal", "CursesUISupport"],
            swiftSettings: strict,
            // Debian keeps the terminfo functions apart.
            linkerSettings: [.linkedLibrary("tinfo", .when(platforms: [.linux]))]
        ),
        // What the compiler runs where a file says `#Preview`.
        .macro(name: "PreviewMacros", swiftSettings: strict),
        .target(
            name: "CursesUI",
            dependencies: ["CursesUICombine", "CursesUISupport", "CursesUITerminal", "PreviewMacros"],
            swiftSettings: strict
        ),
        // Pictures; only who shows them needs libpng and libjpeg-turbo.
        .target(
            name: "CImageCodecs",
            linkerSettings: [.linkedLibrary("png"), .linkedLibrary("jpeg")]
        ),
        .target(
            name: "CursesUIImage",
            dependencies: ["CursesUI", "CursesUINetwork", "CursesUISupport", "CImageCodecs"],
            swiftSettings: strict
        ),
        // Charts; what a file that says `import Charts` gets, through `-module-alias Charts=CursesUICharts`.
        .target(name: "CursesUICharts", dependencies: ["CursesUI"], swiftSettings: strict),
        // What files get that name these modules, through `-module-alias CoreGraphics=CoreGraphicsCompat` and so on. Each
        // is a product of its own, so that an app builds only those that it imports.
        .target(name: "CoreGraphicsCompat", dependencies: ["CursesUI"], swiftSettings: strict),
        .target(name: "QuartzCoreCompat", dependencies: ["CoreGraphicsCompat"], swiftSettings: strict),
        .target(name: "UniformTypeIdentifiersCompat", dependencies: ["CursesUI"], swiftSettings: strict),
        .target(name: "UIKitCompat", dependencies: ["SwiftUICompat"], swiftSettings: strict),
        .target(name: "AppKitCompat", dependencies: ["SwiftUICompat"], swiftSettings: strict),
        .target(name: "osCompat", swiftSettings: strict),
        .target(name: "OSLogCompat", dependencies: ["osCompat"], swiftSettings: strict),
        .target(name: "CoreLocationCompat", swiftSettings: strict),
        .target(name: "MapKitCompat", dependencies: ["CoreLocationCompat", "SwiftUICompat"], swiftSettings: strict),
        .target(
            name: "PhotosUICompat", dependencies: ["SwiftUICompat", "UniformTypeIdentifiersCompat"],
            swiftSettings: strict
        ),
        .target(name: "SafariServicesCompat", dependencies: ["SwiftUICompat"], swiftSettings: strict),
        .target(name: "StoreKitCompat", dependencies: ["SwiftUICompat"], swiftSettings: strict),
        .target(name: "UserNotificationsCompat", dependencies: ["CursesUI"], swiftSettings: strict),
        .target(name: "AuthenticationServicesCompat", dependencies: ["SwiftUICompat"], swiftSettings: strict),
        .target(name: "LocalAuthenticationCompat", swiftSettings: strict),
        .target(name: "CoreHapticsCompat", swiftSettings: strict),
        .target(name: "AVFoundationCompat", swiftSettings: strict),
        .target(name: "WidgetKitCompat", swiftSettings: strict),
        // What a file that says `import SwiftUI` gets, through `-module-alias SwiftUI=SwiftUICompat`.
        .target(
            name: "SwiftUICompat",
            dependencies: ["CursesUI", "CursesUIImage", "CombineCompat", "CoreGraphicsCompat", "QuartzCoreCompat"],
            swiftSettings: strict
        ),
        .target(
            name: "CursesUITesting",
            dependencies: ["CursesUI", "CursesUISupport"],
            swiftSettings: strict
        ),

        // Tells what was found out about a terminal.
        .executableTarget(
            name: "Doctor",
            dependencies: ["CursesUITerminal"],
            swiftSettings: strict
        ),

        // Shows unchanged projects: it reads them, and writes packages that use CursesUI.
        .target(
            name: "CursesUITool",
            dependencies: ["CursesUISupport", "CursesUITerminal", "TerminalRig"],
            // `Starter` links to the sources of the target of that name, which new packages get.
            resources: [.embedInCode("Starter")],
            swiftSettings: strict
        ),
        // It is no declared product: who depends on this package would have to fetch what it needs.
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
            // `Code` links to `Exhibits`: what is compiled is also embedded, to be shown.
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

        // What the end-to-end tests run besides the demos.
        .executableTarget(
            name: "Fixture",
            dependencies: ["CursesUI"],
            path: "Tests/Fixture",
            swiftSettings: strict
        ),

        // Tests and `cursesui record`; libvterm reads back what reached the screen.
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
        // What the tests of several targets share; like the rig, without tests.
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
        // An app of files that say `import SwiftUI` and `import Combine`, as they stand.
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
        // Small apps as tutorials write them, and every form of every name; as they stand.
        .executableTarget(
            name: "Tutorials",
            dependencies: ["SwiftUICompat", "CursesUICharts", "UIKitCompat"],
            path: "Tests/Tutorials",
            swiftSettings: [
                .swiftLanguageMode(.v5),
                .unsafeFlags([
                    "-module-alias", "SwiftUI=SwiftUICompat", "-module-alias", "Combine=CombineCompat",
                    "-module-alias", "Charts=CursesUICharts", "-module-alias", "UIKit=UIKitCompat",
                ]),
            ]
        ),
        .testTarget(
            name: "TutorialsTests",
            dependencies: ["CursesUITesting", "CursesUITerminal", "SwiftUICompat", "Tutorials", "UIKitCompat"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "StandInTests",
            dependencies: [
                "CoreLocationCompat", "CursesUITesting", "FoundationGaps", "LocalAuthenticationCompat", "MapKitCompat",
                "osCompat",
                "UserNotificationsCompat",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "CursesUIToolTests",
            dependencies: ["CursesUISupport", "CursesUITool"],
            swiftSettings: strict
        ),
        // The sources of the packages that `cursesui new` writes.
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
        // The code that the documentation shows.
        .testTarget(
            name: "DocumentationSampleTests",
            dependencies: [
                "CursesUI", "CursesUICharts", "CursesUIImage", "CursesUITerminal", "CursesUITesting", "TestSupport",
            ],
            swiftSettings: strict
        ),
        // Replaces malloc(3), to count the allocations of frames.
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
                "Drawing/Parts/__Snapshots__",
                "Text/Localization/Tables/Localizations",
            ],
            swiftSettings: strict
        ),
    ]
)

// Combine, for systems without Apple's.
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

// A build with special settings, such as that of `make fuzz` and `make sanitize`, contains only the test targets that are
// named, and no programs.
if let names = Context.environment["CURSESUI_TEST_TARGETS"] {
    let wanted = Set(names.split(separator: " ").map(String.init))
    package.dependencies.removeAll()
    package.products.removeAll { $0 is Product.Executable }
    package.targets.removeAll { target in
        target.type == .executable || target.type == .test && !wanted.contains(target.name)
    }
}

// Only `make docs` needs the plug-in, so nothing else fetches it.
if Context.environment["CURSESUI_DOCS"] != nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
