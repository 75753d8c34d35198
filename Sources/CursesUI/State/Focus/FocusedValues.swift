/// Names a value that the view with the focus tells the rest of the interface.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What the view with the focus, and those around it, tell the rest of the interface.
///
/// ```swift
/// struct DocumentKey: FocusedValueKey {
///     typealias Value = Document
/// }
///
/// extension FocusedValues {
///     var document: Document? {
///         get { self[DocumentKey.self] }
///         set { self[DocumentKey.self] = newValue }
///     }
/// }
/// ```
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; `nil` where nobody tells one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Those who tell values while the focus is in them, or always.
@MainActor
final class FocusedValueTellers {
    private var tellers: [any FocusedValueTeller] = []
    /// Counts the changes: who reads the values depends on it.
    let revision = StateLocation(0)

    func add(_ teller: any FocusedValueTeller) {
        tellers.append(teller)
        revision.value += 1
    }

    func remove(_ teller: any FocusedValueTeller) {
        tellers.removeAll { $0 === teller }
        revision.value += 1
    }

    /// Of those who tell a value the innermost counts; one around the focus before one for all.
    var values: FocusedValues {
        _ = revision.value
        var values = FocusedValues()
        let active = tellers.filter(\.isActive)
        for teller in active where teller.isForScene { teller.tell(&values) }
        for teller in active.filter({ !$0.isForScene }).sorted(by: { $0.depth < $1.depth }) {
            teller.tell(&values)
        }
        return values
    }
}

/// A node that tells a value.
@MainActor
protocol FocusedValueTeller: Node {
    var isForScene: Bool { get }
    var isActive: Bool { get }
    func tell(_ values: inout FocusedValues)
}
