#if os(Linux)
import Foundation
import TerminalRig
import TestSupport
import Testing

extension EndToEnd {
    /// Runs programs with random actions.
    ///
    /// `make test` tries a few hundred actions on each program. `make soak` continues with further seeds, from the seed
    /// in `SOAK_SEED`, for the number of minutes in `SOAK_MINUTES`. `SOAK_ONLY` is the name of the only program to try,
    /// with its arguments.
    @Suite struct Soak {
        private static let programs = [
            SoakRun.Program(name: "Gallery", isStill: false),
            SoakRun.Program(name: "ReactiveForm"),
            SoakRun.Program(name: "SignUp", isStill: false),
            SoakRun.Program(name: "ObservationBoard", isStill: false),
            SoakRun.Program(name: "OperatorBoard", isStill: false),
            SoakRun.Program(name: "GitHubCascade", arguments: ["--offline"], isStill: false),
            SoakRun.Program(name: "Files", arguments: ["--read-only", "/usr/share"]),
            SoakRun.Program(name: "Monitor", arguments: ["--read-only"], isStill: false),
            SoakRun.Program(name: "Fixture", arguments: ["entry"]),
            SoakRun.Program(name: "Fixture", arguments: ["stored"], isStored: true),
        ]

        private static let environment = ProcessInfo.processInfo.environment

        @Test("Random actions leave every program alive, in little memory, with a correct screen")
        func random() throws {
            let first = Self.environment["SOAK_SEED"].flatMap { UInt64($0) } ?? 1
            let minutes = Self.environment["SOAK_MINUTES"].flatMap { Int($0) }
            let only = Self.environment["SOAK_ONLY"].flatMap { $0.isEmpty ? nil : $0 }
            let end = ContinuousClock.now + .seconds(60 * (minutes ?? 0))
            var seed = first
            repeat {
                for program in Self.programs where only == nil || program.description == only {
                    try soak(program, seed: seed, actions: minutes == nil ? 300 : 1_000)
                }
                seed += 1
            } while ContinuousClock.now < end
        }

        private func soak(_ program: SoakRun.Program, seed: UInt64, actions: Int) throws {
            do {
                let run = try SoakRun(program, seed: seed)
                try run.perform(actions)
                try run.end()
                guard Self.environment["SOAK_MINUTES"] != nil else { return }
                print(
                    "seed \(seed), \(program): \(actions) actions, slowest frame \(run.slowestFrame), "
                        + "\(run.mostMemory >> 20) MB")
            } catch {
                Issue.record(
                    "\(error)\nRepeat it with: make soak SOAK_MINUTES=0 SOAK_SEED=\(seed) SOAK_ONLY='\(program)'")
            }
        }
    }
}
#endif
