import FoundationGaps
import Testing

@Suite("Run loops and types of Core Foundation")
struct RunLoopTests {
    @Test("A loop that is stopped ends, and sources that are nil are ignored")
    func loops() {
        let ended = Thread.run {
            CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue) {
                CFRunLoopStop(CFRunLoopGetCurrent())
            }
            CFRunLoopAddSource(CFRunLoopGetCurrent(), nil, .commonModes)
            // Without a source, a loop ends at once.
            let timer = Timer(timeInterval: 60, repeats: true) { _ in }
            RunLoop.current.add(timer, forMode: .default)
            let result = CFRunLoopRunInMode(.defaultMode, 30, false)
            timer.invalidate()
            return result
        }
        #expect(ended.rawValue == 2)
        #expect(CFMachPortCreateRunLoopSource(kCFAllocatorDefault, nil, 0) == nil)
    }

    @Test("Types have numbers")
    func types() {
        #expect(CFGetTypeID("a" as CFString) == CFStringGetTypeID())
        #expect(CFGetTypeID(kCFBooleanTrue) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: 3)) == CFNumberGetTypeID())
        #expect(CFGetTypeID([1] as CFArray) == CFArrayGetTypeID() && CFGetTypeID(nil) == 0)
        #expect(CFEqual("a" as CFString, "a" as CFString) && !CFEqual("a" as CFString, "b" as CFString))
        #expect(CFHash("a" as CFString) == CFHash("a" as CFString) && CFBooleanGetValue(kCFBooleanTrue))
        #expect(CFArrayGetCount([1, 2] as CFArray) == 2)
    }
}

extension Thread {
    /// Calls a closure in a thread of its own, and waits.
    fileprivate static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var result: Result?
        // Unsafe: the semaphore orders the write before the read.
        let thread = Thread {
            result = body()
            done.signal()
        }
        thread.start()
        done.wait()
        return result!
    }
}
