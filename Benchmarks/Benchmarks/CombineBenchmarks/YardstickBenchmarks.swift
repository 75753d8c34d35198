import Benchmark
import CombineLines
import OpenCombineLines

/// Every line twice in one run: with this package's Combine, and with OpenCombine. Lines that OpenCombine lacks
/// name the one whose time they are held to.
func yardstickBenchmarks() {
    for line in CombineLines.lines {
        Benchmark("yardstick/\(line.name): ours") { line.run($0.scaledIterations.count) }
    }
    for line in OpenCombineLines.lines {
        Benchmark("yardstick/\(line.name): OpenCombine") { line.run($0.scaledIterations.count) }
    }
}
