import Benchmark

/// In each group, the same work is done first by plain closures and then by Combine. The names are chosen so that both
/// are adjacent in the sorted table.
let benchmarks: @Sendable () -> Void = {
    // One iteration is a thousand operations, so a microsecond in the table means a nanosecond per operation.
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
