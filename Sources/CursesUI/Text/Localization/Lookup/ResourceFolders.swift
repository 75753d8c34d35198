import CursesUISupport
import Foundation

/// The folders that contain a bundle's resources.
package enum ResourceFolders {
    /// The module of the app that runs; `nil` if no app has started. The program of a module may have a different name.
    private static let appModule = Locked<String?>(nil)

    /// Notes the type of the app that runs, or of its delegate, which comes first.
    package static func adopt<A>(_ app: A.Type) {
        let module = String(String(reflecting: app).prefix { $0 != "." })
        appModule.withLock { $0 = $0 ?? module }
    }

    /// Returns the folder of the bundle's resources. For the main bundle, it also returns the folders of the program's
    /// module.
    ///
    /// In a program that Xcode builds, the resources of its module are in the main bundle, where texts are looked up.
    /// SwiftPM puts them into a separate folder beside the program, `Package_Module.resources`.
    static func folders(of bundle: Bundle) -> [URL] {
        let resources = bundle.resourceURL ?? bundle.bundleURL
        guard bundle === Bundle.main, let program = bundle.executableURL else { return [resources] }
        return [resources] + folders(ofProgram: program)
    }

    /// Returns the SwiftPM resource folders of the app's module, or of the module that has the program's name; in tests,
    /// those of all modules. For folders laid out as bundles, it returns the inner folders that contain the resources.
    static func folders(ofProgram program: URL) -> [URL] {
        let names = names(beside: program)
        return urls(isTest(program) ? names : own(of: program, among: names), program)
    }

    /// Returns the SwiftPM resource folders of the package that a program belongs to, those of the program's module
    /// first. In tests, it returns those of all modules.
    ///
    /// Programs of other packages may be in the same folder, with resources of the same names. If no module has the name
    /// of the program, which may have been renamed, the folders count if they are all of one package.
    package static func folders(ofPackageOf program: URL) -> [URL] {
        let names = names(beside: program)
        if isTest(program) { return urls(names, program) }
        let own = own(of: program, among: names)
        if own.isEmpty { return Set(names.map(\.package)).count == 1 ? urls(names, program) : [] }
        let packages = Set(own.map(\.package))
        return urls(own + names.filter { packages.contains($0.package) && !own.contains($0) }, program)
    }

    private static func own(of program: URL, among names: [String]) -> [String] {
        var modules = [program.lastPathComponent]
        if let module = appModule.withLock({ $0 }) { modules.append(module) }
        return names.filter { name in modules.contains { name.isOfModule($0) } }
    }

    /// Whether a program contains all modules of its package that have resources.
    private static func isTest(_ program: URL) -> Bool { program.pathExtension == "xctest" }

    private static func names(beside program: URL) -> [String] {
        let folder = program.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
    }

    private static func urls(_ names: [String], _ program: URL) -> [URL] {
        names.map { name in
            let place = program.deletingLastPathComponent().appendingPathComponent(name)
            return Bundle(url: place)?.resourceURL ?? place
        }
    }
}

/// The name of a resource folder, `Package_Module.resources`.
extension String {
    fileprivate var package: Substring { prefix { $0 != "_" } }

    fileprivate func isOfModule(_ module: String) -> Bool {
        let name = prefix(upTo: lastIndex(of: ".") ?? endIndex)
        return name.hasSuffix("_" + module)
    }
}
