import Foundation

/// A run of `swift build`.
package struct SwiftBuild: Sendable {
    /// The result of a build.
    package struct Result: Sendable {
        package let isComplete: Bool
        /// The errors with a location in a file, without duplicates, in the order in which they were reported.
        package let errors: [Diagnostic]
        /// The last lines of output that are neither steps nor messages with a location.
        package let lastLines: [String]
        /// The first message of SwiftPM about an error, which has no location.
        package var firstError: String?

        /// The message about a library that is missing in the system.
        package var missingLibrary: String? {
            errors.lazy.map(\.message).first { $0.contains(" is missing: install ") }
        }

        /// The first remote package in which an error occurred.
        package var failedPackage: String? {
            errors.lazy.compactMap { $0.file.firstMatch(of: /\/checkouts\/([^\/]+)\//).map { String($0.1) } }.first
        }

        /// The remote package that cannot be fetched.
        var unfetchedPackage: String? {
            firstError?.firstMatch(of: /(?:clone|fetch)\D* ((?:\w+:\/\/|git@|\/)\S+?):?(?:\s|$)/)
                .map { RemotePackage(url: String($0.1), requirement: "").identity }
        }

        /// The message about a remote package that cannot be fetched or built; `nil` if no package is at fault.
        package var packageFailure: String? {
            if let package = unfetchedPackage {
                let reason = firstError.map { ": \($0.hasSuffix(":") ? String($0.dropLast()) : $0)" } ?? ""
                return "the package \(package) cannot be fetched\(reason); leave it out with --without \(package)"
            }
            return failedPackage.map {
                "the package \($0) does not build on Linux: leave it out with --without \($0)"
            }
        }
    }

    private let arguments: [String]

    /// - Parameters:
    ///   - package: the folder of the package.
    ///   - scratch: the folder for build products.
    ///   - options: additional arguments of `swift build`.
    package init(package: URL, scratch: URL, options: [String]) {
        // Projects share the scratch folder, so SwiftPM would use the cached build manifest of a different project.
        arguments =
            [
                "swift", "build", "--package-path", package.filePath, "--scratch-path", scratch.filePath,
                "--disable-build-manifest-caching",
            ] + options
    }

    /// Creates a run of another command.
    init(command: [String]) {
        arguments = command
    }

    /// Builds the package, and passes each line of output to `report` as it arrives. A signal that ends this process
    /// meanwhile ends the build, too.
    ///
    /// - Throws: a `ToolError` if Swift cannot be started, or if a signal ends the build.
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
        let interruption = BuildInterruption(of: process.processIdentifier)
        defer { interruption.end() }
        try? output.fileHandleForWriting.close()
        var errors: [Diagnostic] = []
        var seen: Set<Diagnostic> = []
        var lastLines: [String] = []
        var firstError: String?
        Self.forEachLine(of: output.fileHandleForReading) { text in
            let line = BuildLine(text)
            report(line)
            switch line {
            case .step: break
            case .diagnostic(let diagnostic):
                if diagnostic.severity == .error, seen.insert(diagnostic).inserted { errors.append(diagnostic) }
            case .other(let text):
                if !text.isEmpty { lastLines.append(text) }
                if firstError == nil, text.hasPrefix("error: ") { firstError = String(text.dropFirst(7)) }
                if lastLines.count > 40 { lastLines.removeFirst() }
            }
        }
        process.waitUntilExit()
        if process.terminationReason == .uncaughtSignal {
            let number = process.terminationStatus
            let name = strsignal(number).map { " (\(String(cString: $0)))" } ?? ""
            throw ToolError("the build was ended by signal \(number)\(name)")
        }
        if process.terminationStatus == 127 {
            throw ToolError("swift is missing: install it, https://www.swift.org/install")
        }
        return Result(
            isComplete: process.terminationStatus == 0, errors: errors, lastLines: lastLines,
            firstError: firstError)
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
