import PlaygroundsCompat
import Synchronization
import Testing

private let runs = Mutex(0)

#Playground {
    runs.withLock { $0 += 1 }
}

#Playground("With a name, and errors") {
    try await Task.sleep(for: .zero)
    runs.withLock { $0 += 1 }
}

@Suite("Playgrounds")
struct PlaygroundTests {
    @Test("The code of a playground is not part of the program")
    func notRun() {
        #expect(runs.withLock { $0 } == 0)
    }
}
