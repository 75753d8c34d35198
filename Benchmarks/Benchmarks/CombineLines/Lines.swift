#if OPENCOMBINE
import OpenCombine
import OpenCombineDispatch
#else
import CursesUICombine
#endif
import Dispatch

/// An operation that a program performs with Combine, with its number of repetitions.
public struct Line: Sendable {
    public let name: String
    public let run: @Sendable (_ rounds: Int) -> Void

    init(_ name: String, _ run: @escaping @Sendable (Int) -> Void) {
        self.name = name
        self.run = run
    }
}

#if OPENCOMBINE
private typealias MainQueue = DispatchQueue.OCombine

private func scheduler(_ queue: DispatchQueue) -> MainQueue { queue.ocombine }
#else
private func scheduler(_ queue: DispatchQueue) -> DispatchQueue { queue }
#endif

private final class Model: ObservableObject {
    @Published var value = 0
}

private final class Sum {
    var total = 0
}

/// Prevents the compiler from removing unused results.
@_optimize(none)
private func keep<Value>(_ value: Value) {}

/// This file is compiled twice: against this package's Combine, and against OpenCombine.
public let lines: [Line] = subjectLines + publishedLines + chainLines + joiningLines + lifeLines

private let subjectLines: [Line] =
    [0, 1, 10, 1_000].map { count in
        Line("send to \(count)") { rounds in
            let subject = PassthroughSubject<Int, Never>()
            let sum = Sum()
            let sinks = (0..<count).map { _ in subject.sink { sum.total &+= $0 } }
            for value in 0..<max(rounds / max(count, 1), 1) { subject.send(value) }
            keep((sum.total, sinks))
        }
    } + [
        Line("CurrentValueSubject") { rounds in
            let subject = CurrentValueSubject<Int, Never>(0)
            let sum = Sum()
            let sink = subject.sink { sum.total &+= $0 }
            for value in 0..<rounds { subject.send(value) }
            keep((sum.total, sink))
        }
    ]

private let publishedLines: [Line] = [
    Line("@Published, unobserved") { rounds in
        let model = Model()
        for value in 0..<rounds { model.value = value }
        keep(model)
    },
    Line("@Published with $x") { rounds in
        let model = Model()
        let sum = Sum()
        let sink = model.$value.sink { sum.total &+= $0 }
        for value in 0..<rounds { model.value = value }
        keep((sum.total, sink))
    },
    Line("@Published with objectWillChange") { rounds in
        let model = Model()
        let sum = Sum()
        let sink = model.objectWillChange.sink { sum.total &+= 1 }
        for value in 0..<rounds { model.value = value }
        keep((sum.total, sink))
    },
    Line("@Published, read") { rounds in
        let model = Model()
        var sum = 0
        for _ in 0..<rounds { sum &+= model.value }
        keep(sum)
    },
]

private let chainLines: [Line] = [
    Line("subject-map-filter-sink") { rounds in
        let subject = PassthroughSubject<Int, Never>()
        let sum = Sum()
        let sink = subject.map { $0 &* 2 }.filter { $0 % 3 != 0 }.sink { sum.total &+= $0 }
        for value in 0..<rounds { subject.send(value) }
        keep((sum.total, sink))
    },
    Line("sequence-map-filter") { rounds in
        let sum = Sum()
        let sink = (0..<rounds).publisher.map { $0 &* 2 }.filter { $0 % 3 != 0 }.sink { sum.total &+= $0 }
        keep((sum.total, sink))
    },
    Line("sequence-map-filter, erased") { rounds in
        let sum = Sum()
        let sink = (0..<rounds).publisher.eraseToAnyPublisher()
            .map { $0 &* 2 }.eraseToAnyPublisher()
            .filter { $0 % 3 != 0 }.eraseToAnyPublisher()
            .sink { sum.total &+= $0 }
        keep((sum.total, sink))
    },
    Line("Just") { rounds in
        let sum = Sum()
        for value in 0..<rounds { keep(Just(value).sink { sum.total &+= $0 }) }
        keep(sum.total)
    },
    Line("scan") { rounds in
        let subject = PassthroughSubject<Int, Never>()
        let sum = Sum()
        let sink = subject.scan(0, &+).sink { sum.total &+= $0 }
        for value in 0..<rounds { subject.send(value) }
        keep((sum.total, sink))
    },
    Line("share, ten sinks") { rounds in
        let subject = PassthroughSubject<Int, Never>()
        let sum = Sum()
        let shared = subject.share()
        let sinks = (0..<10).map { _ in shared.sink { sum.total &+= $0 } }
        for value in 0..<rounds / 10 { subject.send(value) }
        keep((sum.total, sinks))
    },
]

private let joiningLines: [Line] = {
    var lines = [
        Line("zip") { rounds in
            let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
            let sum = Sum()
            let sink = a.zip(b).sink { sum.total &+= $0 &+ $1 }
            for value in 0..<rounds {
                a.send(value)
                b.send(value)
            }
            keep((sum.total, sink))
        },
        Line("flatMap(Just)") { rounds in
            let subject = PassthroughSubject<Int, Never>()
            let sum = Sum()
            let sink = subject.flatMap { Just($0) }.sink { sum.total &+= $0 }
            for value in 0..<rounds { subject.send(value) }
            keep((sum.total, sink))
        },
        Line("switchToLatest(Just)") { rounds in
            let subject = PassthroughSubject<Int, Never>()
            let sum = Sum()
            let sink = subject.map { Just($0) }.switchToLatest().sink { sum.total &+= $0 }
            for value in 0..<rounds { subject.send(value) }
            keep((sum.total, sink))
        },
    ]
    #if !OPENCOMBINE
    lines += [
        Line("combineLatest (of zip)") { rounds in
            let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
            let sum = Sum()
            let sink = a.combineLatest(b).sink { sum.total &+= $0 &+ $1 }
            for value in 0..<rounds {
                a.send(value)
                b.send(value)
            }
            keep((sum.total, sink))
        },
        Line("merge (of zip)") { rounds in
            let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
            let sum = Sum()
            let sink = a.merge(with: b).sink { sum.total &+= $0 }
            for value in 0..<rounds {
                a.send(value)
                b.send(value)
            }
            keep((sum.total, sink))
        },
    ]
    #endif
    return lines
}()

private let lifeLines: [Line] = [
    Line("subscribe and cancel") { rounds in
        let subject = PassthroughSubject<Int, Never>()
        for _ in 0..<rounds { subject.map { $0 &+ 1 }.sink { _ in }.cancel() }
    },
    Line("debounce") { rounds in
        let subject = PassthroughSubject<Int, Never>()
        let queue = DispatchQueue(label: "debounce")
        let sink = subject.debounce(for: .seconds(60), scheduler: scheduler(queue)).sink { _ in }
        for value in 0..<rounds { subject.send(value) }
        sink.cancel()
    },
]
