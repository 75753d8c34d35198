import Benchmark
import CursesUICombine

/// Sends values to subscribers.
func subjectBenchmarks() {
    Benchmark("send/1 closure") { benchmark in
        var sum = 0
        let send: (Int) -> Void = identity { sum &+= $0 }
        for value in benchmark.scaledIterations {
            send(value)
        }
        blackHole(sum)
    }

    Benchmark("send/2 PassthroughSubject, no subscriber") { benchmark in
        let subject = PassthroughSubject<Int, Never>()
        for value in benchmark.scaledIterations {
            subject.send(value)
        }
    }

    Benchmark("send/3 PassthroughSubject, one sink") { benchmark in
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        let subscription = subject.sink { sum &+= $0 }
        for value in benchmark.scaledIterations {
            subject.send(value)
        }
        blackHole(sum)
        subscription.cancel()
    }

    Benchmark("send/4 CurrentValueSubject, one sink") { benchmark in
        let subject = CurrentValueSubject<Int, Never>(0)
        var sum = 0
        let subscription = subject.sink { sum &+= $0 }
        for value in benchmark.scaledIterations {
            subject.send(value)
        }
        blackHole(sum)
        subscription.cancel()
    }

    Benchmark("send/5 PassthroughSubject, eight sinks") { benchmark in
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        let subscriptions = (0..<8).map { _ in subject.sink { sum &+= $0 } }
        for value in benchmark.scaledIterations {
            subject.send(value)
        }
        blackHole(sum)
        for subscription in subscriptions { subscription.cancel() }
    }
}
