import Foundation

/// A terminfo entry of xterm with 24-bit colour, which Debian does not install by default. The hand-written programs
/// need it.
struct DirectColour {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("workloads-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let source = folder.appendingPathComponent("source")
        try Data(Self.entry.utf8).write(to: source)
        let tic = Process()
        tic.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        tic.arguments = ["tic", "-x", "-o", folder.path, source.path]
        tic.standardError = FileHandle.nullDevice
        try tic.run()
        tic.waitUntilExit()
        guard tic.terminationStatus == 0 else { throw Failure("tic fails") }
    }

    var environment: [String: String] { ["TERM": "xterm-rgb", "TERMINFO": folder.path] }

    private static let entry = #"""
        xterm-rgb|xterm with 24-bit colours,
            RGB, ccc@, colors#0x1000000, pairs#0x10000, initc@, oc@, op=\E[39;49m,
            setab=\E[%?%p1%{8}%<%t4%p1%d%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
            setaf=\E[%?%p1%{8}%<%t3%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
            use=xterm-256color,

        """#
}
