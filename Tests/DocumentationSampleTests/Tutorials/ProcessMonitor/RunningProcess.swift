import CursesUI

struct RunningProcess: Identifiable, Equatable {
    let id: Int32
    let name: String
    /// The memory in bytes.
    let memory: Int64
}

extension RunningProcess {
    /// Reads a folder such as `/proc/1`; `nil` if the process has ended.
    init?(in folder: URL) {
        guard let id = Int32(folder.lastPathComponent),
            let status = try? String(contentsOf: folder.appending(path: "status"), encoding: .utf8)
        else { return nil }
        var values: [Substring: Substring] = [:]
        for line in status.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { values[parts[0]] = parts[1].drop(while: \.isWhitespace) }
        }
        self.id = id
        name = String(values["Name"] ?? "?")
        memory = (values["VmRSS"]?.split(separator: " ").first.flatMap { Int64($0) } ?? 0) * 1_024
    }
}
