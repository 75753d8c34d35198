import CursesUI
import Foundation

/// The folders with an app's resources.
enum AppFolders {
    /// The resource folder of the main bundle, and the folders of the targets of its package next to it, in which SwiftPM
    /// puts resources that Xcode would put into the app.
    static var all: [URL] {
        let main = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        return [main] + (Bundle.main.executableURL.map(ResourceFolders.folders(ofPackageOf:)) ?? [])
    }
}
