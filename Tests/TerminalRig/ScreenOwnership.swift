import Testing

/// Lets only one test at a time use ncurses, whose state is global. `.serialized` is not sufficient, because it does
/// not serialize tests of different suites.
package struct ScreenOwnership: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite itself needs no ownership.
        guard testCase != nil else { return try await function() }
        await Turns.shared.wait()
        let result: Result<Void, any Error>
        do {
            result = .success(try await function())
        } catch {
            result = .failure(error)
        }
        await Turns.shared.pass()
        try result.get()
    }
}

extension Trait where Self == ScreenOwnership {
    /// Gives the test exclusive use of ncurses.
    package static var ownsScreen: Self { ScreenOwnership() }
}

/// Serves waiters one after the other, in the order of their arrival.
private actor Turns {
    static let shared = Turns()

    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async {
        if isTaken {
            await withCheckedContinuation { waiting.append($0) }
        } else {
            isTaken = true
        }
    }

    func pass() {
        if waiting.isEmpty {
            isTaken = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
