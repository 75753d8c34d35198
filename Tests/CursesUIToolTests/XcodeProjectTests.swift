import Foundation
import Testing

@testable import CursesUITool

/// Tests features of Xcode projects that the sample projects lack.
@Suite("Xcode projects")
struct XcodeProjectTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Reads a project with an app `App`, whose sources are `App.swift` and the files of the given objects.
    private func read(
        _ objects: String, project: String = "", target: String = "", files: String = "", children: String = "",
        settings: String = ""
    ) throws -> AppProject {
        try folder.write(
            """
            // !$*UTF8*$!
            { objects = {
              P = { isa = PBXProject; targets = (T, L); mainGroup = G; buildConfigurationList = PL; \(project) };
              G = { isa = PBXGroup; children = (F1, \(children)); sourceTree = "<group>"; };
              F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
              B1 = { isa = PBXBuildFile; fileRef = F1; };
              S = { isa = PBXSourcesBuildPhase; files = (B1, \(files)); };
              T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    buildPhases = (S); buildConfigurationList = TL; \(target) };
              TL = { isa = XCConfigurationList; buildConfigurations = (TC); };
              TC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
              \(objects)
            }; rootObject = P; }
            """, to: "App.xcodeproj/project.pbxproj")
        try folder.write("import SwiftUI\n@main struct A: App {}", to: "App.swift")
        return try ProjectReader.read(folder.path)
    }

    @Test("An Info.plist that is broken is named, and the settings of the project hold")
    func brokenInformation() throws {
        try folder.write("<plist><dict>", to: "Info.plist")
        let settings = "INFOPLIST_FILE = Info.plist; MARKETING_VERSION = 2.5;"
        let project = try read("", settings: settings)
        #expect(project.information["CFBundleShortVersionString"] == "2.5")
        #expect(project.leftOut.map { [$0.item, $0.reason] } == [["Info.plist", "it is not a property list"]])
        #expect(try read("", settings: "INFOPLIST_FILE = None.plist;").leftOut == [])
    }

    @Test("A library that the app is built from is a module of its own")
    func library() throws {
        try folder.write("", to: "Kit/Kit.swift")
        let project = try read(
            """
            L = { isa = PBXNativeTarget; name = "My Kit"; productType = "com.apple.product-type.framework";
                  buildPhases = (LS); };
            LS = { isa = PBXSourcesBuildPhase; files = (B2); };
            B2 = { isa = PBXBuildFile; fileRef = F2; };
            F2 = { isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = SOURCE_ROOT; };
            D = { isa = PBXTargetDependency; target = L; };
            """, target: "dependencies = (D);", children: "F2")
        #expect(project.libraries.map(\.name) == ["My_Kit"])
        #expect(project.libraries.first?.sources.map(\.lastPathComponent) == ["Kit.swift"])
        #expect(project.app.dependencies == ["My_Kit"])
        #expect(project.leftOut == [])
        let plan = try Planner.plan(project)
        try PackageWriter(
            plan, to: folder.url.appendingPathComponent("out"), cursesUI: .repository(url: "u", version: nil)
        )
        .write()
        let manifest = try folder.text(of: "out/Package.swift")
        #expect(manifest.contains(".target(name: \"My_Kit\"),"))
        #expect(manifest.contains(".executableTarget(\n            name: \"App\","))
        #expect(manifest.contains(".target(\n            name: \"My_Kit\","))
    }

    @Test("A package beside the project gives its modules, a package from elsewhere its product")
    func packages() throws {
        try folder.write(
            "let package = Package(name: \"Core\", products: [.library(name: \"CoreUI\", targets: [\"Core\"])], "
                + "targets: [.target(name: \"Core\")])", to: "Packages/Core/Package.swift")
        try folder.write("import SwiftUI", to: "Packages/Core/Sources/Core/Core.swift")
        let project = try read(
            """
            LR = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Core; };
            RR = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Lines.git";
                   requirement = { kind = upToNextMajorVersion; minimumVersion = 2.1.0; }; };
            P1 = { isa = XCSwiftPackageProductDependency; productName = CoreUI; };
            P2 = { isa = XCSwiftPackageProductDependency; package = RR; productName = LineKit; };
            P4 = { isa = XCSwiftPackageProductDependency; package = RR; productName = "plugin:Lint"; };
            P3 = { isa = XCSwiftPackageProductDependency; productName = Lost; };
            """, project: "packageReferences = (LR, RR);", target: "packageProductDependencies = (P1, P2, P3, P4);")
        #expect(project.libraries.map(\.name) == ["Core"])
        #expect(project.app.dependencies == ["Core"])
        #expect(project.app.products == [RemoteProduct(name: "LineKit", package: "Lines")])
        #expect(
            project.packages == [RemotePackage(url: "https://example.org/Lines.git", requirement: "from: \"2.1.0\"")])
        #expect(project.leftOut.map(\.item) == ["the product Lost"])
        // A package that cannot be built on Linux can be left out.
        try folder.write(
            "import SwiftUI\nimport LineKit\nimport LineCore\nimport MetalKit\n@main struct A: App {}", to: "App.swift")
        #expect(try Planner.plan(project).leftOut.map(\.item) == ["the product Lost", "import MetalKit"])
        var less = project
        try less.leaveOut(packages: ["lines"])
        #expect(less.packages == [])
        #expect(less.app.products == [])
        let items = try Planner.plan(less).leftOut.map(\.item)
        #expect(
            items == [
                "the product Lost", "the package Lines", "import LineCore", "import LineKit", "import MetalKit",
            ])
        #expect(throws: ToolError("App.xcodeproj uses no package Dots; it uses Lines")) {
            var other = project
            try other.leaveOut(packages: ["Dots"])
        }
    }

    @Test("Files for other platforms, files that are missing and folders that are copied whole")
    func files() throws {
        try folder.write("", to: "Mac.swift")
        try folder.write("", to: "Phone.swift")
        try folder.write("1", to: "Data/a/b.json")
        let project = try read(
            """
            F2 = { isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = Phone.swift; sourceTree = "<group>"; };
            F4 = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
            F5 = { isa = PBXFileReference; lastKnownFileType = folder; path = Data; sourceTree = "<group>"; };
            B2 = { isa = PBXBuildFile; fileRef = F2; platformFilter = macos; };
            B3 = { isa = PBXBuildFile; fileRef = F3; platformFilters = (ios, macos); };
            B4 = { isa = PBXBuildFile; fileRef = F4; };
            B5 = { isa = PBXBuildFile; fileRef = F5; };
            B6 = { isa = PBXBuildFile; fileRef = NONE; };
            """, files: "B2, B3, B4, B5, B6, B1", children: "F2, F3, F4, F5")
        #expect(project.app.sources.map(\.lastPathComponent) == ["App.swift", "Phone.swift"])
        #expect(project.app.resources.map(\.place) == ["Data"])
        #expect(
            project.leftOut == [
                LeftOut("Gone.swift", reason: "the file is missing", advice: "remove it from the project, or make it")
            ])
    }

    @Test("The name of the module, the language mode and the conditions are those of the target")
    func settings() throws {
        let project = try read(
            "",
            settings: """
                PRODUCT_NAME = "My App"; SWIFT_VERSION = 6.0; OTHER_SWIFT_FLAGS = "-D PRO -DLITE";
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG CLOUD"; SWIFT_APPROACHABLE_CONCURRENCY = YES;
                """)
        #expect(project.name == "My App")
        #expect(project.app.name == "My_App")
        #expect(project.app.settings.languageMode == 6)
        #expect(project.app.settings.conditions == ["CLOUD", "LITE", "PRO"])
        #expect(project.app.settings.features == ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
    }

    @Test("Exceptions of synchronised folders name files, folders, all languages of a file, and platforms")
    func exceptions() throws {
        let places = [
            "Own/A.swift", "Own/Out.swift", "Own/Old/B.swift", "Own/Mac.swift", "Own/T/de.lproj/In.strings",
            "Own/T/de.lproj/Out.strings", "Other/No.swift", "Other/Taken.swift", "Other/All/C.swift",
            "Other/T/de.lproj/Taken.strings", "Other/T/de.lproj/No.strings", "Third/No.swift",
        ]
        for place in places { try folder.write("", to: place) }
        let project = try read(
            """
            S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Own; exceptions = (E1, EL); sourceTree = "<group>"; };
            S2 = { isa = PBXFileSystemSynchronizedRootGroup; path = Other; exceptions = (E2, EL); sourceTree = "<group>"; };
            S3 = { isa = PBXFileSystemSynchronizedRootGroup; path = Third; sourceTree = "<group>"; };
            E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
                   membershipExceptions = (Out.swift, Old, "/Localized: T/Out.strings");
                   platformFiltersByRelativePath = { Mac.swift = (macos); A.swift = (ios, macos); }; };
            E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
                   membershipExceptions = (Taken.swift, All, "/Localized: T/Taken.strings"); };
            EL = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = L; membershipExceptions = (A.swift); };
            """, target: "fileSystemSynchronizedGroups = (S1);", children: "S1, S2, S3")
        #expect(project.app.sources.map(\.lastPathComponent) == ["App.swift", "A.swift", "C.swift", "Taken.swift"])
        #expect(project.app.resources.map(\.place) == ["de.lproj/In.strings", "de.lproj/Taken.strings"])
    }

    @Test("A workspace leads to its project")
    func workspace() throws {
        _ = try read("")
        try folder.write(
            """
            <Workspace version = "1.0">
               <FileRef location = "group:App.xcodeproj"></FileRef>
               <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
            </Workspace>
            """, to: "App.xcworkspace/contents.xcworkspacedata")
        #expect(try ProjectReader.read(folder.path + "/App.xcworkspace").name == "App")
    }

    @Test("Regular expressions between slashes are understood unless the target says otherwise")
    func slashes() throws {
        #expect(try read("").app.settings.features == ["BareSlashRegexLiterals"])
        #expect(try read("", settings: "SWIFT_ENABLE_BARE_SLASH_REGEX = NO;").app.settings.features == [])
    }

    @Test("Of an app for telephones and one for desktops, the first is shown")
    func platforms() throws {
        let project = try read(
            """
            L = { isa = PBXNativeTarget; name = "App (macOS)"; productType = "com.apple.product-type.application";
                  buildConfigurationList = LL; };
            LL = { isa = XCConfigurationList; buildConfigurations = (LC); };
            LC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; }; };
            """, settings: "SDKROOT = iphoneos;")
        #expect(project.app.name == "App")
        #expect(project.leftOut.map(\.item) == ["the target App (macOS)"])
        #expect(project.leftOut.map(\.advice) == ["name it with --target to show it instead"])
    }

    @Test("Folders that lead back to themselves are read once")
    func links() throws {
        try folder.write("@main struct A {}", to: "src/a/A.swift")
        try folder.write("", to: "src/b/B.swift")
        for (place, target) in [("src/a/up", ".."), ("src/a/b", "../b"), ("src/b/a", "../a")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/" + place, withDestinationPath: target)
        }
        let plan = try Planner.plan(try ProjectReader.read(folder.path + "/src"))
        #expect(plan.app.sources.compactMap { $0.origin?.lastPathComponent }.sorted() == ["A.swift", "B.swift"])
    }

    // MARK: Into the project itself

    @Test("A manifest in the project names its files where they are")
    func inPlace() throws {
        try folder.write("", to: "Tests/T.swift")
        try folder.write("", to: "de.lproj/Localizable.strings")
        let project = try read(
            """
            F2 = { isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
            B2 = { isa = PBXBuildFile; fileRef = F2; };
            """, files: "B2", children: "F2")
        let writer = InPlaceWriter(try Planner.plan(project), cursesUI: .repository(url: "u", version: nil))
        try writer.write()
        let first = try folder.text(of: "Package.swift")
        try writer.write()
        #expect(try folder.text(of: "Package.swift") == first)
        #expect(first.contains("path: \".\""))
        #expect(
            first.contains("exclude: [\n                \"App.xcodeproj\",\n                \"Tests\",\n            ]"))
        #expect(
            first.contains(
                "sources: [\n                \"App.swift\",\n                \"CursesUI/App/CursesUIMainBundle.swift\",\n            ]"
            ))
        #expect(first.contains(".copy(\"de.lproj\"),"))
        #expect(folder.files.contains("CursesUI/App/CursesUIMainBundle.swift"))
    }

    @Test("Files that have to be changed, and a manifest of somebody else, are left alone")
    func inPlaceRefusals() throws {
        let project = try read("")
        func refusal() -> String? {
            do throws(ToolError) {
                try InPlaceWriter(try Planner.plan(project), cursesUI: .repository(url: "u", version: nil)).write()
                return nil
            } catch {
                return error.description.replacing(folder.path, with: "HERE")
            }
        }
        try folder.write("import os.log\n@main struct A: App {}", to: "App.swift")
        #expect(refusal() == "App.swift:1 has to be changed first: import os.log to import os")
        try folder.write("// mine", to: "Package.swift")
        #expect(refusal() == "HERE/Package.swift is there, and cursesui did not write it")
        #expect(try folder.text(of: "Package.swift") == "// mine")
    }
}
