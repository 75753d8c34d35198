import CursesUI

/// The operations on files that the app needs. A test replaces them.
///
/// Moving replaces no file: it fails if the target exists. The functions wait for the disk, so they are called on a
/// different thread.
protocol FileSystem: Sendable {
    func items(in folder: URL) throws -> [FileItem]
    /// Returns the first bytes of a file.
    func start(of file: URL, limit: Int) throws -> Data
    func move(_ source: URL, to target: URL) throws
    /// Moves a file to the trash, and returns its URL there.
    func trash(_ file: URL) throws -> URL
    /// Moves a file from the trash back to its original location.
    func putBack(_ file: URL) throws
}

extension Error {
    /// The system's description of an error.
    var reason: String {
        let number = (self as? POSIXError ?? (self as? CocoaError)?.underlying as? POSIXError)?.code.rawValue
        if let number { return String(cString: strerror(number)).lowercased() }
        return localizedDescription.hasSuffix(".") ? String(localizedDescription.dropLast()) : localizedDescription
    }
}
