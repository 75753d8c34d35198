import Foundation

/// The folders that contain a bundle's resources.
enum ResourceFolders {
    /// The folder of the bundle's resources; for the main bundle, also the folders of the program's own module.
    ///
    /// If Xcode builds a program, the resources of its module are in the main bundle, where texts are searched for.
    /// SwiftPM puts them into a folder of their own beside the program, `Package_Module.resources`.
    static func folders(of bundle: Bundle) -> [URL] {
        let resources = bundle.resourceURL ?? bundle.bundleURL
        guard bundle === Bundle.main, let program = bundle.executableURL else { return [resources] }
        return [resources] + folders(ofProgram: program)
    }

    /// The SwiftPM folders of the module that has the program's name; in tests, those of all modules. If the folders
    /// are laid out as bundles, the folders inside that contain the resources.
    static func folders(ofProgram program: URL) -> [URL] {
        let folder = program.deletingLastPathComponent()
        // A test program contains all modules of the package that have texts.
        let isTest = program.pathExtension == "xctest"
        let ending = isTest ? ".resources" : "_" + program.lastPathComponent + ".resources"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(ending) }.sorted().map { name in
            let place = folder.appendingPathComponent(name)
            return Bundle(url: place)?.resourceURL ?? place
        }
    }
}
