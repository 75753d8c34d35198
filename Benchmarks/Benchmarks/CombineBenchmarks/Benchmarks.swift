import Benchmark

/// Each group has the same work done by plain closures first, and by Combine after it; the names sort
/// so that they stand side by side in the table.
let benchmarks: @Sendable () -> Void = {
    // One iteration is a thousand operations, so that a microsecond of the table is a nanosecond of one.
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, .cpuTotal, .instructions],
        warmupIterations: 10,
        scalingFactor: .kilo,
        maxDuration: .seconds(2)
    )
    observationBenchmarks()
    publishedBenchmarks()
    subjectBenchmarks()
    chainBenchmarks()
    yardstickBenchmarks()
}
