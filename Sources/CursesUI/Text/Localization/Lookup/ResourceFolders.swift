import Foundation

/// The folders that contain a bundle's resources.
enum ResourceFolders {
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

    /// Returns the SwiftPM resource folders of the module that has the program's name; in tests, those of all modules.
    /// For folders laid out as bundles, it returns the inner folders that contain the resources.
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
