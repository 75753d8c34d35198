// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that packages that use CursesUI do not resolve the dependencies of the benchmarks.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "CursesUI", path: ".."),
        // Without its default traits, because counting allocations would slow down the measured code.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
        // The implementation of Combine that was available on Linux before. The benchmarks compare the two.
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    ],
    targets: [
        .executableTarget(
            name: "CombineBenchmarks",
            dependencies: [
                .product(name: "Benchmark", package: "benchmark"),
                .product(name: "CursesUICombine", package: "CursesUI"),
                "CombineLines", "OpenCombineLines",
            ],
            path: "Benchmarks/CombineBenchmarks",
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)],
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        // The same operations, compiled against this package's Combine and against OpenCombine, which does not compile
        // in Swift 6 mode.
        .target(
            name: "CombineLines",
            dependencies: [.product(name: "CursesUICombine", package: "CursesUI")],
            path: "Benchmarks/CombineLines",
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
        ),
        .target(
            name: "OpenCombineLines",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
            ],
            path: "Benchmarks/OpenCombineLines",
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error), .define("OPENCOMBINE")]
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
        // The workloads: apps, the same programs written in C with ncurses, and the runner that drives both on a
        // pseudo-terminal.
        .executableTarget(
            name: "WorkloadApps",
            dependencies: [
                .product(name: "CursesUI", package: "CursesUI"),
                .product(name: "CursesUICharts", package: "CursesUI"),
            ],
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
