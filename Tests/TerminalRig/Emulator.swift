import CursesUITerminal
import Foundation

/// A terminal emulator that shows the bytes that a test feeds it.
package protocol Emulator: AnyObject {
    /// The environment that the emulator gives to programs.
    var environment: [String: String] { get }
    /// Shows the output of a program.
    func feed(_ bytes: some Collection<UInt8>) throws
    func resize(to size: CellSize) throws
    /// Returns the cells of the screen.
    func cells(_ size: CellSize) throws -> [[ScreenCell]]
}

/// libvterm, which runs in the test process.
package final class LibvtermEmulator: Emulator {
    private let reader: ScreenReader

    package let environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]

    package init(size: CellSize) { reader = ScreenReader(size: size) }

    package func feed(_ bytes: some Collection<UInt8>) { reader.feed(bytes) }
    package func resize(to size: CellSize) { reader.resize(to: size) }
    package func cells(_ size: CellSize) -> [[ScreenCell]] { reader.cells }
}

/// An emulator in a separate process that prints its screen as text.
package protocol PrintingEmulator: Emulator {
    /// Returns the rows of the screen, with the escape sequences of their styles.
    func styledRows() throws -> [String]
}

extension PrintingEmulator {
    package func cells(_ size: CellSize) throws -> [[ScreenCell]] {
        // The printed rows are parsed by libvterm, the same emulator that the other tests use in process.
        let reader = ScreenReader(size: size)
        for (row, text) in try styledRows().prefix(size.height).enumerated() {
            // xterm prints a noncharacter for the right half of a wide character. It also writes colours with an empty
            // colour space parameter, which libvterm does not expect.
            let text = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{FFFF}" }))
                .replacingOccurrences(of: "8:2::", with: "8:2:")
            reader.feed(Array("\u{1B}[\(row + 1);1H\(text)".utf8))
        }
        return reader.cells
    }
}

/// A named pipe, through which a test feeds an emulator: `cat` runs in the emulator and reads the pipe.
final class EmulatorFeed {
    let folder: URL
    private let descriptor: Int32

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "emulator-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appendingPathComponent("feed").path
        guard mkfifo(path, 0o600) == 0 else { throw CannotLaunch(path: path, reason: String(cString: strerror(errno))) }
        // The pipe is opened for reading and writing, so that `open` does not block until `cat` opens it.
        descriptor = open(path, O_RDWR | O_CLOEXEC)
    }

    deinit {
        close(descriptor)
        try? FileManager.default.removeItem(at: folder)
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// The shell command that shows the fed bytes unchanged.
    var command: String { "stty raw -echo; exec cat \(path("feed"))" }

    /// The shell command that also saves everything that the emulator types, which are its replies to queries.
    var answeringCommand: String {
        "stty raw -echo; cat </dev/tty >\(path("answers")) & exec cat \(path("feed"))"
    }

    /// Everything that the emulator has typed, if it runs `answeringCommand`.
    var answers: [UInt8] { FileManager.default.contents(atPath: path("answers")).map(Array.init) ?? [] }

    func write(_ bytes: some Collection<UInt8>) {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
        }
    }
}

