import CursesUISupport
import Foundation

extension FileManager {
    /// Returns the folder that the apps of a group share, and creates it if it is missing.
    ///
    /// It has the name of the group in `XDG_DATA_HOME`, or in `~/.local/share`. Linux knows no groups of apps: every app
    /// of the user can read and write the folder.
    ///
    /// - Parameter groupIdentifier: the name of the group, such as `group.org.example.app`.
    /// - Returns: `nil` if the name is not that of a folder. If the folder cannot be created, a write to it reports the
    ///   error.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        containerURL(ofGroup: groupIdentifier, in: ProcessInfo.processInfo.environment)
    }

    func containerURL(ofGroup name: String, in environment: [String: String]) -> URL? {
        guard !["", ".", ".."].contains(name), !name.contains(where: { $0 == "/" || $0 == "\0" }) else { return nil }
        let data = BaseDirectory.data.path(in: environment) ?? NSTemporaryDirectory()
        let folder = URL(fileURLWithPath: data).appendingPathComponent(name, isDirectory: true)
        // Other users cannot open it.
        try? createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return folder
    }
}
