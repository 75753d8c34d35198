import Foundation
import Testing

/// What a fuzzer is trying: a crash must tell the seed, too, and it leaves no time for that. So the
/// seed of each fuzzer that runs stands in plain memory, where a signal handler finds it.
final class FuzzRecord {
    private let filter: String
    private let slot: Int

    init(test: Test?) {
        // Target.Suite/test(argument:)/File.swift:line:column
        let path = test.map { "\($0.id)" } ?? "FuzzTests"
        filter = path.split(separator: "/").prefix(2).map { $0.prefix { $0 != "(" } }
            .joined(separator: "/")
        slot = CrashReport.shared.open(command: Self.command(filter: filter))
    }

    func begin(_ seed: UInt64) {
        CrashReport.shared.set(seed: seed, slot: slot)
    }

    func end() {
        CrashReport.shared.close(slot: slot)
    }

    /// What a contributor types to try one seed.
    func command(_ seed: UInt64) -> String { Self.command(filter: filter) + "\(seed)" }

    /// Without the seed, which comes last.
    private static func command(filter: String) -> String {
        "make fuzz ONLY='\(filter)' SEED="
    }
}
