#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// An open file descriptor that is closed with its last owner.
///
/// A dispatch source owns the descriptor that it watches (in its cancel handler), because a descriptor may be
/// closed only when no source watches it any more.
final class FileDescriptor: Sendable {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    /// Opens a file as a descriptor above the standard ones, because a program expects these to be its standard
    /// streams.
    ///
    /// - Parameter mode: the permissions of a file that is created.
    /// - Returns: `nil` if the system refuses, with the reason in `errno`.
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
