import Foundation
import Testing

/// Records the current seed of a fuzzer. After a crash, a signal handler must report the seed, and cannot compute
/// anything. So the seed of each running fuzzer is stored in plain memory, where the handler can read it.
final class FuzzRecord {
    /// The command that tries one seed: the text before the seed, and the text after it.
    private let command: (String, String)
    private let slot: Int
    /// The seeds with which the fuzzer has failed before.
    let corpus: FuzzCorpus

    init(test: Test?) {
        // Target.Suite/test(argument:)/File.swift:line:column
        let path = test.map { "\($0.id)" } ?? "FuzzTests"
        let filter = path.split(separator: "/").prefix(2).map { $0.prefix { $0 != "(" } }
            .joined(separator: "/")
        command =
            Fuzz.isFull
            ? ("make fuzz SEED=", " ONLY=\(filter)") : ("FUZZ_SEED=", " swift test --filter \(filter)")
        corpus = FuzzCorpus(fuzzer: filter)
        slot = CrashReport.shared.open(
            before: command.0, after: "\(command.1)\nKeep the seed in \(corpus.path), with the day and what it found.")
    }

    func begin(_ seed: UInt64) {
        CrashReport.shared.set(seed: seed, slot: slot)
    }

    func end() {
        CrashReport.shared.close(slot: slot)
    }

    func command(_ seed: UInt64) -> String { "\(command.0)\(seed)\(command.1)" }
}
