import Foundation

/// A run of `swift build`.
package struct SwiftBuild: Sendable {
    /// The result of a build.
    package struct Result: Sendable {
        package let isComplete: Bool
        /// The errors about places in files, each once, in the order of their coming.
        package let errors: [Diagnostic]
        /// The last lines that are neither steps nor messages about a place.
        package let lastLines: [String]

        /// The package from elsewhere, fetched by SwiftPM, in which the first error is.
        package var failedPackage: String? {
            errors.lazy.compactMap { $0.file.firstMatch(of: /\/checkouts\/([^\/]+)\//).map { String($0.1) } }.first
        }
    }

    private let arguments: [String]

    /// - Parameters:
    ///   - package: the folder of the package.
    ///   - scratch: the folder for what is built.
    ///   - options: what is built, and how.
    package init(package: URL, scratch: URL, options: [String]) {
        // Projects share the folder. SwiftPM would take the plan of the last one for that of this one.
        arguments =
            [
                "swift", "build", "--package-path", package.filePath, "--scratch-path", scratch.filePath,
                "--disable-build-manifest-caching",
            ] + options
    }

    /// Builds, and tells each line of the output while it comes.
    ///
    /// - Throws: a `ToolError` if Swift cannot be started.
    package func run(_ report: (BuildLine) -> Void) throws(ToolError) -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        do {
            try process.run()
        } catch {
            throw ToolError("swift cannot be started: \(error.reason)")
        }
        try? output.fileHandleForWriting.close()
        var errors: [Diagnostic] = []
        var seen: Set<Diagnostic> = []
        var lastLines: [String] = []
        Self.forEachLine(of: output.fileHandleForReading) { text in
            let line = BuildLine(text)
            report(line)
            switch line {
            case .step: break
            case .diagnostic(let diagnostic):
                if diagnostic.severity == .error, seen.insert(diagnostic).inserted { errors.append(diagnostic) }
            case .other(let text):
                if !text.isEmpty { lastLines.append(text) }
                if lastLines.count > 40 { lastLines.removeFirst() }
            }
        }
        process.waitUntilExit()
        if process.terminationStatus == 127 {
            throw ToolError("swift is missing: install it, https://www.swift.org/install")
        }
        return Result(isComplete: process.terminationStatus == 0, errors: errors, lastLines: lastLines)
    }

    private static func forEachLine(of handle: FileHandle, _ body: (String) -> Void) {
        var rest = Data()
        while true {
            let chunk = handle.availableData
            if chunk.isEmpty { break }
            rest += chunk
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                body(String(decoding: rest[..<end], as: UTF8.self))
                rest = Data(rest[(end + 1)...])
            }
        }
        if !rest.isEmpty { body(String(decoding: rest, as: UTF8.self)) }
    }
}
