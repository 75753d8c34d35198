import CursesUITerminal
import Foundation

/// A terminal for a test: a pseudo-terminal, whose other end an emulator reads.
package final class PseudoTerminal {
    /// The end that a program takes for its terminal.
    package let terminal: Int32
    package let screen: ScreenReader
    /// All that was written to the terminal, and read back.
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

    /// The name under which a program opens the terminal.
    package var path: String { String(cString: ttyname(terminal)) }

    /// The terminal goes away.
    package func hangUp() {
        guard controller >= 0 else { return }
        close(controller)
        controller = -1
    }

    /// Reads what was written by now, at most `limit` bytes, and returns it.
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

    /// Whether the program has begun to show a frame, and not ended (synchronised output, mode
    /// 2026).
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

    /// Waits until there is something to read, at most this long.
    package func wait(milliseconds: Int32) {
        var descriptor = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
        _ = poll(&descriptor, 1, milliseconds)
    }

    /// Sends bytes as the keyboard would; what the terminal answers meanwhile is read.
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

    /// The same some time later, as a terminal on a slow line answers, while the test waits for something else.
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

    /// Changes the window's size, as the user does; the programs in the foreground of a terminal
    /// that controls them are told by SIGWINCH.
    package func resize(to size: CellSize) {
        var window = winsize(size)
        _ = ioctl(controller, UInt(TIOCSWINSZ), &window)
        screen.resize(to: size)
    }

    /// The line discipline's modes, to be compared.
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
