/// The seconds between two samples.
enum RefreshInterval {
    static let range = 0.2...60.0

    private static let steps = [0.2, 0.5, 1, 2, 5, 10, 30, 60]

    /// The next shorter interval.
    static func shorter(than seconds: Double) -> Double { steps.last { $0 < seconds } ?? steps[0] }

    /// The next longer interval.
    static func longer(than seconds: Double) -> Double { steps.first { $0 > seconds } ?? steps[steps.count - 1] }
}
