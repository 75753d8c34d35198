import Foundation

/// Programs, by their names.
package enum ExecutableFile {
    /// The program of a name in the first folder of `PATH` that has it; `nil` if none has.
    ///
    /// Relative folders are ignored, because they depend on where this program was started.
    package static func find(_ name: String, environment: [String: String]) -> URL? {
        (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").filter { $0.hasPrefix("/") }
            .map { URL(fileURLWithPath: "\($0)/\(name)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
