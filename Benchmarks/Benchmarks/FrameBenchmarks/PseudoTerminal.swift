import CursesUITerminal
import Glibc

/// A pseudo-terminal that accepts all output and discards it.
final class PseudoTerminal {
    /// The end of the pseudo-terminal that the app uses.
    let terminal: Int32
    private let screen: Int32
    private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

    init(_ size: CellSize) {
        var ends: (Int32, Int32) = (-1, -1)
        var window = winsize()
        window.ws_col = UInt16(size.width)
        window.ws_row = UInt16(size.height)
        guard openpty(&ends.0, &ends.1, nil, nil, &window) == 0 else {
            fatalError("There are no pseudo-terminals: \(String(cString: strerror(errno)))")
        }
        (screen, terminal) = ends
        _ = fcntl(screen, F_SETFL, O_NONBLOCK)
    }

    deinit {
        close(terminal)
        close(screen)
    }

    /// Reads everything that has been written so far.
    func discard() {
        while read(screen, &buffer, buffer.count) > 0 {}
    }
}
