import CursesUICombine
import CursesUISupport
import Foundation
import LinuxCombine
import Synchronization
import Testing

/// An object as apps write it, whose values can be observed.
private final class Download: NSObject, @unchecked Sendable {
    // `@unchecked`: each test accesses its object from one thread at a time.
    var title = "a"
    var done: Int?
    var rate = Double.nan
    var size: (Int, Int) = (0, 0)
    var progress: Progress?
}

@Suite("Key-value observing")
struct KeyValueObservingTests {
    @Test("An observation tells of changes after an event, once for each value")
    func changes() {
        let download = Download()
        let seen = Locked<[String]>([])
        let observation = download.observe(\.title, options: [.old, .new]) { object, change in
            seen.withLock { $0.append("\(change.oldValue ?? "-") \(change.newValue ?? "-") \(object.title)") }
        }
        ChangeWatch.check()
        download.title = "b"
        ChangeWatch.check()
        ChangeWatch.check()
        #expect(seen.withLock { $0 } == ["a b b"])
        observation.invalidate()
        download.title = "c"
        ChangeWatch.check()
        #expect(seen.withLock { $0 }.count == 1)
    }

    @Test("The options choose what a change contains, and whether it is told before and at first")
    func options() {
        let download = Download()
        let seen = Locked<[String]>([])
        let observations = [
            download.observe(\.title) { _, change in
                seen.withLock { $0.append("plain \(change.oldValue == nil && change.newValue == nil)") }
            },
            download.observe(\.title, options: [.initial, .new]) { _, change in
                seen.withLock { $0.append("initial \(change.newValue ?? "-")") }
            },
            download.observe(\.title, options: [.prior, .old, .new]) { _, change in
                seen.withLock {
                    $0.append("prior \(change.isPrior) \(change.oldValue ?? "-") \(change.newValue ?? "-")")
                }
            },
        ]
        #expect(seen.withLock { $0 } == ["initial a"])
        download.title = "b"
        withExtendedLifetime(observations) { ChangeWatch.check() }
        #expect(seen.withLock { $0 } == ["initial a", "plain true", "initial b", "prior true a -", "prior false a b"])
    }

    @Test("An optional is compared by its value, an object by its identity or equality")
    func values() {
        let download = Download()
        let done = download.publisher(for: \.done).record()
        let rate = download.publisher(for: \.rate).record()
        let progress = download.publisher(for: \.progress?.totalUnitCount, options: .new).record()
        download.done = 1
        ChangeWatch.check()
        download.done = nil
        download.progress = Progress(totalUnitCount: 5)
        ChangeWatch.check()
        ChangeWatch.check()
        #expect(done.values == [nil, 1, nil] && progress.values == [5] && rate.values.count == 1)
    }

    @Test("An announced change is told at once, also of a value that cannot be compared")
    func announcements() {
        let download = Download()
        let sizes = download.publisher(for: \.size, options: .new).record()
        download.size = (1, 2)
        ChangeWatch.check()
        #expect(sizes.values.isEmpty)
        download.willChangeValue(for: \.size)
        download.size = (3, 4)
        download.didChangeValue(for: \.size)
        #expect(sizes.values.map(\.1) == [4])
    }

    @Test("Foundation's objects are looked at ten times a second")
    func progress() {
        let time = VirtualTime()
        CombineClock.withTime(time) {
            let progress = Progress(totalUnitCount: 4)
            let recorder = progress.publisher(for: \.fractionCompleted).record()
            time.advance(by: .seconds(1))
            progress.completedUnitCount = 1
            time.advance(by: .milliseconds(100))
            progress.completedUnitCount = 4
            time.advance(by: .milliseconds(100))
            #expect(recorder.values == [0, 0.25, 1])
            recorder.cancel()
            progress.completedUnitCount = 2
            time.advance(by: .seconds(1))
            #expect(recorder.values.count == 3)
        }
    }

    @Test("An observation does not retain its object, a subscription does")
    func lifetime() {
        weak var observed: Download?
        weak var published: Download?
        let recorder: Recorder<String, Never>
        let observation: NSKeyValueObservation
        do {
            let (first, second) = (Download(), Download())
            (observed, published) = (first, second)
            observation = first.observe(\.title) { _, _ in }
            recorder = second.publisher(for: \.title).record()
        }
        withExtendedLifetime(observation) {
            #expect(observed == nil && published != nil)
        }
        recorder.cancel()
        #expect(published == nil)
    }

    @Test("Two threads that change and look do not tell a change twice")
    func threads() async {
        let download = Download()
        let changes = Locked<[(Int?, Int?)]>([])
        let observation = download.observe(\.done, options: [.old, .new]) { _, change in
            changes.withLock { $0.append((change.oldValue ?? nil, change.newValue ?? nil)) }
        }
        for value in 1...500 {
            download.done = value
            await withTaskGroup { group in
                for _ in 0..<3 { group.addTask { download.didChangeValue(for: \.done) } }
            }
        }
        observation.invalidate()
        #expect(changes.withLock { $0.map(\.1) } == Array(1...500))
    }
}
