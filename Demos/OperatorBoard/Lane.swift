/// The events on one row of the board.
///
/// Time is counted in ticks, each of which is one cell wide.
struct Lane: Equatable {
    enum Event: Equatable {
        case begun
        case value(String)
        case finished
        case failed
        /// The subscription was cancelled.
        case cancelled
    }

    private struct Entry: Equatable {
        let tick: Int
        let event: Event
    }

    private var entries: [Entry] = []
    /// Whether the row was running before the first entry.
    private var wasRunning = false

    /// The tick of the last event.
    var lastTick: Int? { entries.last?.tick }

    /// Whether more values can follow.
    var isRunning: Bool { entries.last.map { $0.event.keepsRunning } ?? wasRunning }

    mutating func append(_ event: Event, at tick: Int) {
        entries.append(Entry(tick: tick, event: event))
    }

    /// Removes the events before a tick.
    mutating func forget(before tick: Int) {
        while let first = entries.first, first.tick < tick {
            wasRunning = first.event.keepsRunning
            entries.removeFirst()
        }
    }

    /// Returns a picture of the row with the tick `now` in the last of `width` cells.
    func picture(at now: Int, width: Int) -> MarblePicture {
        var picture = MarblePicture(width: width)
        let origin = now - width + 1
        drawLine(on: &picture, from: origin)
        // Starts with the newest event, so that a label that is wider than its cell moves older labels to the left.
        var end = width
        for entry in entries.reversed() {
            guard let (label, kind) = entry.event.marble else { continue }
            end = min(end, entry.tick - origin + 1) - label.count
            if end + label.count <= 0 { break }
            picture.put(label, kind, at: end)
        }
        return picture
    }

    private func drawLine(on picture: inout MarblePicture, from origin: Int) {
        var isRunning = wasRunning
        var start = 0
        func draw(to end: Int) {
            guard isRunning, start < end else { return }
            picture.put(String(repeating: "─", count: end - start), .line, at: start)
        }
        for entry in entries {
            let column = max(0, min(picture.width, entry.tick - origin))
            draw(to: column)
            start = column
            isRunning = entry.event.keepsRunning
        }
        draw(to: picture.width)
    }
}

extension Lane.Event {
    fileprivate var keepsRunning: Bool {
        switch self {
        case .begun, .value: true
        case .finished, .failed, .cancelled: false
        }
    }

    /// The marble of the event.
    fileprivate var marble: (label: String, kind: MarblePicture.Kind)? {
        switch self {
        case .begun, .cancelled: nil
        case .value(let label): (label, .value)
        case .finished: ("|", .finish)
        case .failed: ("✕", .failure)
        }
    }
}
