import Foundation
import Testing

/// What a fuzzer is trying: a crash must tell the seed, too, and it leaves no time for that. So the
/// seed of each fuzzer that runs stands in plain memory, where a signal handler finds it.
final class FuzzRecord {
    /// What a contributor types to try one seed: what stands before the seed, and what after it.
    private let command: (String, String)
    private let slot: Int
    /// The seeds for which the fuzzer has failed before.
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
