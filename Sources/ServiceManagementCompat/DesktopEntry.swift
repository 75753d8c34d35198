import CursesUISupport
import Foundation

/// The file by which a desktop starts the app when the user logs in, in the format of the Desktop Entry Specification of
/// freedesktop.org.
struct DesktopEntry {
    let file: URL
    private let name: String
    private let command: String

    /// The folder of the entries of the user; `nil` without a home folder.
    static var autostartFolder: URL? {
        BaseDirectory.configuration.path(in: ProcessInfo.processInfo.environment)
            .map { URL(fileURLWithPath: $0).appendingPathComponent("autostart") }
    }

    /// Creates an entry for the running app, or for a program.
    init(in folder: URL, program: String = Bundle.main.executablePath ?? CommandLine.arguments[0]) {
        name = URL(fileURLWithPath: program).lastPathComponent
        command = program
        // A program that is installed may have an entry with its own name.
        file = folder.appendingPathComponent("\(Bundle.main.bundleIdentifier ?? name)-login.desktop")
    }

    /// Whether the file starts the program at its present place.
    var isWritten: Bool { (try? String(contentsOf: file, encoding: .utf8)) == text }

    private var exists: Bool { FileManager.default.fileExists(atPath: file.path) }

    func write() throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func remove() throws {
        if exists { try FileManager.default.removeItem(at: file) }
    }

    var text: String {
        """
        [Desktop Entry]
        Type=Application
        Version=1.5
        Name=\(Self.value(name))
        Exec=\(Self.value(Self.argument(command)))
        Terminal=true

        """
    }

    /// Quotes an argument of a command: some characters need a backslash, and a percent sign begins a field code.
    private static func argument(_ text: String) -> String {
        var quoted = ""
        for character in text {
            if "\"`$\\".contains(character) { quoted.append("\\") }
            quoted += character == "%" ? "%%" : String(character)
        }
        return "\"\(quoted)\""
    }

    /// Writes control characters and backslashes of a value as escape sequences.
    private static func value(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "\n", with: "\\n")
            .replacingOccurrences(of: "\r", with: "\\r")
            .replacingOccurrences(of: "\t", with: "\\t")
    }
}
