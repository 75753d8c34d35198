// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses CursesUI resolves what only measuring needs.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "CursesUI", path: ".."),
        // Without the traits: counting allocations would slow down what is measured.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "CombineBenchmarks",
            dependencies: [
                .product(name: "Benchmark", package: "benchmark"),
                .product(name: "CursesUICombine", package: "CursesUI"),
            ],
            path: "Benchmarks/CombineBenchmarks",
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)],
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        .executableTarget(
            name: "SnapshotBenchmarks",
            dependencies: [
                .product(name: "Benchmark", package: "benchmark"),
                .product(name: "CursesUITesting", package: "CursesUI"),
            ],
            path: "Benchmarks/SnapshotBenchmarks",
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)],
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        .executableTarget(
            name: "FrameBenchmarks",
            dependencies: [
                .product(name: "Benchmark", package: "benchmark"),
                .product(name: "CursesUITesting", package: "CursesUI"),
            ],
            path: "Benchmarks/FrameBenchmarks",
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)],
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        // The workloads: apps, the same written for ncurses in C, and who runs both in a pseudo-terminal.
        .executableTarget(
            name: "WorkloadApps",
            dependencies: [.product(name: "CursesUI", package: "CursesUI")],
            path: "Workloads/Apps",
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
        ),
        .executableTarget(
            name: "StartApp",
            dependencies: [.product(name: "CursesUI", package: "CursesUI")],
            path: "Workloads/StartApp",
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
        ),
        .executableTarget(
            name: "Opponents",
            path: "Workloads/Opponents",
            linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo", .when(platforms: [.linux]))]
        ),
        .systemLibrary(
            name: "CVTerm",
            path: "Workloads/CVTerm",
            providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]
        ),
        .executableTarget(
            name: "Workloads",
            dependencies: ["CVTerm"],
            path: "Workloads/Runner",
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
        ),
    ]
)
