import CursesUI

/// The folder in which Linux shows its processes. An actor reads it, so that the screen never waits.
actor ProcessFolder {
    private let folder: URL

    init(_ folder: URL = URL(filePath: "/proc")) {
        self.folder = folder
    }

    func processes() -> [RunningProcess] {
        let folders = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (folders ?? []).compactMap { RunningProcess(in: $0) }
    }

    /// The share of the memory that is used, from 0 to 1.
    func usedMemory() -> Double {
        let text = (try? String(contentsOf: folder.appending(path: "meminfo"), encoding: .utf8)) ?? ""
        func value(_ name: String) -> Double {
            let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
            return line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
        }
        let total = value("MemTotal")
        return total > 0 ? 1 - value("MemAvailable") / total : 0
    }
}
