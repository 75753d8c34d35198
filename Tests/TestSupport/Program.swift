import Foundation

/// Runs programs for tests.
public enum Program {
    /// Runs a program, and returns its exit status and everything that it has written to standard output and standard
    /// error.
    ///
    /// - Parameters:
    ///   - environment: the environment; that of the test if `nil`.
    ///   - folder: the working folder; that of the test if `nil`.
    ///   - input: the standard input; none if `nil`.
    public static func run(
        _ program: URL,
        _ arguments: [String] = [],
        environment: [String: String]? = nil,
        in folder: URL? = nil,
        input: String? = nil
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = environment ?? ProcessInfo.processInfo.environment
        if let folder { process.currentDirectoryURL = folder }
        let output = Pipe()
        process.standardInput = try input.map { try StandardInput.file(Data($0.utf8)) } ?? FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }
}
