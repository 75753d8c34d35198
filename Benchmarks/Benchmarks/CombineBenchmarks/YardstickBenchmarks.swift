import Benchmark
import CombineLines
import OpenCombineLines

/// Each operation is measured twice in one run: with this package's Combine, and with OpenCombine. If OpenCombine lacks
/// an operation, the name of the line includes the operation with which it is compared.
func yardstickBenchmarks() {
    for line in CombineLines.lines {
        Benchmark("yardstick/\(line.name): ours") { line.run($0.scaledIterations.count) }
    }
    for line in OpenCombineLines.lines {
        Benchmark("yardstick/\(line.name): OpenCombine") { line.run($0.scaledIterations.count) }
    }
}
