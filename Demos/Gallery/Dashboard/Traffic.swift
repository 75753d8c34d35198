import CursesUI

/// Invented data about a few services, the same in each run.
@Observable
final class Traffic {
    /// A resource of the machine, and the fraction of it that is used.
    struct Meter: Identifiable {
        let id: String
        let color: Color
        var history: [Double]

        var value: Double { history.last ?? 0 }
    }

    struct Service: Identifiable {
        let id: String
        let region: String
        var requests: Int
        var milliseconds: Int
    }

    private(set) var meters: [Meter]
    private(set) var services: [Service]
    /// The numbers of requests in each second of the last minute: successful ones and failed ones.
    private(set) var answered: [Int] = []
    private(set) var failed: [Int] = []
    @ObservationIgnored let log = LogStore(limit: 500)
    @ObservationIgnored private var step = 0

    private static let events: [(LogLevel, String)] = [
        (.info, "GET /maps/lisbon 200"), (.info, "PUT /orders/4711 201"), (.debug, "The cache has 512 entries"),
        (.warning, "search needed 840 ms"), (.info, "GET /logo.png 304"), (.notice, "Version 2.4 is available"),
        (.error, "mail: no route to 10.0.0.7"), (.info, "POST /login 200"),
    ]

    init() {
        meters = [
            Meter(id: "Processor", color: .green, history: []), Meter(id: "Memory", color: .blue, history: []),
            Meter(id: "Network", color: .purple, history: []), Meter(id: "Storage", color: .orange, history: []),
        ]
        services = [
            Service(id: "maps", region: "Lisbon", requests: 0, milliseconds: 0),
            Service(id: "search", region: "Oslo", requests: 0, milliseconds: 0),
            Service(id: "orders", region: "Lima", requests: 0, milliseconds: 0),
            Service(id: "mail", region: "Lagos", requests: 0, milliseconds: 0),
            Service(id: "login", region: "Osaka", requests: 0, milliseconds: 0),
            Service(id: "images", region: "Perth", requests: 0, milliseconds: 0),
            Service(id: "backup", region: "Turin", requests: 0, milliseconds: 0),
        ]
        for _ in 0..<60 { advance() }
    }

    /// Advances the data by a second.
    func advance() {
        step += 1
        let time = Double(step)
        for index in meters.indices {
            let phase = Double(index) * 1.7
            let wave = sin(time / 9 + phase) * 0.22 + sin(time / 2.3 + phase * 2) * 0.08
            meters[index].history.append((0.45 + Double(index) * 0.08 + wave).clamped(to: 0.02...0.98))
            meters[index].history = meters[index].history.suffix(120)
        }
        for index in services.indices {
            let wave = sin(time / 9 + Double(index) * 0.7) + sin(time / 3.1 + Double(index * 5)) * 0.4
            services[index].requests = 420 - index * 48 + Int(wave * 90)
            services[index].milliseconds = 18 + index * index * 7 + Int(wave * 9)
        }
        answered = (answered + [services.map(\.requests).reduce(0, +)]).suffix(60)
        failed = (failed + [Int(260 + 240 * sin(time / 5) * sin(time / 13))]).suffix(60)
        let event = Self.events[step * 5 % Self.events.count]
        log.append(event.1, level: event.0, date: Date(timeIntervalSinceReferenceDate: 820_000_000 + time))
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
