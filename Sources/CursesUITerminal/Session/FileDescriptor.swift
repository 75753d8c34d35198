#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// An open file descriptor, which is closed when its last owner is released.
///
/// A dispatch source owns the descriptor that it watches (through its cancel handler), because a descriptor must not be
/// closed while a source watches it.
final class FileDescriptor: Sendable {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    /// Opens a file with a descriptor of 3 or more, because programs expect 0 to 2 to be the standard streams.
    ///
    /// - Parameter mode: the permissions of the file if it is created.
    /// - Returns: `nil` if the file cannot be opened, with the reason in `errno`.
    static func opening(_ path: String, _ flags: Int32, mode: mode_t = 0) -> FileDescriptor? {
        let number = open(path, flags | O_CLOEXEC, mode)
        guard number >= 0, number <= STDERR_FILENO else {
            return number < 0 ? nil : FileDescriptor(number)
        }
        let higher = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        close(number)
        return higher < 0 ? nil : FileDescriptor(higher)
    }

    deinit {
        close(number)
    }
}
