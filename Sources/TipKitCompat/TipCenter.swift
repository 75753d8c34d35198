import CursesUI
import CursesUISupport
import Foundation
import Observation

/// Decides which tips are shown. A view that reads it is evaluated again when it changes.
final class TipCenter: Observable, Sendable {
    static let shared = TipCenter()

    struct State: Sendable {
        var isConfigured = false
        var file = AppFolder.url.appendingPathComponent("tips.json")
        /// The seconds that pass between two tips.
        var frequency = 0.0
        var memory = TipMemory()
        /// The values of parameters that are not kept.
        var parameters: [String: Data] = [:]
        /// The tips that are visible, with the number of views that show them.
        var visible: [String: Int] = [:]
        /// The tip that is shown beside a view, of which there is only one.
        var popover: String?
        var shows: @Sendable (any Tip) -> Bool = { _ in false }
        var hides: @Sendable (any Tip) -> Bool = { _ in false }
        var listeners: [UUID: @Sendable () -> Void] = [:]
        var version = 0
    }

    private let registrar = ObservationRegistrar()
    private let state = Locked(State())

    /// A number that changes with each change.
    private var version: Int { state.withLock { $0.version } }

    /// Notes that the reader depends on the state.
    private func read() -> State {
        registrar.access(self, keyPath: \.version)
        return state.withLock { $0 }
    }

    private func change(isKept: Bool = true, _ change: (inout State) -> Void) {
        let listeners = state.withLock { state in
            change(&state)
            state.version += 1
            if isKept, state.isConfigured { state.memory.write(to: state.file) }
            return Array(state.listeners.values)
        }
        // Views are told on the main thread. They read the state later, so it may have changed before.
        MainThread.run { self.registrar.withMutation(of: self, keyPath: \.version) {} }
        for listener in listeners { listener() }
    }

    // MARK: Settings

    func configure(_ options: [Tips.ConfigurationOption]) {
        change(isKept: false) { state in
            for option in options {
                switch option.kind {
                case .frequency(let seconds): state.frequency = seconds
                case .location(let folder):
                    state.file = (folder ?? AppFolder.url).appendingPathComponent("tips.json")
                case .none: break
                }
            }
            state.isConfigured = true
            state.memory = TipMemory(file: state.file)
        }
    }

    func reset() throws {
        var file: URL?
        change(isKept: false) { state in
            state.memory = TipMemory()
            state.parameters = [:]
            file = state.file
        }
        if let file, FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
    }

    func test(_ setting: (inout State) -> Void) { change(isKept: false, setting) }

    // MARK: Tips

    func status(of tip: any Tip) -> Tips.Status {
        let state = read()
        if let reason = invalidation(of: tip, state) { return .invalidated(reason) }
        return state.isConfigured && isDue(tip, state) && tip.rules.allSatisfy { $0.isTrue() } ? .available : .pending
    }

    func isShown(_ tip: any Tip) -> Bool {
        let state = read()
        if state.hides(tip) { return false }
        if state.shows(tip) { return state.memory.tips[tip.id]?.invalidation == nil }
        return status(of: tip) == .available
    }

    private func invalidation(of tip: any Tip, _ state: State) -> Tips.InvalidationReason? {
        guard let record = state.memory.tips[tip.id] else { return nil }
        if let reason = record.invalidation { return reason }
        for option in tip.options {
            if let limit = option as? Tips.MaxDisplayCount, record.displayCount >= limit.count,
                state.visible[tip.id] == nil
            {
                return .displayCountExceeded
            }
            if let limit = option as? Tips.MaxDisplayDuration, let first = record.firstDisplay,
                Date() > first.addingTimeInterval(limit.duration)
            {
                return .displayDurationExceeded
            }
        }
        return nil
    }

    /// Whether enough time has passed since a different tip was shown.
    private func isDue(_ tip: any Tip, _ state: State) -> Bool {
        guard state.frequency > 0, state.visible[tip.id] == nil, state.memory.lastTip != tip.id,
            let last = state.memory.lastDisplay
        else { return true }
        if tip.options.contains(where: { ($0 as? Tips.IgnoresDisplayFrequency)?.ignores == true }) { return true }
        return Date() >= last.addingTimeInterval(state.frequency)
    }

    func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
        change { $0.memory.tips[id, default: TipMemory.Record()].invalidation = reason }
    }

    func forget(_ id: String) { change { $0.memory.tips[id] = nil } }

    /// A view shows a tip.
    func appear(_ id: String) {
        change { state in
            state.visible[id, default: 0] += 1
            guard state.visible[id] == 1 else { return }
            var record = state.memory.tips[id] ?? TipMemory.Record()
            record.displayCount += 1
            record.firstDisplay = record.firstDisplay ?? Date()
            state.memory.tips[id] = record
            (state.memory.lastTip, state.memory.lastDisplay) = (id, Date())
        }
    }

    /// A view no longer shows a tip.
    func disappear(_ id: String) {
        change(isKept: false) { state in
            guard let count = state.visible[id] else { return }
            state.visible[id] = count > 1 ? count - 1 : nil
        }
    }

    // MARK: The tip beside a view

    /// The tip that is shown beside a view.
    var popover: String? { read().popover }

    /// Shows a tip beside a view, unless a different one is shown.
    func beginPopover(_ id: String) { change(isKept: false) { if $0.popover == nil { $0.popover = id } } }
    func endPopover(_ id: String) { change(isKept: false) { if $0.popover == id { $0.popover = nil } } }

    // MARK: Events and parameters

    func donations(of id: String, _ limit: Tips.DonationLimit) -> [TipMemory.Donation] {
        let donations = read().memory.events[id] ?? []
        guard let age = limit.age else { return donations }
        let start = Date(timeIntervalSinceNow: -age.seconds)
        return donations.filter { $0.date >= start }
    }

    func donate<Value: Encodable>(_ id: String, _ value: Value, _ limit: Tips.DonationLimit) {
        guard let json = try? JSONEncoder().encode([value]) else { return }
        change { state in
            let donations = (state.memory.events[id] ?? []) + [TipMemory.Donation(date: Date(), json: json)]
            state.memory.events[id] = donations.suffix(limit.count)
        }
    }

    func parameter<Value: Decodable>(_ name: String) -> Value? {
        let state = read()
        guard let json = state.parameters[name] ?? state.memory.parameters[name] else { return nil }
        return try? JSONDecoder().decode([Value].self, from: json).first
    }

    func setParameter<Value: Encodable>(_ name: String, _ value: Value, isKept: Bool) {
        guard let json = try? JSONEncoder().encode([value]) else { return }
        let state = state.withLock { $0 }
        if json == (state.parameters[name] ?? state.memory.parameters[name]) { return }
        change(isKept: isKept) { state in
            if isKept { state.memory.parameters[name] = json } else { state.parameters[name] = json }
        }
    }

    // MARK: Values over time

    /// Returns the different values of a function over time.
    func values<Value: Equatable & Sendable>(_ value: @escaping @Sendable () -> Value) -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
        let id = UUID()
        let last = Locked<Value?>(nil)
        let send: @Sendable () -> Void = {
            let new = value()
            if last.exchange(new) != new { continuation.yield(new) }
        }
        continuation.onTermination = { [state] _ in state.withLock { $0.listeners[id] = nil } }
        state.withLock { $0.listeners[id] = send }
        send()
        return stream
    }
}
