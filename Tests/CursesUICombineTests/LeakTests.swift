import CursesUISupport
import Testing
@testable import LinuxCombine

/// An object that a pipeline retains. The test counts the live instances.
private final class Probe: @unchecked Sendable {
    // `@unchecked Sendable` is safe because an instance has no mutable state.
    static let alive = Locked(0)

    let value = 1

    init() { Self.alive.withLock { $0 += 1 } }

    deinit { Self.alive.withLock { $0 -= 1 } }
}

private typealias Source = PassthroughSubject<Int, Never>

/// A pipeline with one operator. The operator's closures or the sink retain the probe.
private struct Pipeline: CustomTestStringConvertible, @unchecked Sendable {
    // `@unchecked Sendable` is safe because the closures capture no state; every test creates its own source and probe.
    let testDescription: String
    let attach: (Source, Probe) -> AnyCancellable

    init<P: Publisher>(_ name: String, _ make: @escaping (Source, Probe) -> P) {
        testDescription = name
        attach = { source, probe in
            make(source, probe).sink(
                receiveCompletion: { _ in withExtendedLifetime(probe) {} },
                receiveValue: { _ in withExtendedLifetime(probe) {} }
            )
        }
    }
}

private let operators: [Pipeline] = [
    Pipeline("subject") { source, _ in source },
    Pipeline("current value") { source, probe in
        source.multicast(subject: CurrentValueSubject(probe.value)).autoconnect()
    },
    Pipeline("future") { source, probe in source.flatMap { _ in Future<Int, Never> { $0(.success(probe.value)) } } },
    Pipeline("map") { source, probe in source.map { $0 + probe.value } },
    Pipeline("tryMap") { source, probe in source.tryMap { $0 + probe.value } },
    Pipeline("filter") { source, probe in source.filter { $0 > probe.value } },
    Pipeline("removeDuplicates") { source, probe in source.removeDuplicates { $0 == $1 + probe.value } },
    Pipeline("scan") { source, probe in source.scan(0) { $0 + $1 + probe.value } },
    Pipeline("prefix") { source, _ in source.prefix(1) },
    Pipeline("prefix while") { source, probe in source.prefix { $0 < probe.value } },
    Pipeline("prefix until") { source, _ in source.prefix(untilOutputFrom: source.dropFirst()) },
    Pipeline("drop until") { source, _ in source.drop(untilOutputFrom: source.dropFirst()) },
    Pipeline("first where") { source, probe in source.first { $0 > probe.value } },
    Pipeline("collect") { source, _ in source.collect() },
    Pipeline("collect by count") { source, _ in source.collect(3) },
    Pipeline("reduce") { source, probe in source.reduce(0) { $0 + $1 + probe.value } },
    Pipeline("contains") { source, _ in source.contains(2) },
    Pipeline("combineLatest") { source, probe in source.combineLatest(source, source) { $0 + $1 + $2 + probe.value }
    },
    Pipeline("zip") { source, probe in source.zip(source, source.dropFirst()) { $0 + $1 + $2 + probe.value } },
    Pipeline("merge") { source, _ in source.merge(with: source, source) },
    Pipeline("merge many") { source, _ in Publishers.MergeMany([source, source]) },
    Pipeline("flatMap") { source, probe in source.flatMap { _ in source.map { $0 + probe.value } } },
    Pipeline("switchToLatest") { source, probe in source.map { _ in source.map { $0 + probe.value } }.switchToLatest()
    },
    Pipeline("catch") { source, probe in
        failing(source, above: 0).catch { _ in Just(probe.value).append(source) }
    },
    Pipeline("retry") { source, probe in
        failing(source, above: probe.value).retry(2)
    },
    Pipeline("append") { source, _ in Just(0).append(source) },
    Pipeline("share") { source, probe in source.map { $0 + probe.value }.share() },
    Pipeline("multicast") { source, probe in source.map { $0 + probe.value }.multicast { Source() }.autoconnect() },
    Pipeline("handleEvents") { source, probe in
        source.handleEvents(receiveOutput: { _ in withExtendedLifetime(probe) {} })
    },
    Pipeline("print") { source, _ in source.print("", to: Nowhere()) },
    Pipeline("buffer") { source, _ in source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest) },
    Pipeline("replaceEmpty") { source, _ in source.replaceEmpty(with: 0) },
    Pipeline("encode and decode") { source, _ in
        source.map { [$0] }.encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
    },
    Pipeline("erase") { source, _ in source.eraseToAnyPublisher() },
    Pipeline("receive on") { source, _ in source.receive(on: RunLoop.main) },
    Pipeline("subscribe on") { source, _ in source.subscribe(on: DispatchQueue.main) },
    Pipeline("debounce") { source, _ in source.debounce(for: 0.1, scheduler: RunLoop.main) },
    Pipeline("throttle") { source, _ in source.throttle(for: 0.1, scheduler: RunLoop.main, latest: true) },
    Pipeline("delay") { source, _ in source.delay(for: 0.1, scheduler: OperationQueue.main) },
    Pipeline("timeout") { source, _ in source.timeout(0.1, scheduler: RunLoop.main) },
    Pipeline("collect by time") { source, _ in source.collect(.byTime(RunLoop.main, 0.1)) },
    Pipeline("measureInterval") { source, _ in source.measureInterval(using: RunLoop.main) },
    Pipeline("timer") { source, _ in
        source.map { _ in Timer.publish(every: 0.1, on: .main, in: .common).autoconnect() }.switchToLatest()
    },
    Pipeline("notification") { source, _ in
        source.flatMap { _ in NotificationCenter.default.publisher(for: Notification.Name("leak")) }
    },
]

