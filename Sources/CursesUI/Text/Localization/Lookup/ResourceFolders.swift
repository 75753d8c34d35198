import Foundation

/// The folders in which a bundle has its resources.
enum ResourceFolders {
    /// The folder of the bundle's resources; for the main bundle, those of the program's own module too.
    ///
    /// A program that Xcode builds has the resources of its module in the main bundle, where its texts are looked
    /// for. SwiftPM puts them into a folder of their own beside the program, `Package_Module.resources`.
    static func folders(of bundle: Bundle) -> [URL] {
        let resources = bundle.resourceURL ?? bundle.bundleURL
        guard bundle === Bundle.main, let program = bundle.executableURL else { return [resources] }
        return [resources] + folders(ofProgram: program)
    }

    /// The folders of SwiftPM for the module that has the program's name, in tests those of all modules, or the folders in them that have the
    /// resources if they are laid out as bundles.
    static func folders(ofProgram program: URL) -> [URL] {
        let folder = program.deletingLastPathComponent()
        // A program of tests contains the modules of the package that have texts.
        let isTest = program.pathExtension == "xctest"
        let ending = isTest ? ".resources" : "_" + program.lastPathComponent + ".resources"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(ending) }.sorted().map { name in
            let place = folder.appendingPathComponent(name)
            return Bundle(url: place)?.resourceURL ?? place
        }
    }
}
