import CursesUI

/// The load of the system between two samples.
struct SystemLoad: Sendable {
    /// The share of each processor that was busy, from 0 to 1.
    var processors: [Double] = []
    /// The share of memory that is in use, from 0 to 1.
    var memory = 0.0
    /// The bytes per second.
    var network = Traffic()
    var disks = Traffic()

    /// The share of all processors that was busy, from 0 to 1.
    var processor: Double { processors.isEmpty ? 0 : processors.reduce(0, +) / Double(processors.count) }
}

extension SystemLoad {
    /// - Parameter old: an earlier sample; an empty one for the average since the system started.
    init(from old: Sample, to new: Sample) {
        let seconds = max(0.01, new.uptime - old.uptime)
        func rate(_ traffic: KeyPath<Sample, Traffic>) -> Traffic {
            let (old, new) = (old[keyPath: traffic], new[keyPath: traffic])
            // If a device is removed, its counters disappear.
            return Traffic(
                incoming: max(0, new.incoming - old.incoming) / seconds,
                outgoing: max(0, new.outgoing - old.outgoing) / seconds)
        }
        network = rate(\.network)
        disks = rate(\.disks)
        memory = new.memory.total > 0 ? 1 - new.memory.available / new.memory.total : 0
        processors = new.processors.indices.map { index in
            let before = old.processors.indices.contains(index) ? old.processors[index] : Sample.ProcessorTime()
            let total = new.processors[index].total - before.total
            return total > 0 ? ((new.processors[index].busy - before.busy) / total).clamped(to: 0...1) : 0
        }
    }
}

extension Sample {
    /// Returns the processes, each with the processor time that it has used since an earlier sample, as a number of
    /// processors.
    func processes(since old: Sample) -> [SystemProcess] {
        let before = Dictionary(old.processes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return processes.map { process in
            var process = process
            let same = before[process.id].flatMap { $0.start == process.start ? $0 : nil }
            // A process that has started since the earlier sample has used all of its time since its own start.
            let since = old.processes.isEmpty ? process.start : old.uptime
            process.load = max(0, process.time - (same?.time ?? 0)) / max(0.01, uptime - since)
            return process
        }
    }
}

extension Comparable {
    fileprivate func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
