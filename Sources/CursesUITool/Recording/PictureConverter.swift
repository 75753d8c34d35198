import CursesUISupport
import Foundation

/// Converts vector graphics to pixels with the program `rsvg-convert` of librsvg.
struct PictureConverter {
    private let program: URL

    static let missing = "no PNG is written: rsvg-convert is not installed (apt-get install librsvg2-bin)"

    /// - Returns: `nil` if the program is not installed.
    static func find(environment: [String: String] = ProcessInfo.processInfo.environment) -> PictureConverter? {
        ExecutableFile.find("rsvg-convert", environment: environment).map(PictureConverter.init)
    }

    /// Returns the picture as PNG data, with two pixels for each unit of the graphic.
    ///
    /// - Throws: a `ToolError` if the program fails.
    func png(of svg: String) throws(ToolError) -> Data {
        let process = Process()
        process.executableURL = program
        process.arguments = ["--zoom", "2", "--format", "png"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            // The program reads the whole graphic before it writes, so writing first cannot cause a deadlock.
            try input.fileHandleForWriting.write(contentsOf: Data(svg.utf8))
            try input.fileHandleForWriting.close()
        } catch {
            throw ToolError("\(program.filePath) cannot be used: \(error.reason)")
        }
        let png = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0, !png.isEmpty else {
            throw ToolError("\(program.filePath) has failed, with the status \(process.terminationStatus)")
        }
        return png
    }
}
