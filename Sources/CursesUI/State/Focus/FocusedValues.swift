/// The key of a value that the focused view provides for the rest of the interface.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values that the focused view and its ancestors provide for the rest of the interface.
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

    /// The value of a key; `nil` if no view provides one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type; `nil` if no view provides one.
    subscript<Object: AnyObject>(type: FocusedObjectType<Object>) -> Object? {
        get { values[ObjectIdentifier(Object.self)] as? Object }
        set { values[ObjectIdentifier(Object.self)] = newValue }
    }
}

/// The views of a host that provide focused values.
@MainActor
final class FocusedValueProviders {
    private var providers = ObjectList<any FocusedValueProvider>()
    /// The number of changes. The nodes that read the values depend on it.
    let revision = StateLocation(0)

    func add(_ provider: any FocusedValueProvider) {
        providers.append(provider)
        revision.value += 1
    }

    func remove(_ provider: any FocusedValueProvider) {
        providers.remove(provider)
        revision.value += 1
    }

    /// The values of all active providers. Providers around the focus take precedence over providers for the whole
    /// scene. Among the providers around the focus, the innermost takes precedence.
    var values: FocusedValues {
        _ = revision.value
        var values = FocusedValues()
        let active = providers.filter(\.isActive)
        for provider in active where provider.isForScene { provider.provide(&values) }
        for provider in active.filter({ !$0.isForScene }).sorted(by: { $0.depth < $1.depth }) {
            provider.provide(&values)
        }
        return values
    }
}

/// A node that provides a focused value.
@MainActor
protocol FocusedValueProvider: Node {
    var isForScene: Bool { get }
    var isActive: Bool { get }
    func provide(_ values: inout FocusedValues)
}
