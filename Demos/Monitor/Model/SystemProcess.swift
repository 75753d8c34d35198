import CursesUI

/// A process.
struct SystemProcess: Identifiable, Equatable, Sendable {
    /// The states of proc(5).
    enum State: String, Sendable {
        case running = "R"
        case sleeping = "S"
        case waiting = "D"
        case zombie = "Z"
        case stopped = "T"
        case traced = "t"
        case idle = "I"
        case other = "?"
    }

    let id: Int32
    let parent: Int32
    let name: String
    let command: String
    let user: String
    let state: State
    let threads: Int
    /// The bytes in main memory.
    let memory: Double
    /// The seconds of processor time that the process has used.
    let time: Double
    /// The start time, in seconds since the system started.
    let start: Double
    /// The number of processors that the process has kept busy since the last sample: 2 means two whole processors.
    var load = 0.0
    /// The depth of the process in the tree.
    var depth = 0

    func matches(_ search: String) -> Bool {
        search.isEmpty || command.localizedCaseInsensitiveContains(search)
            || name.localizedCaseInsensitiveContains(search) || user == search || String(id) == search
    }
}

extension [SystemProcess] {
    /// The processes as a tree, each below its parent. Processes with the same parent keep their order.
    var tree: [SystemProcess] {
        let ids = Set(map(\.id))
        let children = Dictionary(grouping: self) { ids.contains($0.parent) ? $0.parent : 0 }
        func branch(_ parent: Int32, _ depth: Int) -> [SystemProcess] {
            (children[parent] ?? []).flatMap { process in
                var process = process
                process.depth = depth
                return [process] + branch(process.id, depth + 1)
            }
        }
        return branch(0, 0)
    }
}
