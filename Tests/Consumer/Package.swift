// swift-tools-version: 6.2
import PackageDescription

/// A package that uses CursesUI as any other would: by the URL of its repository, one program for
/// each product. `check` builds and runs it.
let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v15)],
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
        .executableTarget(
            name: "Picture",
            dependencies: [.product(name: "CursesUITesting", package: "CursesUI")]
        ),
    ]
)
