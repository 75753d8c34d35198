import ArgumentParser
import CursesUITool
import Foundation

/// `cursesui record SCRIPT`.
struct RecordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Plays a script of keys on a program, and records its screen.",
        discussion: """
            The program runs in a terminal of its own, which nobody sees. The recording is written as asciicast, as a \
            picture of the last screen (SVG, text and PNG) and as a picture that moves. The steps of a script are \
            type TEXT, press KEY, wait TEXT, pause SECONDS, resize WxH and screenshot NAME, below run COMMAND and \
            size WxH.
            """)

    @Argument(help: "The script.", completion: .file())
    var script: String

    @Option(name: .shortAndLong, help: "The folder for the files, in place of the present one.", completion: .directory)
    var output: String?

    @Option(help: "A kind of files: cast, svg, animation, text or png. May be repeated; without it, all kinds.")
    var format: [RecordedFiles.Format] = []

    @Flag(help: "Show the program on a light background. The names of the files end in -light.")
    var light = false

    @Argument(parsing: .postTerminator, help: "What follows -- is the program, in place of the script's own.")
    var program: [String] = []

    func run() throws {
        try oneLine {
            let file = URL(fileURLWithPath: script)
            let steps = try RecordingScript(try file.textInUTF8(), file: script)
            let command = program.isEmpty ? nil : "exec " + program.map(quoted).joined(separator: " ")
            let result = try RecordingPlayer(steps, command: command, isLight: light).play()
            let formats = format.isEmpty ? Set(RecordedFiles.Format.allCases) : Set(format)
            let folder = URL(fileURLWithPath: output ?? ".").standardizedFileURL
            let name = file.deletingPathExtension().lastPathComponent
            let (files, note) = try RecordedFiles(result, isLight: light, formats: formats).write(
                to: folder, name: name)
            for file in files { print(file.filePath.printable) }
            if let note { FileHandle.standardError.write(Data("cursesui: \(note)\n".utf8)) }
        }
    }

    /// Returns the word quoted for a shell.
    private func quoted(_ word: String) -> String {
        "'" + word.replacing("'", with: "'\\''") + "'"
    }
}

extension RecordedFiles.Format: ExpressibleByArgument {}
