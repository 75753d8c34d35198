#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// An open file, closed with its last owner.
///
/// A dispatch source owns the descriptor that it watches (in its cancel handler), since one may only
/// be closed when no source watches it any more.
final class FileDescriptor: Sendable {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    deinit {
        close(number)
    }
}
