import Benchmark
import CursesUICombine

private final class Model: ObservableObject {
    @Published var count = 0
}

/// The same model without Combine: a property that notifies two listeners before it changes.
private final class PlainModel {
    var willChange: (() -> Void)?
    var willSet: ((Int) -> Void)?

    var count = 0 {
        willSet {
            willChange?()
            self.willSet?(newValue)
        }
    }
}

/// Reads and writes a published property.
func publishedBenchmarks() {
    Benchmark("Published get/1 property") { benchmark in
        let model = PlainModel()
        for _ in benchmark.scaledIterations {
            blackHole(identity(model).count)
        }
    }

    Benchmark("Published get/2 @Published") { benchmark in
        let model = Model()
        for _ in benchmark.scaledIterations {
            blackHole(identity(model).count)
        }
    }

    Benchmark("Published set/1 property, a closure told of each change") { benchmark in
        let model = PlainModel()
        var changes = 0
        model.willChange = { changes += 1 }
        for value in benchmark.scaledIterations {
            identity(model).count = value
        }
        blackHole(changes)
    }

    Benchmark("Published set/2 @Published, nobody listens") { benchmark in
        let model = Model()
        for value in benchmark.scaledIterations {
            identity(model).count = value
        }
    }

    Benchmark("Published set/3 @Published, a sink on objectWillChange") { benchmark in
        let model = Model()
        var changes = 0
        let subscription = model.objectWillChange.sink { changes += 1 }
        for value in benchmark.scaledIterations {
            identity(model).count = value
        }
        blackHole(changes)
        subscription.cancel()
    }

    Benchmark("Published set/4 @Published, sinks on objectWillChange and $count") { benchmark in
        let model = Model()
        var changes = 0
        var sum = 0
        let subscriptions = [
            model.objectWillChange.sink { changes += 1 },
            model.$count.sink { sum &+= $0 },
        ]
        for value in benchmark.scaledIterations {
            identity(model).count = value
        }
        blackHole(changes &+ sum)
        for subscription in subscriptions { subscription.cancel() }
    }
}
