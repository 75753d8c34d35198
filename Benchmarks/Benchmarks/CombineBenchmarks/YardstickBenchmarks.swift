import Benchmark
import CombineLines
import OpenCombineLines

/// Each line is measured twice in one run: with this package's Combine, and with OpenCombine. A line that OpenCombine
/// lacks names the line that it is compared with.
func yardstickBenchmarks() {
    for line in CombineLines.lines {
        Benchmark("yardstick/\(line.name): ours") { line.run($0.scaledIterations.count) }
    }
    for line in OpenCombineLines.lines {
        Benchmark("yardstick/\(line.name): OpenCombine") { line.run($0.scaledIterations.count) }
    }
}
