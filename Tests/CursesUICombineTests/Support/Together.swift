import Foundation

/// Runs `body` on several threads at the same time, with the number of each thread, and waits for all of them.
/// `DispatchQueue.concurrentPerform` uses no more threads than there are processors.
func together(_ threads: Int = 4, _ body: @escaping (Int) -> Void) {
    let body = Unchecked(body)
    let group = DispatchGroup()
    for number in 0..<threads {
        group.enter()
        Thread.detachNewThread {
            body.value(number)
            group.leave()
        }
    }
    group.wait()
}
