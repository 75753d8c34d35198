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

    deinit {
        close(number)
    }
}
