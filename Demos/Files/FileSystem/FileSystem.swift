import CursesUI

/// The operations on files that the app needs. A test replaces them.
///
/// None of them replaces a file: an operation whose target exists fails. The functions wait for the disk, so they are
/// called on a thread of their own.
protocol FileSystem: Sendable {
    func items(in folder: URL) throws(FileError) -> [FileItem]
    /// The first bytes of a file.
    func start(of file: URL, limit: Int) throws(FileError) -> Data
    func makeFolder(_ folder: URL) throws(FileError)
    func move(_ source: URL, to target: URL) throws(FileError)
    func copy(_ source: URL, to target: URL) throws(FileError)
    func trash(_ file: URL) throws(FileError) -> TrashedFile
    func restore(_ file: TrashedFile) throws(FileError)
}

/// A file in the trash.
struct TrashedFile: Equatable, Sendable {
    let original: URL
    /// The place in the trash.
    let file: URL
    /// The file that describes it there.
    let info: URL
}

/// The reason for which an operation failed.
enum FileError: Error, Equatable {
    case exists
    case isInsideItself
    case badName
    /// The error number of the system.
    case system(Int32)

    /// Throws the error of a system call whose result is negative.
    static func check(_ result: Int32) throws(FileError) {
        guard result < 0 else { return }
        throw errno == EEXIST || errno == ENOTEMPTY ? .exists : .system(errno)
    }

    var reason: String {
        switch self {
        case .exists: "there is already something with this name"
        case .isInsideItself: "a folder cannot be put into itself"
        case .badName: "a name is not empty and has no slash"
        case .system(let number): String(cString: strerror(number)).lowercased()
        }
    }
}
