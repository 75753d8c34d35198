import Foundation

/// Finds programs by name.
package enum ExecutableFile {
    /// Returns the program with a name in the first folder of `PATH` that contains it; `nil` if none does.
    ///
    /// Relative folders are ignored, because they depend on the working directory.
    package static func find(_ name: String, environment: [String: String]) -> URL? {
        (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").filter { $0.hasPrefix("/") }
            .map { URL(fileURLWithPath: "\($0)/\(name)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