/// Fails a stream without throwing, because the test library stores a backtrace of every thrown error.
private func failing(_ source: Source, above limit: Int) -> AnyPublisher<Int, TestError> {
    source.flatMap { value in
        (value > limit ? Result<Int, TestError>.failure(TestError()) : .success(value)).publisher
    }
    .eraseToAnyPublisher()
}

private final class Nowhere: TextOutputStream {
    func write(_ string: String) {}
}

/// Returns the resident memory of the process in bytes.
private func residentBytes() -> Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages?.dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
}

extension ClockTests {
    @Suite(.serialized) struct Leaks {
        /// `CURSESUI_SOAK=100000 swift test -c release --filter Leaks` repeats the test often enough to detect a leak
        /// of the smallest object.
        static let rounds = ProcessInfo.processInfo.environment["CURSESUI_SOAK"].flatMap(Int.init) ?? 200

        @Test("Nothing remains of a pipeline that was cancelled or has completed", arguments: operators)
        fileprivate func pipelines(_ pipeline: Pipeline) {
            withVirtualTime { time in
                #expect(Probe.alive.withLock { $0 } == 0)
                let shared = Source()
                func round(_ number: Int) {
                    let own = Source()
                    var kept = [pipeline.attach(own, Probe()), pipeline.attach(shared, Probe())]
                    for value in 1...3 { own.send(value) }
                    if number % 2 == 0 { time.advance(by: .milliseconds(150)) }
                    if number % 3 == 0 {
                        kept[0].cancel()
                    } else if number % 3 == 1 {
                        own.send(completion: .finished)
                    }
                    kept = []
                    if number % 50 == 0 { time.advance(by: .seconds(1)) }
                }
                for number in 0..<20 { round(number) }
                time.advance(by: .seconds(1))
                let before = residentBytes()
                for number in 0..<Self.rounds { round(number) }
                time.advance(by: .seconds(1))
                let grown = residentBytes() - before
                #expect(Probe.alive.withLock { $0 } == 0)
                #expect(time.pendingCount == 0)
                // The smallest object has 16 bytes, and each round creates two pipelines, so a leak would exceed this
                // limit.
                if Self.rounds >= 100_000 {
                    #expect(grown < Self.rounds * 16, "\(grown) bytes in \(Self.rounds) rounds")
                }
            }
        }

        @Test("Objects and their publishers do not leak")
        func objects() {
            final class Bare: ObservableObject {}
            final class Model: ObservableObject {
                let probe = Probe()
                @Published var value = 0
            }
            for _ in 0..<Self.rounds {
                let bare = Bare()
                let model = Model()
                let cancellables = [
                    bare.objectWillChange.sink {},
                    model.objectWillChange.sink {},
                    model.$value.sink { _ in },
                ]
                Just(1).assign(to: &model.$value)
                model.$value.map { $0 + 1 }.prefix(2).assign(to: &model.$value)
                bare.objectWillChange.send()
                withExtendedLifetime(cancellables) {}
            }
            #expect(Probe.alive.withLock { $0 } == 0)
            #expect(ObservableObjectPublisher.sharedCount < 20)
        }
    }
}
