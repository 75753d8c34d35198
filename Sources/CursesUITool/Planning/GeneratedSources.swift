import Foundation

/// Generates the source files that are only in the copy and not in the project.
enum GeneratedSources {
    /// Returns a declaration of `Bundle.main` by which the app's code finds its resources. SwiftPM puts them into a
    /// folder beside the program.
    ///
    /// In Foundation, the main bundle is the folder of the program itself. The declaration in the module shadows
    /// Foundation's for the code of the module.
    ///
    /// - Parameters:
    ///   - package: the name of the package.
    ///   - module: the name of the app's module.
    static func mainBundle(package: String, module: String) -> PlannedSource {
        source(
            "CursesUIMainBundle.swift",
            """
            import Foundation

            /// Tells where the program is.
            private final class CursesUIProgramPlace {}

            extension Bundle {
                /// The resources of this app, which are in a folder beside the program.
                nonisolated static let main: Bundle = {
                    let program = Bundle(for: CursesUIProgramPlace.self)
                    let resources = program.bundleURL.appendingPathComponent(\("\(package)_\(module).resources".swiftLiteral))
                    return Bundle(url: resources) ?? program
                }()
            }

            """)
    }

    /// Returns an app for files that have none: a window with their view.
    ///
    /// - Parameter views: the names of the files' views. `ContentView` is shown, or otherwise the only view.
    static func app(showing views: [String], of project: AppProject) throws(ToolError) -> PlannedSource {
        guard let view = views.contains("ContentView") ? "ContentView" : views.count == 1 ? views[0] : nil else {
            let reason = "\(project.origin) has no app: nothing is marked with @main, and there is no ContentView"
            guard !views.isEmpty else { throw ToolError(reason) }
            throw ToolError("\(reason), but several views (\(views.joined(separator: ", ")))")
        }
        return source(
            "CursesUIApp.swift",
            """
            import SwiftUI

            /// Shows the view of files that have no app.
            @main
            struct CursesUIApp: App {
                var body: some Scene {
                    WindowGroup { \(view)() }
                }
            }

            """)
    }

    /// A program that does nothing, for files that are compiled only.
    static var emptyProgram: PlannedSource {
        source(
            "CursesUIProgram.swift",
            """
            /// Makes a program of files that have none.
            @main
            enum CursesUIProgram {
                static func main() {}
            }

            """)
    }

    /// Returns the constants for the colours and pictures of a module's asset catalogues; `nil` if there are none.
    ///
    /// - Parameter declared: the names of static members that the module's files declare.
    static func assetSymbols(
        of module: ProjectModule, resources: [ProjectResource], hasMainBundle: Bool, declared: Set<String>
    ) -> PlannedSource? {
        let catalogs = resources.map(\.url).filter { $0.pathExtension == "xcassets" }
        let code = AssetSymbols(catalogs).code(
            bundle: hasMainBundle ? "Bundle.main" : "Bundle.module", extends: module.settings.hasAssetExtensions,
            declared: declared)
        return code.map { source("CursesUIAssetSymbols.swift", $0) }
    }

    /// Returns the classes of a data model; `nil` if the app declares them all itself.
    static func classes(of model: XcodeDataModel) -> PlannedSource? {
        DataModelCode(model).text.map { source("CursesUIDataModel\(model.name.moduleName).swift", $0) }
    }

    private static func source(_ place: String, _ text: String) -> PlannedSource {
        PlannedSource(origin: nil, place: place, contents: Data(text.utf8), changes: [])
    }
}
