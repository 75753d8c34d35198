import Benchmark
import CursesUICombine

/// A model of a typical size, whose `objectWillChange` must be found through its properties.
private final class Model: ObservableObject {
    @Published var name = ""
    @Published var count = 0
    @Published var isOn = false
}

/// The same model without Combine.
private final class PlainModel {
    var willChange: () -> Void = {}
}

/// Reads the `objectWillChange` of an object whose type has been inspected before.
func observationBenchmarks() {
    Benchmark("objectWillChange/1 closure property") { benchmark in
        let model = PlainModel()
        for _ in benchmark.scaledIterations {
            blackHole(model.willChange)
        }
    }

    Benchmark("objectWillChange/2 ObservableObject") { benchmark in
        let model = Model()
        blackHole(model.objectWillChange)
        for _ in benchmark.scaledIterations {
            blackHole(model.objectWillChange)
        }
    }

    Benchmark("objectWillChange/3 a new ObservableObject each") { benchmark in
        blackHole(Model().objectWillChange)
        for _ in benchmark.scaledIterations {
            blackHole(Model().objectWillChange)
        }
    }
}
