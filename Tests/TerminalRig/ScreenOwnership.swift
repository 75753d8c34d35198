import Testing

/// Lets one test at a time use ncurses, whose state is global: also tests of different suites, which
/// `.serialized` alone does not know of.
package struct ScreenOwnership: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite has no work of its own.
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
    /// The test has ncurses for itself.
    package static var ownsScreen: Self { ScreenOwnership() }
}

/// One after the other, in the order in which they came.
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
