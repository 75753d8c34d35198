import Foundation

/// A value that is stored in user defaults and persists between runs of the app.
///
/// A change evaluates the bodies that read the value, in all views that use the same key of the same defaults:
///
/// ```swift
/// @AppStorage("sortsByName") private var sortsByName = false
/// ```
///
/// The value is stored in `store`, or else in the defaults that ``View/defaultAppStorage(_:)`` sets, or else in
/// `UserDefaults.standard`. On Linux, the standard defaults are a file in `~/.config` with the name of the program.
///
/// A value that other code sets with `UserDefaults.set(_:forKey:)` is noticed after the current turn of the main run
/// loop. Foundation on Linux posts no notification for it. A thread that sets a value while the app is idle must post
/// `UserDefaults.didChangeNotification`; otherwise the value is noticed with the next event.
///
/// A background thread writes changes to disk a moment later, and before the app ends.
@propertyWrapper
public struct AppStorage<Value> {
    private let key: String
    private let store: UserDefaults?
    private let initialValue: Value
    private let coding: DefaultsCoding<Value>
    private var installed: DefaultsLocation<Value>?

    /// - Parameter initialValue: the value while the defaults have no value of the right type for the key.
    init(
        _ initialValue: Value,
        key: String,
        store: UserDefaults?,
        coding: DefaultsCoding<Value>
    ) {
        self.key = key
        self.store = store
        self.initialValue = initialValue
        self.coding = coding
    }

    /// The value.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.value = newValue }
    }

    /// A binding to the value, accessed with a `$` prefix.
    public var projectedValue: Binding<Value> {
        Binding(location: location)
    }

    /// The location of the value. Outside of a view, such as in a model, there is no environment that provides
    /// defaults.
    private var location: DefaultsLocation<Value> {
        installed ?? makeLocation(in: store ?? .standard)
    }

    private func makeLocation(in store: UserDefaults) -> DefaultsLocation<Value> {
        DefaultsLocation(.named(key, in: store), initialValue: initialValue, coding: coding)
    }
}

extension AppStorage: NodeProperty {
    package mutating func install(in storage: inout AnyObject?, of node: Node) {
        let location = makeLocation(in: store ?? node.environment.defaultAppStorage)
        // The node keeps the location alive, because a value that is only passed on as a binding has no other reader.
        storage = location
        installed = location
    }
}

extension AppStorage: ComparableInput {
    package static func isSameInput(_ old: AppStorage, _ new: AppStorage) -> Bool {
        guard old.key == new.key, old.store === new.store else { return false }
        guard let initialValue = old.initialValue as? any Equatable else { return true }
        return initialValue.isEqual(to: new.initialValue)
    }
}

// Sendable: `UserDefaults` may be used on any thread, the closures of `coding` capture no mutable state, and
// `installed` is a reference to a location, which is Sendable.
extension AppStorage: @unchecked Sendable where Value: Sendable {}
