import CursesUITerminal
import Foundation

/// Writes the recording of a script to files.
package struct RecordedFiles {
    /// The kinds of files.
    package enum Format: String, CaseIterable, Sendable {
        /// The recording for terminal players (asciicast).
        case cast
        /// Pictures of the last screen and of the screenshots.
        case svg
        /// An animated picture.
        case animation
        /// The texts of the last screen and of the screenshots.
        case text
        /// The pictures as PNG files.
        case png
    }

    private let result: RecordingPlayer.Result
    private let isLight: Bool
    private let formats: Set<Format>

    package init(_ result: RecordingPlayer.Result, isLight: Bool, formats: Set<Format>) {
        self.result = result
        self.isLight = isLight
        self.formats = formats
    }

    /// Writes the files.
    ///
    /// - Parameters:
    ///   - folder: the folder, which is created if it does not exist.
    ///   - name: the beginning of the names of files about the whole recording.
    /// - Returns: the files in order, and a note if PNG could not be written.
    /// - Throws: a `ToolError` that names the file that could not be written.
    package func write(to folder: URL, name: String) throws(ToolError) -> (files: [URL], note: String?) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw ToolError("\(folder.filePath) cannot be made: \(error.reason)")
        }
        let suffix = isLight ? "-light" : ""
        var files: [URL] = []
        func add(_ name: String, _ contents: Data) throws(ToolError) {
            let file = folder.appending(path: name)
            do {
                try contents.write(to: file)
            } catch {
                throw ToolError("\(file.filePath) cannot be written: \(error.reason)")
            }
            files.append(file)
        }
        let colors = isLight ? ScreenColors.light : .dark
        let converter = formats.contains(.png) ? PictureConverter.find() : nil
        if formats.contains(.cast) { try add("\(name)\(suffix).cast", Data(result.cast)) }
        if formats.contains(.animation) {
            var animation = ScreenAnimation(colors: colors)
            for (screen, seconds) in result.screens { animation.show(screen.graphic(colors), seconds: seconds) }
            try add("\(name)-animated\(suffix).svg", Data(animation.svg.utf8))
        }
        for (name, screen) in [(name, result.last)] + result.screenshots {
            let svg = screen.graphic(colors).svg
            if formats.contains(.svg) { try add("\(name)\(suffix).svg", Data(svg.utf8)) }
            if formats.contains(.text) { try add("\(name)\(suffix).txt", Data(screen.text.utf8)) }
            if let converter { try add("\(name)\(suffix).png", try converter.png(of: svg)) }
        }
        let lacksPNG = formats.contains(.png) && converter == nil
        return (files, lacksPNG ? PictureConverter.missing : nil)
    }
}
