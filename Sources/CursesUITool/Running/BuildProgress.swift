import Foundation

/// Shows the progress of a build on one line of the terminal.
package final class BuildProgress {
    private let isShown: Bool
    private let columns: Int
    private var isOnLine = false

    /// - Parameter isShown: whether the progress is shown. By default, it is shown only on a terminal.
    package init(isShown: Bool = isatty(STDERR_FILENO) == 1) {
        self.isShown = isShown
        var size = winsize()
        let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        columns = isKnown ? Int(size.ws_col) : 80
    }

    package func show(_ line: BuildLine) {
        switch line {
        case .step(let done, let total, let name): show("[\(done)/\(total)] \(name)")
        case .diagnostic: break
        case .other(let text):
            if text.hasPrefix("Another instance of SwiftPM") { show("waiting for another build to end") }
            if text.hasPrefix("Fetching ") { show(text) }
        }
    }

    /// Shows a text in place of the previous one.
    package func show(_ text: String) {
        guard isShown else { return }
        write("\r\u{1B}[K" + text.printable.prefix(max(columns - 1, 1)))
        isOnLine = true
    }

    /// Clears the line.
    package func end() {
        if isOnLine { write("\r\u{1B}[K") }
        isOnLine = false
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
