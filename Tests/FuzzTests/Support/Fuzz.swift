import Foundation
import Testing

/// Tests a property with many seeds, and reports how to repeat a failure.
///
/// `make test` tries only some of the seeds of `make fuzz`, so that it stays quick, and `make sanitize` tries only a
/// few. Environment variables select the seeds: `FUZZ` is `full` or `little`, `FUZZ_FROM` is the first seed (a
/// different value tries different seeds), `FUZZ_SEED` is the only seed, and `FUZZ_PART=1/3` makes this process try the
/// second of three parts of the seeds. Unless there is only one seed, the seeds that have failed before (`FuzzCorpus`)
/// are tried first.
enum Fuzz {
    private static let environment = ProcessInfo.processInfo.environment
    /// Whether the test runs in `make fuzz`.
    static let isFull = environment["FUZZ"] == "full"
    private static let isLittle = environment["FUZZ"] == "little"
    private static let first = environment["FUZZ_FROM"].flatMap { UInt64($0) } ?? 0
    private static let only = environment["FUZZ_SEED"].flatMap { UInt64($0) }
    /// The index of the part of the seeds that this process tries, and the number of parts.
    private static let share = (environment["FUZZ_PART"] ?? "0/1").split(separator: "/").map { UInt64($0)! }

    /// The number of seeds after which the fuzzer yields to other tests.
    private static let turn: UInt64 = 4

    /// Calls `body` with one seed after the other, until it returns a failure.
    ///
    /// - Parameters:
    ///   - full: the number of seeds of `make fuzz`.
    ///   - part: the share of them that `make test` tries.
    static func run(
        full: Int,
        part: Double = 0.1,
        isolation: isolated (any Actor)? = #isolation,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (UInt64) throws -> String?
    ) async rethrows {
        let fraction = isFull ? 1 : isLittle ? part / 20 : part
        let count = Int((Double(full) * fraction).rounded(.up))
        let seeds =
            only.map { stride(from: $0, to: $0 + 1, by: 1) }
            ?? stride(from: first + Self.share[0], to: first + UInt64(count), by: Int(Self.share[1]))
        let record = FuzzRecord(test: Test.current)
        defer { record.end() }
        let kept = only == nil && Self.share[0] == 0 ? record.corpus.seeds : []
        for seed in [AnySequence(kept), AnySequence(seeds)].joined() {
            if seed / Self.share[1] % turn == 0 { await Task.yield() }
            record.begin(seed)
            if let problem = try body(seed) {
                Issue.record(
                    """
                    seed \(seed): \(problem)
                    Repeat it with: \(record.command(seed))
                    Keep it in \(record.corpus.path): \(record.corpus.line(for: seed))
                    """,
                    sourceLocation: sourceLocation)
                return
            }
        }
    }
}
