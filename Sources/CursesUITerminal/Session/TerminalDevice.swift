import CTerminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The terminal, opened a second time by its path.
///
/// The new file description is not shared. The shell shares only the description of standard output, so non-blocking
/// mode does not affect the shell.
@MainActor
final class TerminalDevice {
    let path: String
    let descriptor: FileDescriptor
    /// The device number, which identifies the descriptors that refer to the terminal.
    private let device: dev_t

    /// - Parameter output: a descriptor of the terminal.
    init(output: Int32) throws(TerminalError) {
        var status = stat()
        guard isatty(output) == 1, fstat(output, &status) == 0 else { throw .notATerminal }
        device = status.st_rdev
        let own = ttyname(output).map { String(cString: $0) }
        // The path may be missing (in a container) or inaccessible (after su). Then the controlling terminal is used,
        // if it is the same terminal.
        let isControlling = tcgetsid(output) == getsid(0)
        for path in [own, isControlling ? "/dev/tty" : nil].compactMap({ $0 }) {
            if let descriptor = FileDescriptor.opening(path, O_RDWR | O_NOCTTY | O_NONBLOCK) {
                self.path = path
                self.descriptor = descriptor
                return
            }
        }
        // This description is shared with the shell, so it stays blocking: writes block while the terminal is busy.
        let shared = fcntl(output, F_DUPFD_CLOEXEC, 3)
        guard shared >= 0 else {
            throw .cannotOpen(path: own ?? "/dev/tty", reason: String(cString: strerror(errno)))
        }
        path = own ?? "/dev/tty"
        descriptor = FileDescriptor(shared)
    }

    /// Returns the candidates that refer to this terminal.
    func descriptors(among candidates: [Int32]) -> [Int32] {
        candidates.filter { candidate in
            var status = stat()
            return isatty(candidate) == 1 && fstat(candidate, &status) == 0
                && status.st_rdev == device
        }
    }

    /// The size in columns and rows; 80 by 24 if the terminal does not report one. Unrealistic sizes are
    /// reduced, so that a wrong report does not exhaust memory.
    var size: CellSize {
        var window = winsize()
        guard ioctl(descriptor.number, UInt(TIOCGWINSZ), &window) == 0,
            window.ws_col > 0, window.ws_row > 0
        else { return CellSize(width: 80, height: 24) }
        let width = min(Int(window.ws_col), 4096)
        return CellSize(width: width, height: min(Int(window.ws_row), 1_000_000 / width))
    }

    /// The approximate size of a cell in pixels; `nil` if the terminal has not set it. Some terminals include
    /// margins, a scroll bar, or the remainder of a window that is not a whole number of cells.
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

    /// Whether the process may read from the terminal and set its modes: the process is in the foreground, or this is
    /// not its controlling terminal.
    var isInForeground: Bool { cterminal_is_in_foreground(descriptor.number) }

    /// If the process was started in the background, stops it until the shell brings it to the foreground.
    ///
    /// Call this before reading the terminal's modes, because until then they are the shell's modes.
    func waitForForeground() {
        guard !isInForeground else { return }
        // Resuming output that is not suspended has no effect, but the system stops a background process that does so
        // (SIGTTOU). The call fails if nothing can bring the process to the foreground.
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

    /// Returns raw modes: input arrives byte by byte and uninterpreted, and output is not changed. Unlike the raw()
    /// function of curses, `cfmakeraw` also affects output.
    ///
    /// The quit character, Control-\\, is the exception: the kernel turns it into SIGQUIT, so that a user can end an
    /// app whose main thread hangs.
    static func raw(_ modes: termios) -> termios {
        var modes = modes
        let quit = withUnsafeBytes(of: &modes.c_cc) { $0[Int(VQUIT)] }
        cfmakeraw(&modes)
        modes.c_lflag |= tcflag_t(ISIG)
        // Prevents SIGQUIT from discarding the waiting input, for apps that handle the signal.
        modes.c_lflag |= tcflag_t(NOFLSH)
        withUnsafeMutableBytes(of: &modes.c_cc) { controls in
            // `_POSIX_VDISABLE` of Linux and macOS.
            #if os(Linux)
            let disabled: UInt8 = 0
            #else
            let disabled: UInt8 = 0xFF
            controls[Int(VDSUSP)] = disabled
            #endif
            controls[Int(VMIN)] = 1
            controls[Int(VTIME)] = 0
            for signal in [VINTR, VSUSP] { controls[Int(signal)] = disabled }
            controls[Int(VQUIT)] = quit == disabled ? 0x1C : quit
        }
        return modes
    }
}
