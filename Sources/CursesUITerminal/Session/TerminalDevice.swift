import CTerminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The terminal, opened a second time by its path.
///
/// The new file description is ours alone: that it does not block is not seen by the shell, which
/// shares the one of standard output.
@MainActor
final class TerminalDevice {
    let path: String
    let descriptor: FileDescriptor
    /// Which device it is, to find the descriptors that lead to it.
    private let device: dev_t

    /// - Parameter output: a descriptor of the terminal.
    init(output: Int32) throws(TerminalError) {
        var status = stat()
        guard isatty(output) == 1, fstat(output, &status) == 0 else { throw .notATerminal }
        device = status.st_rdev
        let own = ttyname(output).map { String(cString: $0) }
        // A path of its own may be missing (in a container) or forbidden (after su); then the
        // process's terminal does, if it is this one.
        let isControlling = tcgetsid(output) == getsid(0)
        for path in [own, isControlling ? "/dev/tty" : nil].compactMap({ $0 }) {
            let descriptor = open(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
            if descriptor >= 0 {
                self.path = path
                self.descriptor = FileDescriptor(descriptor)
                return
            }
        }
        // Shared with the shell, so it stays as it is: a busy terminal is waited for.
        let shared = fcntl(output, F_DUPFD_CLOEXEC, 3)
        guard shared >= 0 else {
            throw .cannotOpen(path: own ?? "/dev/tty", reason: String(cString: strerror(errno)))
        }
        path = own ?? "/dev/tty"
        descriptor = FileDescriptor(shared)
    }

    /// Those of the descriptors that lead to this terminal.
    func descriptors(among candidates: [Int32]) -> [Int32] {
        candidates.filter { candidate in
            var status = stat()
            return isatty(candidate) == 1 && fstat(candidate, &status) == 0
                && status.st_rdev == device
        }
    }

    /// Columns and rows; 80 by 24 where the terminal does not know. What no screen has is cut, so
    /// that a wrong answer does not take all memory.
    var size: CellSize {
        var window = winsize()
        guard ioctl(descriptor.number, UInt(TIOCGWINSZ), &window) == 0,
            window.ws_col > 0, window.ws_row > 0
        else { return CellSize(width: 80, height: 24) }
        let width = min(Int(window.ws_col), 4096)
        return CellSize(width: width, height: min(Int(window.ws_row), 1_000_000 / width))
    }

    /// How many pixels a cell has, about; `nil` where the terminal has not told the system. Some count margins
    /// and a scroll bar too, and what is left of a window that is no whole number of cells.
    var cellPixels: CellPixels? {
        var window = winsize()
        guard ioctl(descriptor.number, UInt(TIOCGWINSZ), &window) == 0,
            window.ws_col > 0, window.ws_row > 0
        else { return nil }
        return CellPixels(
            width: Int(window.ws_xpixel) / Int(window.ws_col),
            height: Int(window.ws_ypixel) / Int(window.ws_row)
        )
    }

    // MARK: Job control

    /// Whether the process may read the terminal and set its modes: it is in the foreground, or the terminal
    /// is not the one that controls it.
    var isInForeground: Bool { cterminal_is_in_foreground(descriptor.number) }

    /// Stops a process that was started in the background, until the shell brings it forward.
    ///
    /// Before the terminal's modes are looked at, which are the shell's until then.
    func waitForForeground() {
        guard !isInForeground else { return }
        // Goes on with output that goes on: nothing but what a background process may not do
        // (SIGTTOU). It fails where nobody could bring the process forward.
        while tcflow(descriptor.number, TCOON) != 0, errno == EINTR {}
    }

    // MARK: Modes

    var modes: termios? {
        var modes = termios()
        return tcgetattr(descriptor.number, &modes) == 0 ? modes : nil
    }

    func set(_ modes: termios) {
        var modes = modes
        while tcsetattr(descriptor.number, TCSANOW, &modes) != 0, errno == EINTR {}
    }

    /// Every byte as it is typed, none interpreted, and none of ours changed: `cfmakeraw`, which is
    /// what curses' raw() leaves out of account for output too.
    static func raw(_ modes: termios) -> termios {
        var modes = modes
        cfmakeraw(&modes)
        withUnsafeMutableBytes(of: &modes.c_cc) { controls in
            controls[Int(VMIN)] = 1
            controls[Int(VTIME)] = 0
        }
        return modes
    }
}
