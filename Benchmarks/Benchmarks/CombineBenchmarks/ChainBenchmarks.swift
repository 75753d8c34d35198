import Benchmark
import CursesUICombine

/// Sends values through `map`, `filter` and `removeDuplicates`. Two of three values arrive.
func chainBenchmarks() {
    Benchmark("chain/1 closures") { benchmark in
        var sum = 0
        var last: Int?
        let map: (Int) -> Int = identity { $0 &* 2 }
        let filter: (Int) -> Bool = identity { $0 % 3 != 0 }
        let isEqual: (Int, Int) -> Bool = identity { $0 == $1 }
        let receive: (Int) -> Void = identity { sum &+= $0 }
        for value in benchmark.scaledIterations {
            let mapped = map(value)
            guard filter(mapped) else { continue }
            if let last, isEqual(last, mapped) { continue }
            last = mapped
            receive(mapped)
        }
        blackHole(sum)
    }

    Benchmark("chain/2 PassthroughSubject, three operators, a sink") { benchmark in
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        let subscription =
            subject
            .map { $0 &* 2 }
            .filter { $0 % 3 != 0 }
            .removeDuplicates()
            .sink { sum &+= $0 }
        for value in benchmark.scaledIterations {
            subject.send(value)
        }
        blackHole(sum)
        subscription.cancel()
    }

    Benchmark("chain/3 a sequence, three operators, a sink") { benchmark in
        var sum = 0
        let subscription = benchmark.scaledIterations.publisher
            .map { $0 &* 2 }
            .filter { $0 % 3 != 0 }
            .removeDuplicates()
            .sink { sum &+= $0 }
        blackHole(sum)
        subscription.cancel()
    }
}
