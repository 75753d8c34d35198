import Foundation

/// The folders with an app's resources.
enum AppFolders {
    /// The resource folder of the main bundle, and the bundles of targets next to it, in which SwiftPM puts
    /// resources that Xcode would put into the app.
    static var all: [URL] {
        let main = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        let beside = try? FileManager.default.contentsOfDirectory(
            at: Bundle.main.bundleURL, includingPropertiesForKeys: nil
        )
        let bundles = (beside ?? []).filter { ["resources", "bundle"].contains($0.pathExtension) }
        return [main] + bundles.sorted { $0.path < $1.path }.map { Bundle(url: $0)?.resourceURL ?? $0 }
    }
}
