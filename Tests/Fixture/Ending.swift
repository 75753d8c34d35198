import CursesUI

/// The ways in which a process may end by itself.
enum Ending: String {
    case exit, exitOnThread, exitOnThreads, fatalError, trap, unwrapping, error, segmentationFault, stackOverflow, abort
    case fatalErrorOnThread, segmentationFaultOnThread, brokenPipe, fork

    @MainActor
    func happen() {
        switch self {
        case .exit: Foundation.exit(3)
        case .exitOnThread: Thread.detachNewThread { Foundation.exit(3) }
        case .exitOnThreads:
            for _ in 0..<8 { Thread.detachNewThread { Foundation.exit(3) } }
            Foundation.exit(3)
        case .fatalError: Swift.fatalError("nothing goes any more")
        case .trap: print(Int.max - CommandLine.arguments.count + 4)
        case .unwrapping: print([1, 2, 3][CommandLine.arguments.count])
        case .error: try! fail()
        case .segmentationFault: touchNothing()
        case .stackOverflow: print(descend(1))
        case .abort: Foundation.abort()
        case .fatalErrorOnThread: Thread.detachNewThread { Swift.fatalError("nothing goes any more") }
        case .segmentationFaultOnThread: Thread.detachNewThread { touchNothing() }
        case .brokenPipe: writeToBrokenPipe()
        case .fork: forkAndExit()
        }
    }
}

struct Failure: Error {}

func fail() throws {
    throw Failure()
}

private func touchNothing() {
    UnsafeMutablePointer<Int>(bitPattern: 16)!.pointee = 1
}

/// Recurses without end, and so overflows the stack.
private func descend(_ depth: Int) -> Int {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { memory in
        memory[0] = depth
        return depth < 0 ? 0 : descend(depth + 1) &+ memory[0]
    }
}

private func writeToBrokenPipe() {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    close(ends[0])
    write(ends[1], "x", 1)
}

/// Starts a child process that ends with `exit`, as C libraries do. The app itself continues.
private func forkAndExit() {
    typealias Fork = @convention(c) () -> pid_t
    let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
    let child = fork()
    if child == 0 { Foundation.exit(0) }
    var status: Int32 = 0
    waitpid(child, &status, 0)
}
