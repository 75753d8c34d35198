import Foundation
import Testing

@testable import CursesUITool

/// Tests what `cursesui` reads from the sample projects, and what it writes for them.
@Suite("Sample projects")
struct SampleTests {
    private func plan(_ name: String) throws -> PortPlan {
        try Planner.plan(try ProjectReader.read(Samples.path(name)))
    }

    private let cursesUI = CursesUILocation.folder(URL(fileURLWithPath: "/opt/CursesUI"))

    @Test("A project with build files gives the files, resources and settings of its app")
    func buildFiles() throws {
        let project = try ProjectReader.read(Samples.path("Trips/Trips.xcodeproj"))
        #expect(project.name == "Trips")
        #expect(project.app.name == "Trips")
        let sources = project.app.sources.compactMap { $0.path(inside: project.folder) }
        #expect(
            sources == [
                "Trips/TripsApp.swift", "Trips/Models/Trip.swift", "Trips/Models/TripStore.swift",
                "Trips/Views/ContentView.swift", "Trips/Views/TripRow.swift", "Trips/Views/TripDetail.swift",
            ])
        #expect(
            project.app.resources.map(\.place) == [
                "trips.json", "Assets.xcassets", "en.lproj/Localizable.strings", "de.lproj/Localizable.strings",
            ])
        #expect(project.app.settings.languageMode == 5)
        #expect(!project.app.settings.isMainActorDefault)
        #expect(project.app.settings.features == ["BareSlashRegexLiterals"])
        #expect(project.app.settings.conditions == [])
        #expect(
            project.information == [
                "CFBundleName": "Trips", "CFBundleIdentifier": "org.example.Trips", "CFBundleVersion": "7",
                "CFBundleShortVersionString": "2.1", "CFBundleDevelopmentRegion": "en",
                "UILaunchStoryboardName": "LaunchScreen",
            ])
        #expect(
            project.leftOut.map(\.item) == [
                "Trips/Base.lproj/LaunchScreen.storyboard", "the build phase “Check style” of Trips",
                "the target TripsWidget", "the target TripsTests",
            ])
    }

    @Test("A project with synchronised folders gives the files that its exceptions leave")
    func synchronizedFolders() throws {
        let project = try ProjectReader.read(Samples.path("Habits"))
        #expect(
            project.app.sources.compactMap { $0.path(inside: project.folder) } == [
                "Habits/ContentView.swift", "Habits/HabitChart.swift", "Habits/HabitLog.swift",
                "Habits/HabitsApp.swift", "Habits/HelpView.swift",
                "Habits/Shared/Habit.swift",
            ])
        #expect(
            project.app.resources.map(\.place) == [
                "Assets.xcassets", "Help", "Localizable.xcstrings", "Preview Assets.xcassets",
            ])
        #expect(project.app.settings.isMainActorDefault)
        #expect(project.app.settings.languageMode == 5)
        #expect(project.app.settings.features.contains("NonisolatedNonsendingByDefault"))
        #expect(project.app.settings.conditions == ["SHOWS_TOTAL"])
        #expect(project.information["CFBundleDisplayName"] == "Daily Habits")
        #expect(
            project.leftOut.map(\.item) == ["Habits/Glow.metal", "the target HabitsWidget", "the target HabitsTests"])
    }

    @Test("A target takes from the folder of another what its exceptions list")
    func sharedFiles() throws {
        let widget = try ProjectReader.read(Samples.path("Habits"), target: "HabitsWidget")
        #expect(widget.app.sources.map(\.lastPathComponent) == ["Habit.swift", "HabitsWidget.swift"])
    }

    @Test("A playground gives its app, under the name of the app")
    func playground() throws {
        let project = try ProjectReader.read(Samples.path("Dice.swiftpm"))
        #expect(project.name == "Dice")
        #expect(project.app.name == "Dice")
        #expect(project.app.sources.map(\.lastPathComponent) == ["ContentView.swift", "Cup.swift", "MyApp.swift"])
        #expect(project.app.resources.map(\.place) == ["Assets.xcassets", "name.txt"])
        #expect(project.information["CFBundleIdentifier"] == "org.example.Dice")
        #expect(project.hasMainBundle)
        #expect(project.leftOut == [])
    }

    @Test("A project with a data model gets its classes, and the model as a resource")
    func dataModel() throws {
        let plan = try plan("Errands")
        #expect(plan.leftOut == [])
        #expect(
            plan.frequentChanges.map { [$0.old, $0.new, "\($0.count)"] } == [
                ["@NSManaged", "a body", "5"], ["@objc", "", "3"],
            ])
        #expect(plan.changes.filter { !$0.isFrequent }.map(\.new) == ["\"openDays\""])
        let folder = try TemporaryFolder()
        try PackageWriter(plan, to: folder.url, cursesUI: cursesUI).write()
        #expect(
            folder.files == [
                "Package.swift", "Sources/Errands/ContentView.swift", "Sources/Errands/CursesUIDataModelErrands.swift",
                "Sources/Errands/CursesUIMainBundle.swift", "Sources/Errands/ErrandsApp.swift",
                "Sources/Errands/Persistence.swift",
                "Sources/Errands/Resources/Assets.xcassets/Contents.json", "Sources/Errands/Resources/Errands.momd",
                "Sources/Errands/Resources/Info.plist", "Sources/Errands/Shop.swift",
            ])
        let manifest = try folder.text(of: "Package.swift")
        #expect(manifest.contains("\"-module-alias\", \"CoreData=CoreDataCompat\","))
        // Files that import only SwiftUI use its property wrappers.
        #expect(manifest.contains("\"-import-module\", \"-Xfrontend\", \"CoreDataCompat\","))
        let classes = try folder.text(of: "Sources/Errands/CursesUIDataModelErrands.swift")
        #expect(classes.contains("public var `shop`: Shop?") && !classes.contains("class Shop"))
    }

    @Test("A package is written whole: sources, resources, manifest")
    func written() throws {
        let folder = try TemporaryFolder()
        try PackageWriter(try plan("Trips"), to: folder.url, cursesUI: cursesUI).write()
        #expect(
            folder.files == [
                "Package.swift",
                "Sources/Trips/CursesUIAssetSymbols.swift",
                "Sources/Trips/CursesUIMainBundle.swift",
                "Sources/Trips/Models/Trip.swift",
                "Sources/Trips/Models/TripStore.swift",
                "Sources/Trips/Resources/Assets.xcassets/AccentColor.colorset/Contents.json",
                "Sources/Trips/Resources/Assets.xcassets/AppIcon.appiconset/Contents.json",
                "Sources/Trips/Resources/Assets.xcassets/Contents.json",
                "Sources/Trips/Resources/Assets.xcassets/Harbour.imageset/Contents.json",
                "Sources/Trips/Resources/Assets.xcassets/Harbour.imageset/harbour.png",
                "Sources/Trips/Resources/Info.plist",
                "Sources/Trips/Resources/de.lproj/Localizable.strings",
                "Sources/Trips/Resources/en.lproj/Localizable.strings",
                "Sources/Trips/Resources/trips.json",
                "Sources/Trips/TripsApp.swift",
                "Sources/Trips/Views/ContentView.swift",
                "Sources/Trips/Views/TripDetail.swift",
                "Sources/Trips/Views/TripRow.swift",
            ])
        let row = try folder.text(of: "Sources/Trips/Views/TripRow.swift")
        #expect(row.hasPrefix("import SwiftUI\nimport UIKit\n\nstruct TripRow"))
        let information = try Data(contentsOf: folder.url.appendingPathComponent("Sources/Trips/Resources/Info.plist"))
        let fields = try PropertyListSerialization.propertyList(from: information, format: nil) as? [String: String]
        #expect(fields?["CFBundleShortVersionString"] == "2.1")
        #expect(try folder.text(of: "Package.swift") == Self.manifest)
    }

    /// The expected manifest of the project with build files.
    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        /// Written by `cursesui port` from Trips.xcodeproj. `swift run` shows the app.
        let package = Package(
            name: "Trips",
            defaultLocalization: "en",
            platforms: [.macOS("15.4")],
            dependencies: [
                .package(path: "/opt/CursesUI"),
            ],
            targets: [
                .executableTarget(
                    name: "Trips",
                    dependencies: [
                        .product(name: "SwiftUICompat", package: "CursesUI"),
                        .product(name: "CombineCompat", package: "CursesUI"),
                        .product(name: "UIKitCompat", package: "CursesUI"),
                    ],
                    path: "Sources/Trips",
                    resources: [
                        .copy("Resources"),
                    ],
                    swiftSettings: [
                        .swiftLanguageMode(.v5),
                        .enableUpcomingFeature("BareSlashRegexLiterals"),
                        .unsafeFlags([
                            "-module-alias", "SwiftUI=SwiftUICompat",
                            "-module-alias", "Combine=CombineCompat",
                            "-module-alias", "UIKit=UIKitCompat",
                            "-Xfrontend", "-import-module", "-Xfrontend", "CombineCompat",
                            "-Xfrontend", "-import-module", "-Xfrontend", "Observation",
                        ]),
                    ]
                ),
            ]
        )

        """

    @Test("The isolation, the features and the conditions of a target are in the manifest")
    func settings() throws {
        let folder = try TemporaryFolder()
        try PackageWriter(try plan("Habits"), to: folder.url, cursesUI: cursesUI).write()
        let manifest = try folder.text(of: "Package.swift")
        #expect(manifest.contains(".defaultIsolation(MainActor.self),"))
        #expect(manifest.contains(".enableUpcomingFeature(\"InferIsolatedConformances\"),"))
        #expect(manifest.contains(".define(\"SHOWS_TOTAL\"),"))
    }

    @Test("A module that not every app needs is named where a file imports it")
    func charts() throws {
        let names = try ["Trips", "Habits"].map { try plan($0).app.aliases.map(\.module) }
        #expect(names == [["SwiftUI", "Combine", "UIKit"], ["SwiftUI", "Combine", "Charts"]])
    }

    /// Returns the modules for which a copied file gets stand-ins, and the modules that are missing.
    private func modules(_ text: String, on platform: SourcePlatform = .ios) throws -> ([String], [String]) {
        let folder = try TemporaryFolder()
        try folder.write("@main struct A: App {}\n\(text)", to: "A.swift")
        var project = try ProjectReader.read(folder.path)
        project.platform = platform
        let plan = try Planner.plan(project)
        return (plan.app.aliases.map(\.module).filter { $0 != "SwiftUI" && $0 != "Combine" }, plan.leftOut.map(\.item))
    }

    @Test("A module whose names are in another stand-in gets that one")
    func replaced() throws {
        #expect(try modules("import CoreMedia") == (["AVFoundation"], []))
        #expect(try modules("import CoreAudio\nimport AVFAudio") == (["AVFoundation"], []))
        #expect(try modules("import Photos") == (["PhotosUI"], []))
        #expect(try modules("import ApplicationServices", on: .macos) == (["ApplicationServices"], []))
        #expect(try modules("import Darwin.Mach\nimport MachO") == ([], []))
    }

    @Test("A module that a condition asks for is there if the platform has it")
    func askedFor() throws {
        let text =
            "#if canImport(AppKit)\nimport AppKit\n#elseif canImport(UIKit)\nimport UIKit\n#else\nimport No\n#endif"
        #expect(try modules(text) == (["UIKit"], []))
        #expect(try modules(text, on: .macos) == (["AppKit"], []))
        #expect(try modules("import AppKit") == (["AppKit"], []))
        #expect(try modules("#if canImport(CryptoKit)\nimport CryptoKit\n#endif") == ([], []))
    }

    @Test("A module of a package from elsewhere brings the package into the manifest")
    func crypto() throws {
        let (project, package) = (try TemporaryFolder(), try TemporaryFolder())
        try project.write("import CryptoKit\n@main struct A: App {}", to: "App.swift")
        let plan = try Planner.plan(try ProjectReader.read(project.path))
        try PackageWriter(plan, to: package.url, cursesUI: cursesUI).write()
        let manifest = try package.text(of: "Package.swift")
        #expect(manifest.contains(".package(url: \"https://github.com/apple/swift-crypto.git\", from: \"3.0.0\"),"))
        #expect(manifest.contains(".product(name: \"Crypto\", package: \"swift-crypto\"),"))
        #expect(manifest.contains("\"-module-alias\", \"CryptoKit=Crypto\","))
    }

    @Test("A project is read for the platform that it is made for")
    func platforms() throws {
        #expect(try ProjectReader.read(Samples.path("Trips")).platform == .ios)
        let folder = try TemporaryFolder()
        try folder.write("import AppKit\n@main struct A: App {}", to: "A.swift")
        #expect(try ProjectReader.read(folder.path).platform == .macos)
        try folder.write("#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif", to: "A.swift")
        #expect(try ProjectReader.read(folder.path).platform == .macos)
        try folder.write("import UIKit", to: "B.swift")
        #expect(try ProjectReader.read(folder.path).platform == .ios)
        try folder.write(
            "let package = Package(name: \"P\", platforms: [.macOS(.v14)], targets: [.executableTarget(name: \"P\")])",
            to: "Package.swift")
        try folder.write("@main struct A: App {}", to: "Sources/P/A.swift")
        #expect(try ProjectReader.read(folder.path).platform == .macos)
    }

    @Test("Changes that a project may have hundreds of are counted")
    func frequentChanges() throws {
        let folder = try TemporaryFolder()
        try folder.write("#if os(iOS)\n#endif\n#if os(iOS)\n#endif\n@main struct A: App {}", to: "A.swift")
        try folder.write("@objc class B {}\nimport os.log\n#if os(iOS)\n#endif", to: "B.swift")
        let plan = try Planner.plan(try ProjectReader.read(folder.path))
        #expect(
            plan.frequentChanges.map { [$0.old, $0.new, "\($0.count)"] } == [
                ["os(iOS)", "os(Linux)", "3"], ["@objc", "", "1"],
            ])
        #expect(plan.changes.filter { !$0.isFrequent }.map(\.old) == ["import os.log"])
    }

    @Test("Every module that stands in for Apple's is a product of this package")
    func products() throws {
        let root = Samples.folder.appendingPathComponent("../..").standardized
        let package = try SwiftPackage(root)
        // The manifest creates the products of its table in a loop.
        let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let missing = ModuleCatalogue.aliases.filter { alias in
            alias.package == nil && !package.hasProduct(alias.product)
                && !manifest.contains("\n    \"\(alias.module)\": [")
        }
        #expect(ModuleCatalogue.aliases.count > 2)
        #expect(missing == [])
    }

    @Test("Writing again writes what has changed alone, and removes what is gone")
    func incremental() throws {
        let (project, package) = (try TemporaryFolder(), try TemporaryFolder())
        try project.write("import SwiftUI\n@main struct A: App {}", to: "App.swift")
        try project.write("import SwiftUI\nimport UIKit", to: "Old.swift")
        func write() throws -> Int {
            let plan = try Planner.plan(try ProjectReader.read(project.path))
            return try PackageWriter(plan, to: package.url, cursesUI: cursesUI).write()
        }
        #expect(try write() == 5)
        #expect(try package.text(of: "Package.swift").contains("UIKitCompat"))
        #expect(try write() == 0)
        try FileManager.default.removeItem(at: project.url.appendingPathComponent("Old.swift"))
        try project.write("import SwiftUI\n@main struct B: App {}", to: "App.swift")
        // The manifest no longer mentions UIKit.
        #expect(try write() == 3)
        #expect(package.files.filter { $0.hasSuffix("Old.swift") } == [])
    }
}
