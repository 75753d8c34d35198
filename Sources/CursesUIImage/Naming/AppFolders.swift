import CursesUI
import Foundation

/// The folders with an app's resources.
enum AppFolders {
    /// The resource folder of the main bundle, and the folders of the targets of its package next to it, in which SwiftPM
    /// puts resources that Xcode would put into the app.
    private static var all: [URL] {
        let main = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        return [main] + (Bundle.main.executableURL.map(ResourceFolders.folders(ofPackageOf:)) ?? [])
    }

    /// Returns the folder with the resources of a bundle; those of the app for `nil`.
    static func folders(of bundle: Bundle?) -> [URL] { bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? all }
}
