import Foundation

/// The user's folders to which apps write without creating them, because they exist on Apple's platforms.
package enum UserFolders {
    /// Creates the folders for documents and for the files of apps, if they are missing. If that fails, the app reports the
    /// error when it writes.
    package static func create(with manager: FileManager = .default) {
        for directory in [FileManager.SearchPathDirectory.documentDirectory, .applicationSupportDirectory] {
            guard let folder = manager.urls(for: directory, in: .userDomainMask).first else { continue }
            try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
        }
    }
}
