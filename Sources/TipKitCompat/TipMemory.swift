import Foundation

/// What is remembered of the tips of an app.
struct TipMemory: Codable, Sendable {
    /// What is remembered of a tip.
    struct Record: Codable, Sendable {
        var invalidation: Tips.InvalidationReason?
        var displayCount = 0
        var firstDisplay: Date?
    }

    /// A time at which an event has happened, with the JSON of its value.
    struct Donation: Codable, Sendable {
        let date: Date
        let json: Data

        func value<Value: Decodable>(_ type: Value.Type) -> Value? {
            try? JSONDecoder().decode([Value].self, from: json).first
        }
    }

    var tips: [String: Record] = [:]
    var events: [String: [Donation]] = [:]
    /// The JSON of the values of parameters.
    var parameters: [String: Data] = [:]
    /// The tip that has been shown last, and when.
    var lastTip: String?
    var lastDisplay: Date?

    init() {}

    init(file: URL) {
        let data = try? Data(contentsOf: file)
        self = data.flatMap { try? JSONDecoder().decode(TipMemory.self, from: $0) } ?? TipMemory()
    }

    func write(to file: URL) {
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? JSONEncoder().encode(self).write(to: file, options: .atomic)
    }
}
