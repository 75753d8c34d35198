import Foundation

/// The seeds with which a fuzzer has failed before. They are tried first.
///
/// `Corpus` has a file for each fuzzer, named after its suite and its test. A line contains the seed, the day of the
/// failure, and the failure.
struct FuzzCorpus {
    /// The path of the file, relative to the root of the repository.
    let path: String
    /// The seeds in the order of the file; empty if there is no file.
    let seeds: [UInt64]

    /// The folder that contains all corpus files.
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../Corpus").standardized

    /// - Parameter fuzzer: the fuzzer's name, such as `FuzzTests.TreeFuzz/events`.
    init(fuzzer: String) {
        let name = fuzzer.replacing(/^.*\./, with: "").replacing("/", with: ".")
        path = "Tests/FuzzTests/Corpus/\(name).txt"
        let file = Self.folder.appendingPathComponent("\(name).txt")
        seeds = Self.seeds(in: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }

    /// Returns the seeds in the text of a file.
    ///
    /// - Precondition: each line that is not a comment begins with a seed, a day and a word about the failure.
    static func seeds(in text: String) -> [UInt64] {
        text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            guard let match = line.wholeMatch(of: /(\d+) +\d{4}-\d\d-\d\d +\S.*/), let seed = UInt64(match.1) else {
                preconditionFailure("no seed, day and finding: \(line)")
            }
            return seed
        }
    }

    /// Returns the line that records a seed.
    func line(for seed: UInt64, on day: Date = .now) -> String {
        "\(seed)  \(day.formatted(.iso8601.year().month().day()))  what it found"
    }
}
