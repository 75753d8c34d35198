import CursesUI

/// The load of the system between two samples.
struct SystemLoad: Sendable {
    /// Bytes in a second.
    struct Rate: Sendable {
        var incoming: Double = 0
        var outgoing: Double = 0
    }

    var sample = Sample()
    /// The share of each processor that was busy, from 0 to 1.
    var processors: [Double] = []
    var network = Rate()
    var disks = Rate()
    var processes: [SystemProcess] = []

    /// The share of all processors that was busy, from 0 to 1.
    var processor: Double { processors.isEmpty ? 0 : processors.reduce(0, +) / Double(processors.count) }

    /// The share of memory that is in use, from 0 to 1.
    var memory: Double {
        let memory = sample.memory
        return memory.total > 0 ? 1 - Double(memory.available) / Double(memory.total) : 0
    }
}

extension SystemLoad {
    /// - Parameter old: an earlier sample; the first rates are averages since the system started.
    init(from old: Sample, to new: Sample) {
        let seconds = max(0.01, new.uptime - old.uptime)
        func rate(_ traffic: KeyPath<Sample, Sample.Traffic>) -> Rate {
            // A device that has gone takes its counters along.
            Rate(
                incoming: max(0, Double(new[keyPath: traffic].incoming - old[keyPath: traffic].incoming) / seconds),
                outgoing: max(0, Double(new[keyPath: traffic].outgoing - old[keyPath: traffic].outgoing) / seconds)
            )
        }
        sample = new
        network = rate(\.network)
        disks = rate(\.disks)
        processors = new.processors.indices.map { index in
            let before = index < old.processors.count ? old.processors[index] : Sample.ProcessorTime()
            let total = new.processors[index].total - before.total
            return total > 0 ? min(1, max(0, (new.processors[index].busy - before.busy) / total)) : 0
        }
        let times = Dictionary(old.processes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        processes = new.processes.map { process in
            let before = times[process.id].flatMap { $0.start == process.start ? $0.time : nil }
            // A process that has started since then has used all of its time in between.
            let since = before == nil && old.uptime == 0 ? max(0.01, new.uptime - process.start) : seconds
            return SystemProcess(process, load: max(0, (process.time - (before ?? 0)) / since))
        }
    }
}
