import Foundation

/// The directories that Foundation for Linux does not name. They are those of `FileManager`, which follows the XDG Base
/// Directory Specification.
///
/// The directories for documents, caches and the files of apps are created if they do not exist, because code for Apple's
/// platforms writes to them at once.
extension URL {
    /// The user's documents.
    public static var documentsDirectory: URL { existing(.documentDirectory) }
    /// Files that can be made again.
    public static var cachesDirectory: URL { existing(.cachesDirectory) }
    /// Files that an app keeps for itself.
    public static var applicationSupportDirectory: URL { existing(.applicationSupportDirectory) }
    /// The user's downloads.
    public static var downloadsDirectory: URL { first(.downloadsDirectory) }
    /// The user's desktop.
    public static var desktopDirectory: URL { first(.desktopDirectory) }
    /// Files of apps that the user does not see.
    public static var libraryDirectory: URL { first(.libraryDirectory) }
    /// The user's videos.
    public static var moviesDirectory: URL { first(.moviesDirectory) }
    /// The user's music.
    public static var musicDirectory: URL { first(.musicDirectory) }
    /// The user's pictures.
    public static var picturesDirectory: URL { first(.picturesDirectory) }
    /// Files that the user shares with other users.
    public static var sharedPublicDirectory: URL { first(.sharedPublicDirectory) }

    /// Returns a directory, and creates it if it is missing. If that fails, a write to it reports the error.
    private static func existing(_ directory: FileManager.SearchPathDirectory) -> URL {
        let url = first(directory)
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }

    private static func first(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? FileManager.default.homeDirectoryForCurrentUser
    }

    /// Returns true: Linux does not keep an app from the files that its user has chosen.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Does nothing.
    public func stopAccessingSecurityScopedResource() {}
}