/// A pane of tmux.
package final class TmuxEmulator: PrintingEmulator {
    private let session: TmuxSession
    private let feed: EmulatorFeed

    package let environment = ["TERM": "tmux-256color", "COLORTERM": "truecolor", "TMUX": "test"]

    package init(size: CellSize) throws {
        feed = try EmulatorFeed()
        session = try TmuxSession(size: size)
        try session.enter(feed.command)
    }

    package func feed(_ bytes: some Collection<UInt8>) { feed.write(bytes) }
    package func resize(to size: CellSize) throws { try session.resize(to: size) }
    package func styledRows() throws -> [String] {
        try session.styledText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

/// A window of xterm on a virtual X server. On request (MC), xterm prints its screen into a file.
package final class XtermEmulator: PrintingEmulator {
    private let feed: EmulatorFeed
    private var server: pid_t = 0
    private var window: pid_t = 0
    private let terminal = PseudoTerminal()

    package let environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]

    /// - Parameter drawsPictures: whether xterm draws sixels, and its replies to queries are saved.
    package init(size: CellSize, drawsPictures: Bool = false) throws {
        feed = try EmulatorFeed()
        let display = feed.folder.appendingPathComponent("display").path
        // The server keeps its pixels in a file.
        let server = "exec Xvfb -displayfd 1 -screen 0 1600x1200x24 -fbdir \(feed.folder.path)"
        self.server = try launch(["sh", "-c", server], output: display)
        try wait(for: "a display") { try String(contentsOfFile: display, encoding: .utf8).hasSuffix("\n") }
        let number = try String(contentsOfFile: display, encoding: .utf8).trimmingCharacters(
            in: .whitespacesAndNewlines)
        let resources = [
            "printerCommand: cat > \(picture.path).part && mv \(picture.path).part \(picture.path)",
            "printAttributes: 2", "allowWindowOps: true", "metaSendsEscape: true",
            // With blinking text, two windows would differ half of the time.
            "showBlinkAsBold: true",
        ]
        window = try launch(
            ["xterm", "-u8", "-b", "0", "-bw", "0", "-geometry", "\(size.width)x\(size.height)+0+0"]
                + (drawsPictures ? ["-ti", "vt340"] : []) + resources.flatMap { ["-xrm", "XTerm*\($0)"] }
                + ["-e", "sh", "-c", drawsPictures ? feed.answeringCommand : feed.command],
            environment: ["DISPLAY": ":\(number)"]
        )
        guard drawsPictures else { return }
        feed.write("\u{1B}[c".utf8)
        try wait(for: "an answer") { answers.last == UInt8(ascii: "c") }
    }

    deinit {
        for process in [window, server] where process > 0 {
            kill(process, SIGTERM)
            var status: Int32 = 0
            waitpid(process, &status, 0)
        }
    }

    private var picture: URL { feed.folder.appendingPathComponent("picture") }

    package func feed(_ bytes: some Collection<UInt8>) { feed.write(bytes) }

    package func resize(to size: CellSize) {
        feed.write("\u{1B}[8;\(size.height);\(size.width)t".utf8)
    }

    /// All replies so far, if xterm draws pictures.
    package var answers: [UInt8] { feed.answers }

    /// Returns the pixels of the upper left part of the window.
    ///
    /// - Parameter cell: the size of a cell.
    package func pixels(_ size: CellSize, cell: CellPixels) throws -> XImage {
        try XImage(
            Data(contentsOf: feed.folder.appendingPathComponent("Xvfb_screen0")),
            width: size.width * cell.width, height: size.height * cell.height)
    }

    package func styledRows() throws -> [String] {
        try? FileManager.default.removeItem(at: picture)
        feed.write("\u{1B}[i".utf8)
        try wait(for: "the printed screen") { FileManager.default.fileExists(atPath: picture.path) }
        var rows = try String(contentsOf: picture, encoding: .utf8).components(separatedBy: "\r\n")
        if rows.last?.isEmpty == true { rows.removeLast() }
        return rows
    }

    private func launch(_ words: [String], environment: [String: String?] = [:], output: String? = nil) throws -> pid_t
    {
        try ProcessLauncher(
            path: "/usr/bin/env", arguments: words, environment: SpawnedApp.environment(environment),
            output: output ?? "/dev/null", errorOutput: "/dev/null"
        ).launch(on: terminal.path)
    }

    /// Polls until a condition holds, because neither Xvfb nor xterm sends a notification.
    private func wait(for purpose: String, until condition: () throws -> Bool) throws {
        let deadline = ContinuousClock.now + .seconds(20)
        while !((try? condition()) ?? false) {
            guard ContinuousClock.now < deadline else {
                throw WaitedInVain(purpose: purpose, exitStatus: nil, screen: [])
            }
            usleep(2_000)
        }
    }
}
