/// The toasts that are shown, oldest first.
@MainActor
@Observable
final class ToastQueue {
    private(set) var toasts: [Toast] = []
    @ObservationIgnored private var nextID = 0

    /// The maximum number of toasts. Another one takes the place of the oldest.
    static let limit = 3

    nonisolated init() {}

    func show(_ text: Text, _ role: ToastRole, for duration: Duration) {
        if toasts.count == Self.limit { toasts.removeFirst() }
        toasts.append(Toast(id: nextID, text: text, role: role, duration: duration))
        nextID += 1
    }

    func remove(_ id: Int) { toasts.removeAll { $0.id == id } }
}
