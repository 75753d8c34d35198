import CursesUI

/// The operations on files that the app needs. A test replaces them.
///
/// None of them replaces a file: an operation whose target exists fails. The functions wait for the disk, so they are
/// called on a different thread.
protocol FileSystem: Sendable {
    /// Whether no files can be changed, so that every change fails.
    var isReadOnly: Bool { get }
    func items(in folder: URL) throws -> [FileItem]
    /// Returns the first bytes of a file.
    func start(of file: URL, limit: Int) throws -> Data
    func makeFolder(_ folder: URL) throws
    func move(_ source: URL, to target: URL) throws
    func copy(_ source: URL, to target: URL) throws
    /// Moves a file to the trash, and returns its URL there.
    func trash(_ file: URL) throws -> URL
    /// Moves a file from the trash back to its original location.
    func putBack(_ file: URL) throws
}

extension FileSystem {
    var isReadOnly: Bool { false }
}

extension Error {
    /// The system's description of an error.
    var reason: String {
        let number = (self as? POSIXError ?? (self as? CocoaError)?.underlying as? POSIXError)?.code.rawValue
        if let number { return String(cString: strerror(number)).lowercased() }
        return localizedDescription.hasSuffix(".") ? String(localizedDescription.dropLast()) : localizedDescription
    }
}
