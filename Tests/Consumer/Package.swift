// swift-tools-version: 6.2
import PackageDescription

/// A package that depends on CursesUI by its repository URL, as any other package does. It has one program for each
/// product. `check` builds and runs them.
let package = Package(
    name: "Consumer",
    platforms: [.macOS("15.4")],
    dependencies: [
        .package(url: Context.environment["CURSESUI_URL"] ?? "", branch: "main")
    ],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [.product(name: "CursesUI", package: "CursesUI")]
        ),
        .executableTarget(
            name: "Pipeline",
            dependencies: [.product(name: "CursesUICombine", package: "CursesUI")]
        ),
        // An unchanged file that contains `import Combine`.
        .executableTarget(
            name: "Unchanged",
            dependencies: [.product(name: "CombineCompat", package: "CursesUI")],
            swiftSettings: [
                .swiftLanguageMode(.v5),
                .unsafeFlags(["-module-alias", "Combine=CombineCompat"]),
            ]
        ),
        .executableTarget(
            name: "Picture",
            dependencies: [.product(name: "CursesUITesting", package: "CursesUI")]
        ),
        // Snapshot tests that use both test libraries.
        .testTarget(
            name: "PictureTests",
            dependencies: [
                .product(name: "CursesUI", package: "CursesUI"),
                .product(name: "CursesUITesting", package: "CursesUI"),
            ],
            exclude: ["__Snapshots__"]
        ),
    ]
)
