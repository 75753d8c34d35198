import Foundation

/// The memory of the process. It is measured only where `LEAKS=measure` is set, because other tests that run at the
/// same time would change it.
public enum ResidentMemory {
    public static let isMeasured = ProcessInfo.processInfo.environment["LEAKS"] == "measure"

    /// The resident memory in bytes.
    public static var bytes: Int {
        get throws {
            let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
            return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }! * Int(getpagesize())
        }
    }
}
