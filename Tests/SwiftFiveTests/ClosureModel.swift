import Foundation

/// Tells code on the main queue, whose thread may change while tests run.
let mainKey = DispatchSpecificKey<Bool>()

/// A model as apps write it: its closures call methods of the main actor, on the queues where the closures are called.
@MainActor
final class ClosureModel: NSObject {
    /// Whether each of the calls was on the main queue.
    private(set) var calls: [Bool] = []
    private let done: AsyncStream<Void>.Continuation
    private let ends: AsyncStream<Void>

    override init() {
        DispatchQueue.main.setSpecific(key: mainKey, value: true)
        (ends, done) = AsyncStream.makeStream()
    }

    func update() {
        calls.append(DispatchQueue.getSpecific(key: mainKey) ?? false)
        done.yield()
    }

    /// Returns whether the next call was on the main queue.
    func next(after start: () throws -> Void) async rethrows -> Bool? {
        calls = []
        try start()
        for await _ in ends { break }
        return calls.last
    }

    /// Returns whether the next call was on the main queue, after turns of the run loop in which it is due.
    func nextInLoop(after start: () -> Void) -> Bool? {
        calls = []
        start()
        for _ in 0..<1000 where calls.isEmpty { RunLoop.current.run(until: Date() + 0.01) }
        return calls.last
    }
}
