import CursesUITerminal
import Foundation

/// A terminal for a test: a pseudo-terminal whose controlling end is read by an emulator.
package final class PseudoTerminal {
    /// The end of the pseudo-terminal that the program uses as its terminal.
    package let terminal: Int32
    package let screen: ScreenReader
    /// All bytes that have been read back from the terminal.
    package private(set) var received: [UInt8] = []

    private var controller: Int32

    package init(size: CellSize = CellSize(width: 40, height: 10)) {
        var ends: (Int32, Int32) = (-1, -1)
        var window = winsize(size)
        precondition(openpty(&ends.0, &ends.1, nil, nil, &window) == 0, "no pseudo-terminals")
        (controller, terminal) = ends
        for end in [controller, terminal] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(controller, F_SETFL, O_NONBLOCK)
        screen = ScreenReader(size: size)
    }

    deinit {
        hangUp()
        close(terminal)
    }

    /// The path that a program opens to use the terminal.
    package var path: String { String(cString: ttyname(terminal)) }

    /// Closes the controlling end, which hangs up the terminal.
    package func hangUp() {
        guard controller >= 0 else { return }
        close(controller)
        controller = -1
    }

    /// Reads the available output, at most `limit` bytes, and returns it.
    @discardableResult
    package func pump(limit: Int = .max) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while bytes.count < limit {
            let count = read(controller, &buffer, min(buffer.count, limit - bytes.count))
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        screen.feed(bytes)
        received += bytes
        return bytes
    }

    /// Whether the program is in the middle of a frame (synchronised output, mode 2026).
    package var isInFrame: Bool {
        let mark = Array("\u{1B}[?2026".utf8)
        var index = received.endIndex - mark.count - 1
        while index >= 0 {
            if received[index] == mark[0], received[index...].starts(with: mark) {
                return received[index + mark.count] == UInt8(ascii: "h")
            }
            index -= 1
        }
        return false
    }

    /// Waits until output is available, or until a timeout.
    package func wait(milliseconds: Int32) {
        var descriptor = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
        _ = poll(&descriptor, 1, milliseconds)
    }

    /// Types bytes, and reads the terminal's output in the meantime.
    package func type(_ bytes: some Collection<UInt8>) {
        var rest = Array(bytes)[...]
        while !rest.isEmpty, controller >= 0 {
            let count = rest.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count < 0, errno == EAGAIN {
                pump()
                wait(milliseconds: 1)
            } else if errno != EINTR {
                return
            }
        }
    }

    /// Types text after a delay, as on a slow line, while the test waits for something else.
    package func type(_ text: String, afterMilliseconds delay: Int) {
        let controller = controller
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(delay)) {
            let bytes = Array(text.utf8)
            let written = bytes.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
            precondition(written == bytes.count, "the terminal does not take it")
        }
    }

    package func type(_ text: String) {
        type(text.utf8)
    }

    /// Changes the window size, as a user does. If this is a controlling terminal, its foreground programs receive
    /// SIGWINCH.
    package func resize(to size: CellSize) {
        var window = winsize(size)
        _ = ioctl(controller, UInt(TIOCSWINSZ), &window)
        screen.resize(to: size)
    }

    /// The settings of the line discipline, for comparison.
    package var lineModes: [UInt64] {
        var modes = termios()
        tcgetattr(terminal, &modes)
        let controls = withUnsafeBytes(of: modes.c_cc) { $0.map(UInt64.init) }
        return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map(UInt64.init)
            + controls
    }
}

extension winsize {
    fileprivate init(_ size: CellSize) {
        self.init()
        ws_col = UInt16(size.width)
        ws_row = UInt16(size.height)
    }
}
