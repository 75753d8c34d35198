import Foundation

/// The folder for the files that an app keeps for itself.
package enum AppFolder {
    /// The folder of the running app: in `~/.local/share`.
    package static var url: URL {
        let folder =
            FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
        return folder.appendingPathComponent(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
    }
}
