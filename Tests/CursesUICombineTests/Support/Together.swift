import Foundation

/// Runs `body` on so many threads at the same time, with the number of each, and waits for all. Unlike
/// `DispatchQueue.concurrentPerform`, which has no more threads than there are processors.
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
